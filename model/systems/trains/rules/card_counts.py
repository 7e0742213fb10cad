"""Which kinds of cards can come into the supply, and how many cards of each kind a game needs."""

from collections.abc import Iterator
from typing import Final

from model.scenario.scenario import Scenario
from model.systems.trains.rules.trains_rules import TrainsRules
from model.systems.trains.things.part import TrainsPart

MOST_PLAYERS: Final = 20
"""As many as the format allows at most; a file that says more is looked at so far."""


def numbers_of_players(scenario: Scenario) -> range:
    """With how many players the game can be played."""
    said = scenario.players
    fewest = min(max(1, said.min), MOST_PLAYERS)
    return range(fewest, max(fewest, min(said.max, MOST_PLAYERS)) + 1)


def selectable(part: TrainsPart, rules: TrainsRules) -> list[str]:
    """The kinds of which some come into the supply (TRN-SETUP-07)."""
    named = rules.supply.select.from_
    if named is not None:
        return [card for card in named if card in part.cards]
    elsewhere = {*rules.supply.always, *rules.start.deck}
    known = part.cards.items()
    return [key for key, one in known if one.buyable and one.count and key not in elsewhere]


def kinds_to_choose(part: TrainsPart, rules: TrainsRules) -> list[str]:
    """The kinds that games may take: those of its kit, or all that can be drawn or are in kits."""
    kit = part.kits.get(rules.supply.select.kit)
    if kit is not None:
        return [card for card in kit.cards if card in part.cards]
    drawn = selectable(part, rules)
    taken = {*drawn, *rules.supply.always}
    in_kits = (card for one in part.kits.values() for card in one.cards if card in part.cards)
    return [*drawn, *dict.fromkeys(card for card in in_kits if card not in taken)]


def needed(part: TrainsPart, rules: TrainsRules, players: range) -> dict[str, int]:
    """How many cards of each kind lie on the table, with whatever number of players needs most.

    Never more than there are in the box; kinds that no game uses are left out.
    """
    chosen = set(kinds_to_choose(part, rules))
    found = {
        key: max((sum(_used(key, card.count, rules, chosen, n)) for n in players), default=0)
        for key, card in part.cards.items()
    }
    return {key: min(number, part.cards[key].count) for key, number in found.items() if number > 0}


def pile_sizes(part: TrainsPart, rules: TrainsRules, players: int) -> dict[str, int]:
    """How many cards the piles of every game have with so many players (TRN-SETUP-05)."""
    found: dict[str, int] = {}
    for key in rules.supply.always:
        card = part.cards.get(key)
        if card is not None:
            begun = (rules.start.deck.get(key) or 0) * players
            found[key] = _pile(key, max(card.count - begun, 0), rules)
    return found


def _pile(key: str, left: int, rules: TrainsRules) -> int:
    """The pile of a card that is in every game, of the cards that starting decks leave."""
    size = rules.supply.always.get(key)
    return left if size == "all" else min(int(size or 0), left)


def _used(
    key: str, count: int, rules: TrainsRules, chosen: set[str], players: int
) -> Iterator[int]:
    """What starting decks take, and then the pile (TRN-SETUP-03 to -05, -07)."""
    begun = (rules.start.deck.get(key) or 0) * players
    yield begun
    left = max(count - begun, 0)
    if key in rules.supply.always:
        yield _pile(key, left, rules)
    elif key in chosen:
        yield min(rules.supply.select.each, left)
