"""Settings come from a file, the environment and flags, and a wrong one is named."""

from pathlib import Path

import pytest

from spatz.web.settings import Settings, SettingsError, read_settings, to_environment


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "spatz.toml"
    path.write_text('database = "from-file"\nhosts = ["a.test"]\nthreads = 2\n')
    return path


def test_nothing_said_means_the_defaults() -> None:
    assert read_settings({}) == Settings()


def test_flags_go_before_the_environment_and_that_before_the_file(file: Path) -> None:
    environment = {"SPATZ_CONFIG": str(file), "SPATZ_DATABASE": "from-env", "SPATZ_THREADS": "3"}
    settings = read_settings(environment, {"database": "from-flag"})
    assert settings == Settings(database="from-flag", threads=3, hosts=("a.test",))


def test_lists_and_switches_can_be_said_in_the_environment() -> None:
    settings = read_settings({"SPATZ_HOSTS": "a.test, b.test,", "SPATZ_HTTPS": "true"})
    assert (settings.hosts, settings.https) == (("a.test", "b.test"), True)


@pytest.mark.parametrize(
    "settings",
    [
        Settings(),
        Settings(database="sqlite:////a b", hosts=("*",), https=True, proxies=("::1", "10.0.0.1")),
    ],
    ids=["defaults", "others"],
)
def test_settings_pass_through_the_environment_unchanged(settings: Settings) -> None:
    assert read_settings(to_environment(settings)) == settings


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("threads = 0", "threads"),
        ('threads = "2"', "threads"),
        ("https = 1", "https"),
        ("hosts = [1]", "hosts"),
        ('hosts = "a.test"', "hosts"),
        ("colour = 1", "colour"),
        ("writes = -1", "writes"),
        ("database =", ""),
    ],
)
def test_a_wrong_setting_in_the_file_is_named(tmp_path: Path, text: str, field: str) -> None:
    path = tmp_path / "spatz.toml"
    path.write_text(text)
    with pytest.raises(SettingsError) as raised:
        read_settings({"SPATZ_CONFIG": str(path)})
    assert raised.value.facts == {"source": str(path), "field": field}
    assert raised.value.reason


@pytest.mark.parametrize(
    ("environment", "flags", "source", "field"),
    [
        ({"SPATZ_THREADS": "many"}, {}, "environment", "threads"),
        ({"SPATZ_HTTPS": "perhaps"}, {}, "environment", "https"),
        ({}, {"threads": "2"}, "flags", "threads"),
        ({}, {"port": 1}, "flags", "port"),
    ],
)
def test_a_wrong_setting_elsewhere_is_named(
    environment: dict[str, str], flags: dict[str, object], source: str, field: str
) -> None:
    with pytest.raises(SettingsError) as raised:
        read_settings(environment, flags)
    assert raised.value.facts == {"source": source, "field": field}


@pytest.mark.parametrize("content", [None, b"\xff\xfe"], ids=["missing", "no text"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "spatz.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(SettingsError) as raised:
        read_settings({"SPATZ_CONFIG": str(path)})
    assert raised.value.source == str(path)
