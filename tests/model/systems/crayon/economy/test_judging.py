"""A deck is judged by the formula, and balanced without touching anything else in its file."""

from difflib import ndiff

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from model.bundled import bundled_scenarios
from model.files.scenario_files import open_file, read_text, text_after
from model.scenario.change import apply
from model.systems.crayon.economy.judging import balance_change, judged_deck
from model.systems.crayon.economy.market import market_of
from model.systems.crayon.economy.proposing import CannotPropose
from tests.model.systems.crayon.economy.small_maps import PLAIN, market

DECK = """\
demands:   # written by hand
  # The first card.
  9: [aston fish 6, colby tea 20, dunster fish 21]
  4:
  - byford coal 60   # far too much
  - colby coal 21
  - aston tea 3
"""


def test_a_deck_is_judged_demand_by_demand() -> None:
    verdict = judged_deck(market(more=DECK))
    told = {(one.card, str(one.demand)): one.is_within for one in verdict.judged}
    assert told == {
        ("4", "byford coal 60"): False,
        ("4", "colby coal 21"): True,
        ("4", "aston tea 3"): False,
        ("9", "aston fish 6"): True,
        ("9", "colby tea 20"): False,
        ("9", "dunster fish 21"): True,
    }
    assert verdict.within == 3
    assert verdict.cities == {"aston": 2, "byford": 1, "colby": 2, "dunster": 1}
    assert verdict.goods == {"coal": 2, "fish": 2, "salt": 0, "tea": 2}


def test_a_demand_that_nobody_can_meet_is_outside_and_stays() -> None:
    one = market(more="demands:\n  1: [aston gold 5, aston tea 24, byford coal 8]\n")
    verdict = judged_deck(one)
    assert [judged.fair is None for judged in verdict.judged] == [True, False, False]
    assert not verdict.judged[0].is_within
    assert not balance_change(one)


def test_balancing_changes_the_payouts_outside_the_band_and_no_other_byte() -> None:
    file = read_text(PLAIN + DECK, "plain")
    one = market_of(file.scenario)
    text = text_after(file, apply(file.scenario, balance_change(one)))
    fair = {key: value.amount for key, value in one.fair.items()}
    expected = (
        DECK.replace("byford coal 60", f"byford coal {fair['byford', 'coal']}")
        .replace("aston tea 3", f"aston tea {fair['aston', 'tea']}")
        .replace("colby tea 20", f"colby tea {fair['colby', 'tea']}")
    )
    assert text == PLAIN + expected
    again = market_of(read_text(text, "plain").scenario)
    assert judged_deck(again).within == 6
    assert not balance_change(again)


def test_only_the_cards_that_are_named_are_balanced() -> None:
    one = market(more=DECK)
    assert [step.route for step in balance_change(one, ["4"]).steps] == [("demands", "4")]
    with pytest.raises(CannotPropose, match="no card 5"):
        balance_change(one, ["5"])


def test_a_narrower_band_asks_for_more_changes() -> None:
    tutorial = open_file(bundled_scenarios()["tutorial"]).scenario
    changes = [len(balance_change(market_of(tutorial, band)).steps) for band in (0, 20, 100)]
    assert changes == sorted(changes, reverse=True)


@given(st.lists(st.tuples(st.integers(0, 107), st.integers(0, 90)), min_size=1, max_size=6))
@settings(max_examples=25)
def test_whatever_payouts_a_deck_has_balancing_touches_only_strays(
    slips: list[tuple[int, int]],
) -> None:
    file = open_file(bundled_scenarios()["tutorial"])
    lines = file.document.text.split("\n")
    first = next(n for n, line in enumerate(lines) if line.startswith("  1: [koralia"))
    for place, pays in slips:
        demands = lines[first + place // 3].split(", ")
        words = demands[place % 3].split(" ")
        bracket = "]" if words[-1].endswith("]") else ""
        demands[place % 3] = " ".join([*words[:-1], f"{pays}{bracket}"])
        lines[first + place // 3] = ", ".join(demands)
    changed = read_text("\n".join(lines), "tutorial")
    one = market_of(changed.scenario)
    before = judged_deck(one)
    text = text_after(changed, apply(changed.scenario, balance_change(one)))
    after = judged_deck(market_of(read_text(text, "tutorial").scenario))
    assert after.within == len(after.judged)
    for old, new in zip(before.judged, after.judged, strict=True):
        assert old.demand[:2] == new.demand[:2]
        assert old.demand == new.demand or not old.is_within
    strays = {one.card for one in before.judged if not one.is_within}
    removed = [line for line in ndiff(lines, text.split("\n")) if line.startswith("- ")]
    assert {line.split(":")[0].strip("- ") for line in removed} == strays
