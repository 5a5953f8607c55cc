"""Cut the fonts of the pages to the letters that our languages need.

    python tools/cut_fonts.py SOURCES src/spatz/web/static/fonts

SOURCES holds the WOFF2 files of the npm packages @fontsource/inter and @fontsource/eb-garamond.
Latin and Latin Extended-A become files of their own: a page in English loads the first alone.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FACES = ("inter-{}-400", "inter-{}-600", "eb-garamond-{}-600")
PUNCTUATION = (0x2009, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022)
SIGNS = (0x2026, 0x202F, 0x20AC, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212)
LATIN = {*range(0x20, 0x7F), *range(0xA0, 0x100), *PUNCTUATION, *SIGNS}
EXTENDED = {*range(0x100, 0x180)}
FEATURES = ["kern", "tnum", "locl", "ccmp", "mark"]


def cut(source: Path, target: Path, letters: set[int]) -> None:
    """Write the font with these letters alone."""
    options = Options(
        flavor="woff2",
        layout_features=FEATURES,
        hinting=False,
        desubroutinize=True,
        name_IDs=[1, 2],
    )
    font = TTFont(source)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)


def main(sources: Path, target: Path) -> None:
    """Cut every face twice."""
    for face in FACES:
        for subset, letters in (("latin", LATIN), ("latin-ext", EXTENDED)):
            name = face.format(subset)
            found = next(sources.rglob(f"{name}-normal.woff2"))
            cut(found, target / f"{name}.woff2", letters)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
