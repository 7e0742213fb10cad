"""Every printed variation changes exactly the rules it is printed to change."""

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

CR, EB = "china-rails", "empire-builder"
GONE = object()  # the game has no such entry

SLOW_FREIGHT = {
    "trains.slow-freight.name": "Slow Freight",
    "trains.slow-freight.speed": 6,
    "trains.slow-freight.half_rate": 3,
    "trains.slow-freight.capacity": 2,
    "trains.slow-freight.upgrades.freight": 20,
    "trains.slow-freight.crossgrades": {},
    "trains.slow-freight.count": None,
}
FAST_TRAINS = {
    "trains.freight.speed": 12,
    "trains.freight.half_rate": 6,
    "trains.fast-freight.speed": 16,
    "trains.fast-freight.half_rate": 8,
    "trains.heavy-freight.speed": 12,
    "trains.heavy-freight.half_rate": 6,
    "trains.super-freight.speed": 16,
    "trains.super-freight.half_rate": 8,
}

CHANGES: dict[tuple[str, str], dict[str, Any]] = {
    (EB, "fast-start"): {"start.cash": 60, "start.build_rounds": 3},
    (EB, "fast-trains"): FAST_TRAINS,
    (CR, "fast-trains"): FAST_TRAINS,
    (EB, "drop-dealt-events"): {"start.shuffle_events_back": False},
    (EB, "no-rail-tax"): {"tax.enabled": False},
    (EB, "cash-only-win"): {"win.majors": 0},
    (CR, "cash-only-win"): {"win.majors": 0, "win.links": 0},
    (EB, "sudden-death"): {"sudden_death.enabled": True, "deck.reshuffle": "never"},
    (EB, "honeymoon-chips"): {"chips.fewer_per_good": 1},
    (EB, "honeymoon-cities"): {"city.small.max_players": 1, "city.medium.max_players": 2},
    (EB, "honeymoon-entry"): {"city.small.needs_demand": True},
    (EB, "honeymoon-drop"): {"dropped.goes": "city-unless-supplied", "dropped.per_city": 1},
    (EB, "borrowing"): {"loan.enabled": True},
    (CR, "mercy"): {
        "loan.enabled": True,
        "loan.who": "trapped",
        "loan.use": "anything",
        "loan.repay": "when-possible",
    },
    (EB, "late-payment"): {"rent.when": "late"},
    (EB, "backtracking"): {"move.reverse": "anywhere-for-a-turn"},
    (EB, "restart"): {"restart.enabled": True},
    (EB, "time-limit"): {"time_limit.enabled": True},
    (CR, "time-limit"): {"time_limit.enabled": True},
    (EB, "equal-turns"): {"win.equal_turns": True},
    (EB, "crossgrading"): {"crossgrade.enabled": True},
    (EB, "slow-start"): {"start.cash": 30, "start.trains": ("slow-freight",), **SLOW_FREIGHT},
    (EB, "limited-city-access"): {
        "build.from_major_limit": 1,
        "city.small.max_sections": 2,
        "city.medium.max_sections": 2,
    },
    (EB, "field-warehousing"): {"dropped.goes": "city", "dropped.turns": 4},
    (EB, "open-contracts"): {"open_contracts.enabled": True},
    (EB, "reshuffle-card"): {"deck.reshuffle_cards": 1},
    (EB, "cost-to-move"): {"move.own_track_fee": 1},
    (EB, "cost-to-load"): {"load.move_points": 1},
    (EB, "additional-trains"): {"start.trains": ("freight", "fast-freight")},
    (EB, "four-cards"): {"turn.hand_size": 4},
    (EB, "branching"): {"build.origins": "any-track"},
    (EB, "track-trade"): {"track_trade.enabled": True},
    (EB, "circus"): {"circus.enabled": True},
    (EB, "published-counts"): {
        "declared.cities": 51,
        "declared.majors": 6,
        "declared.event_cards": 20,
    },
    (CR, "published-counts"): {
        "declared.cities": 52,
        "declared.majors": 4,
        "declared.demand_cards": 136,
        "declared.event_cards": 20,
        "declared.chips": 100,
    },
}

PRINTED = {
    "CRY-VAR-01": (CR, "fast-trains"),
    "CRY-VAR-02": (CR, "mercy"),
    "CRY-VAR-03": (CR, "time-limit"),
    "CRY-VAR-10": (EB, "fast-start"),
    "CRY-VAR-11": (EB, "fast-trains"),
    "CRY-VAR-12": (EB, "drop-dealt-events"),
    "CRY-VAR-13": (EB, "no-rail-tax"),
    "CRY-VAR-14": (EB, "cash-only-win"),
    "CRY-VAR-15": (EB, "sudden-death"),
    "CRY-VAR-20": (EB, "honeymoon-chips"),
    "CRY-VAR-21": (EB, "honeymoon-cities"),
    "CRY-VAR-22": (EB, "honeymoon-entry"),
    "CRY-VAR-23": (EB, "honeymoon-drop"),
    "CRY-VAR-24": (EB, "borrowing"),
    "CRY-VAR-25": (EB, "late-payment"),
    "CRY-VAR-26": (EB, "backtracking"),
    "CRY-VAR-27": (EB, "restart"),
    "CRY-VAR-31": (EB, "time-limit"),
    "CRY-VAR-32": (EB, "equal-turns"),
    "CRY-VAR-35": (EB, "crossgrading"),
    "CRY-VAR-40": (EB, "slow-start"),
    "CRY-VAR-41": (EB, "limited-city-access"),
    "CRY-VAR-42": (EB, "field-warehousing"),
    "CRY-VAR-43": (EB, "open-contracts"),
    "CRY-VAR-44": (EB, "reshuffle-card"),
    "CRY-VAR-45": (EB, "cost-to-move"),
    "CRY-VAR-46": (EB, "cost-to-load"),
    "CRY-VAR-50": (EB, "additional-trains"),
    "CRY-VAR-51": (EB, "branching"),
    "CRY-VAR-52": (EB, "track-trade"),
    "CRY-VAR-54": (EB, "circus"),
    "CRY-VAR-55": (EB, "circus"),
}


def marked(change: tuple[str, str]) -> Any:
    marks = [pytest.mark.rule(rule) for rule, printed in PRINTED.items() if printed == change]
    return pytest.param(*change, marks=marks, id=" ".join(change))


def difference(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    places = before.keys() | after.keys()
    pairs = {place: (before.get(place, GONE), after.get(place, GONE)) for place in places}
    return {place: new for place, (old, new) in pairs.items() if old != new}


@pytest.mark.parametrize(("preset", "variant"), [marked(change) for change in CHANGES])
def test_a_variation_changes_exactly_this(presets: Any, preset: str, variant: str) -> None:
    before, after = presets.leaves(preset), presets.leaves(preset, variant)
    assert difference(before, after) == CHANGES[preset, variant]


def test_every_printed_variation_has_its_switch_in_the_preset_of_its_book(presets: Any) -> None:
    for rule, (preset, variant) in PRINTED.items():
        assert rule in presets.variants(preset)[variant]["rules_ids"]
        assert preset in presets.variants(preset)[variant]["printed_in"]


def test_no_variant_is_left_without_its_table(presets: Any) -> None:
    known = {variant for _, variant in CHANGES}
    assert set(presets.variants(EB)) | set(presets.variants(CR)) == known


@pytest.mark.rule("CRY-VAR-50")
def test_four_cards_are_an_agreement_of_their_own(presets: Any) -> None:
    assert presets.rules(EB, "additional-trains").turn.hand_size == 3
    assert presets.rules(EB, "additional-trains", "four-cards").turn.hand_size == 4


@pytest.mark.rule("CRY-WIN-06")
def test_equal_turns_are_no_variation_of_china_rails(presets: Any) -> None:
    assert presets.rules(CR).win.equal_turns
    assert "equal-turns" not in presets.variants(CR)


@pytest.mark.parametrize("preset", [CR, EB])
def test_every_variant_is_introduced(presets: Any, preset: str) -> None:
    for variant in presets.variants(preset).values():
        assert variant["title"]
        assert variant["rules_ids"]
        assert variant["about"].endswith(".")


@pytest.mark.parametrize("preset", [CR, EB])
def test_variants_exclude_each_other_mutually(presets: Any, preset: str) -> None:
    offered = presets.variants(preset)
    for name, variant in offered.items():
        for other in variant.get("excludes", []):
            assert name in offered[other]["excludes"]


@pytest.mark.parametrize("preset", [CR, EB])
def test_variants_that_want_different_values_exclude_each_other(presets: Any, preset: str) -> None:
    base, offered = presets.leaves(preset), presets.variants(preset)
    changes = {name: difference(base, presets.leaves(preset, name)) for name in offered}
    for one, other in combinations(offered, 2):
        shared = changes[one].keys() & changes[other].keys()
        if any(changes[one][place] != changes[other][place] for place in shared):
            assert other in offered[one]["excludes"]


@pytest.mark.parametrize("preset", [CR, EB])
@given(data=st.data())
def test_variants_that_go_together_all_have_their_way(
    presets: Any, preset: str, data: st.DataObject
) -> None:
    offered, base = presets.variants(preset), presets.leaves(preset)
    chosen: list[str] = []
    for name in data.draw(st.permutations(sorted(offered))):
        if not set(chosen) & set(offered[name].get("excludes", [])):
            chosen.append(name)
    together = presets.leaves(preset, *chosen)
    for name in chosen:
        wanted = difference(base, presets.leaves(preset, name))
        assert {place: together[place] for place in wanted} == wanted


@pytest.mark.rule("CRY-VAR-41")
@pytest.mark.rule("CRY-VAR-20")
def test_some_variations_are_meant_for_few_players_and_some_for_many(presets: Any) -> None:
    meant = {name: one["players"] for name, one in presets.variants(EB).items() if "players" in one}
    assert meant == {
        "honeymoon-chips": {"min": 2, "max": 3},
        "honeymoon-cities": {"min": 2, "max": 3},
        "honeymoon-entry": {"min": 2, "max": 3},
        "honeymoon-drop": {"min": 2, "max": 3},
        "limited-city-access": {"min": 5},
    }
