"""What lies on a board in play: track with the letters of its railroad, heads, Boomtown markers."""

from collections.abc import Mapping

from drawing.map.marks.piece_kinds import Drawn
from drawing.systems.santa_fe.pieces.boom_markers import boom_markers
from drawing.systems.santa_fe.pieces.laid_track import heads, laid_track
from drawing.systems.santa_fe.railroads.livery import liveries
from model.scenario.scenario import Scenario

KINDS = {
    "track": Drawn(laid_track, is_over=False),
    "head": Drawn(heads, is_over=False),
    "boom-marker": Drawn(boom_markers),
}
IN_KEY = True
"""Whose pieces are whose is told by the key of the board: seats have none."""


def colours(scenario: Scenario) -> Mapping[str, str]:
    """The colours of the railroads."""
    return {key: one.colour for key, one in liveries(scenario).items()}
