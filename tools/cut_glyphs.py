"""Cut the Chinese characters of the faces out of LXGW WenKai Bold, as plain SVG paths.

    python tools/cut_glyphs.py LXGWWenKai-Bold.ttf > tools/faces/glyphs.json

A character is drawn in a box of 1000 units an em, y down, centred on its ink.
"""

import json
import sys
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

CHARACTERS = "一二三四五六七八九萬東南西北中發"
EM = 1000


def outlines(path: Path) -> dict[str, str]:
    """Path data by character."""
    font = TTFont(path)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    scale = EM / font["head"].unitsPerEm
    drawn = {}
    for character in CHARACTERS:
        glyph = glyphs[names[ord(character)]]
        bounds = BoundsPen(glyphs)
        glyph.draw(bounds)
        x0, y0, x1, y1 = bounds.bounds
        centre = (-(x0 + x1) / 2 * scale, (y0 + y1) / 2 * scale)
        pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, *centre)))
        drawn[character] = pen.getCommands()
    return drawn


if __name__ == "__main__":
    json.dump(outlines(Path(sys.argv[1])), sys.stdout, ensure_ascii=False, indent=0)
    sys.stdout.write("\n")
