"""What pointing at a card means, where it may be dragged, and why nothing can be done with it."""

from editor.play.match.match import Match, Meaning
from editor.play.match.offers import Offered, best_of_each
from engine.protocol import Refusal
from engine.showing.card_zones import CardSpot, Zone
from engine.showing.plans import Plan

Ways = dict[str, tuple[Plan, ...]]
"""What is done where a card is let go, by the name of the zone."""


def zones_of(match: Match) -> tuple[Zone, ...]:
    """The cards that may be shown now; none in games whose cards are told of players alone."""
    return tuple(match.aid.zones(match.game, match.viewer))


def with_card(match: Match, spot: CardSpot) -> Meaning:
    """What a click on a card means."""
    offered = _offered(match, spot)
    if offered:
        return Meaning(tuple(one.plan for one in offered))
    refusal = match.not_your_turn
    if refusal is None:
        action = match.aid.with_card(match.game, spot)
        refusal = None if action is None else match.game.why_not(action)
    return Meaning(refusal=refusal)


def _offered(match: Match, spot: CardSpot) -> list[Offered]:
    """One of each that is called differently: alike cards need no question."""
    some = best_of_each(match.offers.with_card.get(spot, ()), None)
    return list({one.title: one for one in reversed(some)}.values())[::-1]


def ways(match: Match, spot: CardSpot) -> Ways:
    """Where a card can be dragged to: zones that have more cards when it is done."""
    before = _sizes(zones_of(match), spot)
    found: dict[str, tuple[Plan, ...]] = {}
    for plan in with_card(match, spot).plans:
        for zone, size in _sizes(_after(match, plan), spot).items():
            if size > before.get(zone, 0):
                found[zone] = (*found.get(zone, ()), plan)
    return found


def _sizes(zones: tuple[Zone, ...], spot: CardSpot) -> dict[str, int]:
    return {zone.name: zone.size for zone in zones if zone.name != spot.zone}


def _after(match: Match, plan: Plan) -> tuple[Zone, ...]:
    """The cards as they would lie then."""
    game = match.game.copy()
    for action in plan.actions:
        game.play(action)
    return tuple(match.aid.zones(game, match.viewer))


def hint(title: str, meaning: Meaning) -> str:
    """A card, and what a click on it would do, or why it does nothing."""
    texts = [plan.text for plan in meaning.plans]
    if meaning.refusal is not None:
        texts = [_why(meaning.refusal)]
    return ": ".join(filter(None, (title, " / ".join(texts))))


def _why(refusal: Refusal) -> str:
    return str(refusal) if refusal.rule else refusal.sentence
