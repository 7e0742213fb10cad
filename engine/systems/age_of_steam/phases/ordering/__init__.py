"""Determine Player Order: an auction, a table, a rotation, or the first place is bought.

The modules offer the phase to the game as one: `begin`, `actions`, `why_not`, `do`.
"""

from collections.abc import Iterator
from typing import Any

from engine.protocol import Action, Happening, NotPlayable, Refusal
from engine.systems.age_of_steam.actions.kinds import Bid, Decline, Pass, Pay, Top
from engine.systems.age_of_steam.phases.ordering import auction, buying, fixed
from engine.systems.age_of_steam.state.play import Play
from engine.systems.age_of_steam.table.table import Table
from model.wording.speech import later, tr

KINDS = (Bid, Pass, Top, Pay, Decline)
NOW = later("players settle their order")
RULE = "AOS-AUCTION-01"

_ASKED: dict[str, Any] = {"auction": auction, "pay-first": buying}
"""The ways in which somebody is asked."""


def begin(play: Play) -> Iterator[Happening]:
    """Settles the order or asks for it; one player alone has none (AOM-SETUP-02)."""
    for seat in play.state.seats:
        seat.goes_without = False
    if len(play.state.order) < 2:
        return
    mode = play.table.rules.order.mode
    yield from _ASKED.get(mode, fixed).begin(play)


def actions(play: Play) -> Iterator[Action]:
    return _mode(play.table).actions(play)  # type: ignore[no-any-return]


def why_not(play: Play, action: Any) -> Refusal | None:
    return _mode(play.table).why_not(play, action)  # type: ignore[no-any-return]


def do(play: Play, action: Any) -> Iterator[Happening]:
    return _mode(play.table).do(play, action)  # type: ignore[no-any-return]


def doing_from_plain(table: Table, plain: Any) -> Any:
    if table.rules.order.mode not in _ASKED:
        raise NotPlayable(tr("nobody is asked about the order here"))
    return _mode(table).doing_from_plain(plain)


def _mode(table: Table) -> Any:
    return _ASKED[table.rules.order.mode]
