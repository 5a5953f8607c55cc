"""``spatz layouts``: the built-in layouts."""

import json

import click


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list, with all tiles.")
def layouts(as_json: bool) -> None:
    """List the layouts."""
    from spatz.core.wire import write_layout
    from spatz.layouts.builtin import LAYOUTS
    from spatz.text.catalogue import Catalogue
    from spatz.text.names import layout_description, layout_name

    english = Catalogue("en")
    if as_json:
        found = [write_layout(one, layout_name(english, one.id)) for one in LAYOUTS.values()]
        print(json.dumps(found, separators=(",", ":")))
        return
    for layout in LAYOUTS.values():
        about = layout_description(english, layout.id)
        print(f"{layout.id:<10} {len(layout.places):>4} tiles  {about}")
