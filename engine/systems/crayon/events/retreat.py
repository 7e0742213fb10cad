"""Trains that a sand storm throws back to a city (CRY-EVENT-52)."""

from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.state import Task, Train
from model.systems.crayon.network.network import NOWHERE, edge_key
from model.wording.speech import tr


def retreat_from(play: Play, seat: int, number: int) -> Task | None:
    """Puts a train back to a city; where its owner has to choose one, that is the answer.

    A train that stands in a city is in the nearest one already. How far back is OPEN-CRY-62.
    """
    train = play.state.seats[seat].trains[number]
    if train.at in play.table.cities:
        return None
    goals = _last_city(play, train) or nearest_cities(play, train.at)
    if len(goals) > 1:
        return ("retreat", seat, number, *goals)
    if goals:
        put_back(play, seat, train, goals[0])
    return None


def _last_city(play: Play, train: Train) -> list[int]:
    """The last city on the way that the train came, where that way is followed."""
    if play.table.rules.event.retreat != "own-trail":
        return []
    return [cell for cell in train.trail if cell in play.table.cities][-1:]


def nearest_cities(play: Play, at: int) -> list[int]:
    """The city mileposts nearest by anybody's track, or over the map where no track leads away."""
    return _nearest(play, at, by_track=True) or _nearest(play, at, by_track=False)


def _nearest(play: Play, at: int, *, by_track: bool) -> list[int]:
    seen, layer = {at}, [at]
    while layer:
        here = sorted(cell for cell in layer if cell in play.table.cities)
        if here:
            return here
        after = []
        for cell in layer:
            for near in _steps(play, cell, by_track=by_track):
                if near not in seen:
                    seen.add(near)
                    after.append(near)
        layer = after
    return []


def _steps(play: Play, cell: int, *, by_track: bool) -> list[int]:
    sections, red = play.state.track.sections, play.table.red_steps.get(cell, ())
    return [
        near
        for near in play.table.steps[cell]
        if not by_track or near in red or edge_key(cell, near) in sections
    ]


def put_back(play: Play, seat: int, train: Train, at: int) -> None:
    """No movement, no rent, and no arrival either: only running fulfils errands (CRY-EVENT-20)."""
    train.at, train.came_from, train.trail, train.waits = at, NOWHERE, (), False
    where = play.table.place_name(at)
    play.tell(
        "retreat",
        seat,
        tr("{names}'s train goes back to {where}", names=play.names[seat], where=where),
        at=at,
    )
