"""What the docs say is there is there, and what is there is in the docs."""

import doctest
import re
import tomllib
from pathlib import Path

import click
import pytest

import spatz
from spatz.cli.main import cli
from spatz.dealing.dealers import DEALERS
from spatz.game.scoring import SCORING_RULES, SCORINGS
from spatz.web.settings import CONFIG, PREFIX, Settings, read_settings
from tests.docs.project import ROOT, SOURCE, docs, error_codes, read

FRONT = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
PAGES = [*(ROOT / name for name in FRONT), *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


def options() -> list[tuple[str, str]]:
    """Every option of every command."""
    return [
        (name, parameter.opts[0])
        for name, command in cli.commands.items()
        for parameter in command.params
        if isinstance(parameter, click.Option)
    ]


@pytest.mark.parametrize("name", cli.commands)
def test_every_command_is_in_the_docs(name: str) -> None:
    assert f"`spatz {name}`" in docs() or f"\n## spatz {name}" in docs()


@pytest.mark.parametrize(("command", "option"), options())
def test_every_option_is_in_the_docs(command: str, option: str) -> None:
    sections = re.split(r"^## ", read("docs/players/commands.md"), flags=re.MULTILINE)
    (section,) = (found for found in sections if found.startswith(f"spatz {command}"))
    assert f"`{option}" in section


@pytest.mark.parametrize("name", Settings.__struct_fields__)
def test_every_setting_is_in_the_docs(name: str) -> None:
    assert f"| `{name}` | `{PREFIX}{name.upper()}` |" in read("docs/players/settings.md")


def test_the_file_of_settings_in_the_docs_can_be_read(tmp_path: Path) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", read("docs/players/settings.md"), re.DOTALL)
    path = tmp_path / "spatz.toml"
    path.write_text(example)
    settings = read_settings({CONFIG: str(path)})
    assert settings.hosts == ("mahjong.example.org",)


def test_every_error_is_in_the_docs_and_no_other() -> None:
    told = re.findall(r"^\| `([a-z-]+)` \|", read("docs/players/errors.md"), re.MULTILINE)
    assert sorted(told) == sorted(error_codes())


@pytest.mark.parametrize("name", [*SCORINGS, *DEALERS])
def test_every_scoring_and_every_dealer_is_in_the_docs(name: str) -> None:
    assert f"`{name}`" in docs()


@pytest.mark.parametrize("name", SCORING_RULES)
def test_the_points_of_every_scoring_are_in_the_docs(name: str) -> None:
    sections = re.split(r"^## ", read("docs/players/scoring.md"), flags=re.MULTILINE)
    (section,) = (found for found in sections if found.startswith(f"`{name}`"))
    told = re.findall(r"\| ([−\d,]+) \|$", section, re.MULTILINE)
    points = [f"{rule.points:,}".replace("-", "−") for rule in SCORING_RULES[name]]
    assert told == points


def test_every_command_of_make_that_is_told_of_exists() -> None:
    told = set(re.findall(r"\bmake ([a-z]+)\b", "\n".join(map(page_code, PAGES))))
    targets = set(re.findall(r"^([a-z]+):", read("Makefile"), re.MULTILINE))
    assert told - targets == set()
    assert {"play", "test", "check", "long", "golden", "bench", "pins", "clean"} <= targets


def page_code(page: Path) -> str:
    """What stands as code on a page."""
    text = page.read_text(encoding="utf-8")
    return "\n".join([*re.findall(r"```.*?```", text, re.DOTALL), *re.findall(r"`[^`]+`", text)])


@pytest.mark.parametrize("document", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_link_to_a_file_leads_there(document: Path) -> None:
    targets = LINK.findall(document.read_text(encoding="utf-8"))
    assert [one for one in targets if not (document.parent / one).exists()] == []


@pytest.mark.parametrize("document", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_examples_run(document: Path) -> None:
    result = doctest.testfile(
        str(document), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS
    )
    assert result.failed == 0


def test_every_room_has_a_page() -> None:
    rooms = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    pages = {path.stem for path in (ROOT / "docs" / "design").glob("*.md")}
    assert rooms - pages == set()


def test_what_the_package_offers_is_what_it_exports() -> None:
    names = {name for name in vars(spatz) if not name.startswith("_")}
    rooms = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert sorted(spatz.__all__) == sorted(names - rooms)


def test_the_version_is_in_the_changelog_or_still_to_come() -> None:
    version = tomllib.loads(read("pyproject.toml"))["project"]["version"]
    changes = read("CHANGELOG.md")
    assert f"## [{version}]" in changes or "## [Unreleased]" in changes


def test_every_font_that_is_shipped_is_credited() -> None:
    fonts = [path for kind in ("woff2", "woff", "ttf", "otf") for path in SOURCE.rglob(f"*.{kind}")]
    credited = re.sub(r"\W", "", read("NOTICE")).lower()
    families = {re.split(r"[-.]", path.name)[0].lower() for path in fonts}
    assert [family for family in families if family not in credited] == []
