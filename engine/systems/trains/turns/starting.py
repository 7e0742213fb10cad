"""The first markers, in order (TRN-SETUP-10 to -12)."""

from collections.abc import Iterator

from engine.protocol import Happening, Refusal
from engine.systems.trains.actions import kinds as act
from engine.systems.trains.state.play import Play
from model.notation import Cell
from model.wording.speech import tr


def choices(play: Play) -> list[act.TrainsAction]:
    """The hexes on which nobody has started yet."""
    taken = play.state.markers
    return [act.Start(cell) for cell in play.table.starts() if cell not in taken]


def why_not(play: Play, action: act.TrainsAction) -> Refusal:
    """Why a game does not begin so."""
    if not isinstance(action, act.Start):
        return Refusal("TRN-SETUP-10", tr("first everybody places a marker"))
    land, cell = play.table.land, action.cell
    if cell not in land.ground:
        return Refusal("TRN-SETUP-10", tr("there is no hex {cell}", cell=cell))
    if cell not in land.open:
        return Refusal(
            "TRN-SETUP-10", tr("nobody starts on {terrain}", terrain=land.ground[cell].terrain)
        )
    if land.ground[cell].number:
        return Refusal("TRN-SETUP-10", tr("nobody starts in a remote place"))
    return Refusal("TRN-SETUP-10", tr("another player has started there"))


def start(play: Play, cell: Cell) -> Iterator[Happening]:
    """Places a first marker, without cost and Waste."""
    state = play.state
    seat = state.starter() or 0
    state.seats[seat].markers.add(cell)
    state.markers[cell] = state.markers.get(cell, 0) + 1
    text = tr(
        "{names} starts on {cell}", names=play.names[seat], cell=play.table.land.name_of(cell)
    )
    yield Happening("starts", seat, text, {"cell": str(cell)})
