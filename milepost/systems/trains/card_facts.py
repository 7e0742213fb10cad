"""Facts about the cards of a Trains board: piles, kits, and whose numbers are defaults."""

from typing import Any, Final

from model.scenario.preset_things import held_by, own_plain
from model.scenario.scenario import Scenario
from model.systems.trains.rules.card_counts import numbers_of_players, selectable
from model.systems.trains.rules.trains_rules import TrainsRules
from model.systems.trains.things.part import TrainsPart

NUMBERS: Final = ("cost", "value", "categories")
"""What of cards is a default, since the rulebook does not print it (TRN-OPEN-17)."""


def kits(scenario: Scenario, rules: TrainsRules) -> list[dict[str, Any]]:
    """The kits, and whether one of them is played."""
    part = scenario.part_as(TrainsPart)
    return [
        {"id": key, "cards": list(kit.cards), "is_played": key == rules.supply.select.kit}
        for key, kit in part.kits.items()
    ]


def supply(scenario: Scenario, rules: TrainsRules) -> dict[str, Any]:
    """The piles that are always there, by numbers of players, and those that are chosen."""
    part, select = scenario.part_as(TrainsPart), rules.supply.select
    always = {key: _by_players(scenario, rules, key) for key in rules.supply.always}
    kit = part.kits.get(select.kit)
    kinds = list(kit.cards) if kit is not None else selectable(part, rules)
    return {
        "always": always,
        "chosen": len(kinds) if kit is not None else select.count,
        "each": select.each,
        "among": [key for key in kinds if key in part.cards],
    }


def _by_players(scenario: Scenario, rules: TrainsRules, key: str) -> dict[str, int]:
    return {str(n): pile_size(scenario, rules, key, n) for n in numbers_of_players(scenario)}


def pile_size(scenario: Scenario, rules: TrainsRules, key: str, players: int) -> int:
    """How many cards a pile has with so many players (TRN-SETUP-05, -07)."""
    card = scenario.part_as(TrainsPart).cards.get(key)
    begun = (rules.start.deck.get(key) or 0) * players
    left = max(0, (card.count if card is not None else 0) - begun)
    size = rules.supply.always.get(key, rules.supply.select.each)
    return left if size == "all" else min(int(size), left)


def purchases(scenario: Scenario, rules: TrainsRules) -> dict[str, int | None]:
    """With how few purchases enough piles are empty, by numbers of players (TRN-CHK-46).

    Of kinds that are drawn the smallest piles are taken; None where there are too few piles.
    """
    found = supply(scenario, rules)
    end, chosen = rules.end, [key for key in found["among"] if key not in found["always"]]
    needed: dict[str, int | None] = {}
    for players in numbers_of_players(scenario):
        drawn = sorted(_sizes(scenario, rules, chosen, players))[: found["chosen"]]
        piles = sorted([*_sizes(scenario, rules, [*found["always"]], players), *drawn])
        enough = end.empty_piles and len(piles) >= end.empty_piles
        needed[str(players)] = sum(piles[: end.empty_piles]) if enough else None
    return needed


def _sizes(scenario: Scenario, rules: TrainsRules, keys: list[str], players: int) -> list[int]:
    counted = [key for key in keys if key not in rules.end.not_counted]
    return [pile_size(scenario, rules, key, players) for key in counted]


def defaults(scenario: Scenario) -> dict[str, list[str]]:
    """The cards whose numbers are those of the preset, and those of which the file says some."""
    known = scenario.part_as(TrainsPart).cards
    held = {str(one.get("id")) for one in _listed(held_by(scenario).get("cards"))}
    own = _listed(own_plain(scenario).get("cards"))
    said = {str(one.get("id")) for one in own if any(key in one for key in NUMBERS)}
    return {
        "default": [key for key in known if key in held and key not in said],
        "own": [key for key in known if key in said],
    }


def _listed(things: Any) -> list[dict[str, Any]]:
    return [one for one in things if isinstance(one, dict)] if isinstance(things, list) else []
