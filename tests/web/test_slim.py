"""Scripts and sheets lose what only their readers need, and nothing else."""

from pathlib import Path

import pytest

from spatz.web.slim import slim

STATIC = Path(__file__).parents[2] / "src" / "spatz" / "web" / "static"
SOURCES = sorted([*STATIC.rglob("*.js"), *STATIC.rglob("*.css")])


@pytest.mark.parametrize(
    ("source", "sent"),
    [
        ("/** Says why. */\nconst a = 1;\n", "\nconst a = 1;\n"),
        ("/**\n * Says why.\n * @type {number}\n */\nlet a;", "\n\n\n\nlet a;"),
        ("if (a) {\n  // why\n  b();\n}", "if (a) {\n\nb();\n}"),
        ("a(); // why", "a(); // why"),
        ("/* a */ b(); /* c */", "/* a */ b(); /* c */"),
        ("const a = 'x // y';", "const a = 'x // y';"),
        ("const a = '/* x */';", "const a = '/* x */';"),
        ("const a = `x\n  // y\n`;", "const a = `x\n  // y\n`;"),
        ("/* a */\n/* b */\n.c { d: e }", "\n\n.c { d: e }"),
        ("", ""),
    ],
    ids=str,
)
def test_only_comments_on_lines_of_their_own_and_indents_go(source: str, sent: str) -> None:
    assert slim(source) == sent


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_every_line_keeps_its_number(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    sent = slim(source)
    assert source.count("\n") == sent.count("\n")
    assert len(sent) <= len(source)
