"""The centre of a Major City whose `at` is a slip: the member that has all others around it."""

from difflib import SequenceMatcher

from model.boards import grid
from model.notation import Cell
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.wording.speech import tr
from validator.finding import Repair
from validator.repairs.value_repairs import saying


def centre_among(city: City) -> Cell | None:
    """The member around which the others lie; of several the one most like what is written."""
    if city.at in city.members:
        return None
    fitting = [
        cell
        for cell in city.members
        if all(grid.distance(cell, other) <= 1 for other in city.members)
    ]
    return max(fitting, key=lambda cell: _likeness(cell, city.at), default=None)


def _likeness(cell: Cell, written: Cell | None) -> float:
    return SequenceMatcher(None, str(cell), str(written or "")).ratio()


def centred(scenario: Scenario, city: City) -> Repair | None:
    """The repair that makes one of its members the centre of a city; whoever made it is asked."""
    centre = centre_among(city)
    if centre is None:
        return None
    route = ("cities", city.id, "at")
    return saying(scenario, tr("make {centre} its centre", centre=centre), {route: str(centre)})
