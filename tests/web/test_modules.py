"""The page names its scripts, all of them and no other."""

from importlib.resources import files

from spatz.web.modules import modules_of

SCRIPTS = files("spatz.web") / "static" / "js"
ONLY_TYPES = "types.js"


def test_main_leads_to_every_script() -> None:
    written = {path.name for path in SCRIPTS.iterdir() if path.name.endswith(".js")}
    assert set(modules_of("main.js")) == written - {ONLY_TYPES}


def test_a_module_is_named_once_and_before_what_it_imports() -> None:
    named = modules_of("main.js")
    assert named[0] == "main.js"
    assert len(named) == len(set(named))


def test_a_module_without_imports_stands_alone() -> None:
    assert modules_of(ONLY_TYPES) == (ONLY_TYPES,)
