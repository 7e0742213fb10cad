"""The last turn: who is ahead with what coin can still buy ends the game, others do not."""

from collections.abc import Sequence
from typing import Any

from engine.systems.trains.planning.now import Now
from engine.systems.trains.turns import ending
from model.systems.trains.effects.pieces import Rail, Station


def purchase(now: Now) -> str | None:
    """A card to buy in what is the last turn, or so that it is one and won; None otherwise."""
    wanted = _emptying(now)
    if wanted is None:
        return None
    spent = sum(now.table.cards[card].cost for card in wanted)
    points = _points(now, wanted)
    last = _most_points(now, now.coin - spent)
    if _is_over(now):
        return last
    if _lead(now) + points + (_points(now, [last]) if last else 0) <= 0:
        return None
    return last or wanted[0]


def ends_badly(now: Now, card: str) -> bool:
    """Whether it would end the game to buy a card, with another ahead."""
    if _is_over(now) or now.play.state.supply[card] > 1 or _missing(now) != 1:
        return False
    if card in now.table.rules.end.not_counted:
        return False
    points = _points(now, [card])
    last = _most_points(now, now.coin - now.table.cards[card].cost)
    return _lead(now) + points + (_points(now, [last]) if last else 0) < 0


def verdict(now: Now, parts: Sequence[Any]) -> bool | None:
    """Whether parts that place the last marker or station are applied; None where they do not."""
    rules, look = now.table.rules, now.look
    if _is_over(now):
        return None
    rails = sum(one.rail for one in parts if isinstance(one, Rail))
    stations = sum(one.station for one in parts if isinstance(one, Station))
    is_last = bool(rails) and rules.end.all_track and look.markers_left <= rails
    built = sum(now.play.state.stations.values()) + stations
    if not is_last and not (
        stations and rules.end.all_stations and built >= rules.markers.stations
    ):
        return None
    last = _most_points(now, now.coin + now.coming)
    gain = now.parts(parts) + (_points(now, [last]) if last else 0)
    return _lead(now) + gain > 0


def _is_over(now: Now) -> bool:
    return bool(ending.why_over(now.play))


def _lead(now: Now) -> int:
    """How many points the player has more than the best of the others."""
    scores = list(ending.all_scores(now.play))
    own = scores.pop(now.play.state.actor)
    return own - max(scores, default=0)


def _points(now: Now, cards: Sequence[str]) -> int:
    return sum(now.table.cards[card].points for card in cards)


def _missing(now: Now) -> int:
    """How many more piles must be empty until the game ends; 0 where that is no end."""
    end, supply = now.table.rules.end, now.play.state.supply
    empty = sum(not n for card, n in supply.items() if card not in end.not_counted)
    return end.empty_piles - empty if end.empty_piles else 0


def _emptying(now: Now) -> list[str] | None:
    """What must be bought so that the game ends with this turn; None where that cannot be."""
    missing, piles, cards = _missing(now), now.play.piles_for(now.look.seat), now.table.cards
    if _is_over(now):
        return []
    if not 1 <= missing <= 3:
        return None
    kept = now.table.rules.end.not_counted
    there = [(n, card) for card, n in piles.items() if n and card not in kept]
    costs = sorted((n * cards[card].cost, n, card) for n, card in there if cards[card].buyable)
    wanted = costs[:missing]
    if len(wanted) < missing or sum(cost for cost, _, _ in wanted) > now.coin:
        return None
    return [card for _, n, card in wanted for _ in range(n)]


def _most_points(now: Now, coin: int) -> str | None:
    """The card of most points that can be paid, if any."""
    cards = now.table.cards
    found = [
        (cards[card].points, card)
        for card, left in now.play.piles_for(now.look.seat).items()
        if left and cards[card].buyable and cards[card].points and cards[card].cost <= coin
    ]
    return max(found)[1] if found else None
