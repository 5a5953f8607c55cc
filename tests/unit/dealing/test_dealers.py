"""dealers.py: the table of dealers, and a deal by its id."""

import hashlib
import os
import subprocess
import sys

import pytest

from spatz.core.deal import DealId
from spatz.dealing.chain import chain_1
from spatz.dealing.constructed import constructed
from spatz.dealing.dealers import DEALERS, DEFAULT_DEALER, UnknownDealerError, deal, exact_name
from spatz.dealing.uniform import uniform
from spatz.layouts.builtin import LAYOUTS
from tests.boards import one_row

DEAL_42 = "spider/identity/constructed/42"
PRINT_DEAL_42 = f"""
from spatz.core.deal import DealId
from spatz.dealing.dealers import deal
from spatz.layouts.builtin import LAYOUTS
print(*(face.value for face in deal(DealId.read("{DEAL_42}"), LAYOUTS["spider"]).deal.faces))
"""


def test_every_dealer_has_one_name() -> None:
    assert dict(DEALERS) == {"constructed": constructed, "uniform": uniform, "chain-1": chain_1}
    assert DEFAULT_DEALER in DEALERS


def test_uniform_is_the_chain_where_hardly_anything_can_be_won() -> None:
    assert exact_name("uniform", LAYOUTS["turtle"]) == "uniform"
    assert exact_name("uniform", one_row(40)) == "chain-1"
    assert exact_name("constructed", one_row(40)) == "constructed"


def test_a_deal_is_found_by_its_id_that_was_written_down() -> None:
    """T39: the number is kept with the deal."""
    deal_id = DealId("turtle", "classic", "constructed", 999_999_999)
    first = deal(deal_id, LAYOUTS["turtle"])
    assert first.deal.rules.name == "classic"
    assert deal(DealId.read(deal_id.write()), LAYOUTS["turtle"]) == first


def test_an_unknown_dealer_is_refused() -> None:
    with pytest.raises(UnknownDealerError) as refused:
        deal(DealId("turtle", "classic", "cheat", 1), LAYOUTS["turtle"])
    assert refused.value.facts == {"field": "dealer", "name": "cheat"}


@pytest.mark.parametrize("seed", ["0", "1"])
def test_a_deal_is_the_same_in_every_process(seed: str) -> None:
    """T34: neither the order of hashes nor the speed of the machine has a say."""
    there = subprocess.run(
        [sys.executable, "-c", PRINT_DEAL_42],
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        check=True,
    ).stdout.split()
    here = [
        face.value.encode() for face in deal(DealId.read(DEAL_42), LAYOUTS["spider"]).deal.faces
    ]
    assert (
        hashlib.sha256(b" ".join(there)).hexdigest() == hashlib.sha256(b" ".join(here)).hexdigest()
    )
