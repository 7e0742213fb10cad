"""What a drag from hex to hex asks for: on each hex the sides that it comes in and goes out by."""

from collections.abc import Iterator, Sequence

from editor.systems.age_of_steam.trial_track.trial import Trial, Wish
from model.boards import grid
from model.notation import Cell
from model.systems.age_of_steam.track.chains import open_end
from model.systems.age_of_steam.track.land import NONE
from model.systems.age_of_steam.track.shapes import SIDES, bits


def longer(path: Sequence[Cell], cell: Cell) -> list[Cell]:
    """A path that goes on to a cell; back where it came from it becomes shorter."""
    found = list(path)
    for step in grid.line(found[-1], cell)[1:]:
        if len(found) > 1 and step == found[-2]:
            found.pop()
        else:
            found.append(step)
    return found


def wishes_along(trial: Trial, path: Sequence[Cell]) -> tuple[Wish, ...]:
    """The wishes of a path, beside the track that lies already."""
    return tuple(_wishes(trial, path))


def _wishes(trial: Trial, path: Sequence[Cell]) -> Iterator[Wish]:
    land = trial.track.land
    for place, cell in enumerate(path):
        hex_ = land.hex_at(cell)
        near = [*path[max(place - 1, 0) : place], *path[place + 1 : place + 2]]
        sides = [side for one in near if (side := grid.side_of(cell, one)) is not None]
        if hex_ != NONE and land.stop[hex_] != NONE:
            if sides and land.is_town[land.stop[hex_]]:
                yield Wish(cell, bits(*sides))
            continue
        if place == 0 and len(path) > 1:
            sides += _way_in(trial, hex_, sides[0])
        if len(set(sides)) > 1:
            yield Wish(cell, bits(*sides))


def _way_in(trial: Trial, hex_: int, out: int) -> list[int]:
    """The side by which track comes to the first hex of a path: what it goes on from."""
    track = trial.track
    if hex_ == NONE:
        return []
    tile = track.tiles.get(hex_)
    for section in tile.sections if tile else ():
        chain = track.chain_on(hex_, section)
        if chain is None or section >> out & 1:
            continue
        for side in SIDES[section]:
            if open_end(hex_, side) in chain.ends:
                return [one for one in SIDES[section] if one != side]
    if tile is not None:
        return []
    facing = (side for side in range(6) if side != out and track.chain_facing(hex_, side))
    return list(facing)[:1]
