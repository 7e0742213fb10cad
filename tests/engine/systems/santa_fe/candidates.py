"""Actions that might be tried in a state, to compare with the legal ones.

Every kind of action comes with all its arguments that a board has, and some that it has not.
"""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

from engine.protocol import Refused
from engine.rulebook import NoSuchRule, find
from engine.systems.santa_fe.actions import kinds as act
from engine.systems.santa_fe.game import SantaFeGame

MOST_LAYS = 150


def candidates(game: SantaFeGame, rng: Random) -> Iterator[Any]:
    """Actions of every kind that somebody might try here."""
    yield from (act.Enough(), act.Done(), act.Stop(), act.Pass())
    yield from _cards(game, rng)
    yield from _lays(game, rng)
    known = game.table.part.boom_markers
    for marker, city in product((*known, "moon"), (*game.table.land.cities, "atlantis")):
        yield act.Mark(marker, city)
    for size in range(5):
        yield from (act.Exchange(places) for places in combinations(range(1, 6), size))


def _cards(game: SantaFeGame, rng: Random) -> Iterator[Any]:
    table = game.table
    special = [*dict.fromkeys((*table.special_cards, *table.short_line_cards)), "double-deck"]
    yield from (act.Draw(card) for card in (act.DECK, *special))
    hands = [card for seat in game.state.seats for card in seat.hand]
    some = [*dict.fromkeys((*hands, *special, *rng.sample(table.city_cards, 3)))]
    yield from (act.Draw(card) for card in some)
    yield from (act.PlayCards((card,)) for card in some)
    yield from (act.PlayCards(pair) for pair in product(some, special))
    yield from (act.PlayCards(pair) for pair in product(special[:4], some[:4]))


def _lays(game: SantaFeGame, rng: Random) -> Iterator[Any]:
    """Pieces of every railroad on some lines from both ends, and on all that it has begun."""
    land, track = game.table.land, game.state.track
    found = list[Any]()
    for railroad, line in product((*land.railroads, "none"), land.lines.values()):
        for start, to in ((line.a, line.b), (line.b, line.a)):
            for name, is_branch in product(("", line.id), (False, True)):
                found.append(act.LayPiece(railroad, start, to, name, is_branch))
    own = [one for one in found if any(key in _between(game, one) for key in track.pieces)]
    yield from rng.sample(found, min(len(found), MOST_LAYS))
    yield from rng.sample(own, min(len(own), MOST_LAYS))


def _between(game: SantaFeGame, lay: act.LayPiece) -> tuple[str, ...]:
    return game.table.land.between(lay.start, lay.to)


def disagreements(game: SantaFeGame, rng: Random) -> list[str]:
    """Where legal actions, refusals and texts of a state do not fit together, for all who act."""
    before = game.to_plain()
    found = [trouble for seat in game.actors for trouble in _of(game, seat, rng)]
    if game.to_plain() != before:
        found.append("asking has changed the game")
    return found


def _of(game: SantaFeGame, seat: int, rng: Random) -> list[str]:
    legal: list[Any] = list(game.actions(seat))
    found = [f"{action} comes twice" for action in legal if legal.count(action) > 1]
    for action in legal:
        refusal = game.why_not(action, seat)
        if refusal is not None:
            found.append(f"{action} is legal and refused: {refusal}")
        if game.read(str(action)) != action:
            found.append(f"{action} is read as {game.read(str(action))}")
    known = set(legal)
    tried = (one for one in candidates(game, rng) if one not in known)
    return found + [trouble for one in tried for trouble in _not_refused(game, seat, one)]


def _not_refused(game: SantaFeGame, seat: int, action: Any) -> Iterator[str]:
    refusal = game.why_not(action, seat)
    if refusal is None:
        yield f"{action} is not refused, and not among the legal actions"
        return
    if not refusal.sentence:
        yield f"{action} is refused without a reason"
    try:
        find(refusal.rule)
    except NoSuchRule:
        yield f"{action} is refused by {refusal.rule}, of which the rulebook knows nothing"
    try:
        game.play(action, seat)
    except Refused:
        return
    yield f"{action} is refused by why_not and played all the same"
