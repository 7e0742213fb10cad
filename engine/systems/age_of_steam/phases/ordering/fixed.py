"""Orders that nobody is asked about: by a table, or the first goes to the end (AOM-ORDER-01)."""

from collections.abc import Iterator, Sequence

from engine.protocol import Happening
from engine.systems.age_of_steam.phases.told_order import told
from engine.systems.age_of_steam.state.play import Play


def begin(play: Play) -> Iterator[Happening]:
    """The new order; in the first turn the one that was drawn has not been used yet and stays."""
    state, order = play.state, play.table.rules.order
    if order.mode == "table":
        said = order.table.get(str(state.turn), ())
        state.order = _living(play, [state.seating[n - 1] for n in said if 1 <= n <= state.players])
    elif state.turn > 1:
        state.order = (*state.order[1:], state.order[0])
    yield told(play)


def _living(play: Play, said: Sequence[int]) -> tuple[int, ...]:
    """Those of an order who are not out; whoever it does not name keeps his place behind them."""
    rest = [seat for seat in play.state.order if seat not in said]
    return tuple([seat for seat in said if seat in play.state.order] + rest)
