"""Scripts and sheets lose what only their readers need, and nothing else."""

from pathlib import Path

import pytest

from spatz.web.slim import slim


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


def test_every_line_keeps_its_number(static: Path) -> None:
    for path in (Path(__file__).parents[2] / "src/spatz/web/static").rglob("*.js"):
        source, sent = path.read_text(), (static / "js" / path.name).read_text()
        assert source.count("\n") == sent.count("\n")
        assert len(sent) <= len(source)
