"""The pages' templates, with the words of a catalogue."""

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined

from spatz.text.catalogue import LANGUAGES, Catalogue


def render(template: str, lang: str, static: str, **more: object) -> bytes:
    """A page in this language. The template knows ``t`` (a key and its values to words),
    ``lang``, ``languages``, ``static`` (where the static files are) and what else is handed in."""
    catalogue = Catalogue(lang)
    page = _environment().get_template(template)
    told = {"t": catalogue.say, "lang": lang, "languages": LANGUAGES, "static": static, **more}
    return page.render(told).encode()


@cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("spatz.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
