"""How many cubes the set-up needs, by the number of players, against what there is."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from model.collection import Things
from model.notation import Cell
from model.systems.age_of_steam.conditions.cases import now
from model.systems.age_of_steam.conditions.place import is_one_of
from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.things.city import AgeOfSteamCity, AgeOfSteamGood
from model.systems.age_of_steam.things.cubes import Cubes, Draw, OwnCubes, StartCubes
from validator.systems.age_of_steam.survey.survey import AgeOfSteamSurvey


class Needed(NamedTuple):
    """What the set-up takes: cubes drawn from the bag, and cubes of fixed colours."""

    drawn: int
    fixed: Counter[str]


class Column(NamedTuple):
    """A column of the goods display: its name, its squares, and what the stop takes."""

    name: str
    squares: int
    filled: int
    colours: frozenset[str]


def needed(survey: AgeOfSteamSurvey, players: int) -> Needed:
    """What so many players need before the first turn."""
    situation = Situation(players=players)
    drawn = sum(column.filled for column in columns(survey, players))
    drawn += sum(tile.cubes for tile in survey.part.new_cities.values())
    drawn += sum(city.colours.kind == "random" for city in survey.printed.values())
    fixed: Counter[str] = Counter()
    for cubes in _lying(survey):
        if isinstance(cubes, int):
            drawn += cubes
        else:
            drawn += now(cubes.draw, situation) + players * now(cubes.per_player, situation)
            fixed.update(cubes.fixed)
    return Needed(drawn, fixed)


def columns(survey: AgeOfSteamSurvey, players: int) -> Iterator[Column]:
    """The columns of the display: one for each slot of printed cities, and for each New City."""
    display, situation = survey.part.display, Situation(players=players)
    squares, filled = now(display.printed, situation), now(display.fill.printed, situation)
    slots: dict[str, set[str]] = {}
    for key, city in survey.printed.items():
        for slot in city.slots:
            slots.setdefault(slot, set()).update(survey.spots.printed[key].colours)
    for slot, colours in sorted(slots.items()):
        yield Column(slot, squares, min(squares, filled), frozenset(colours))
    squares, filled = now(display.new_city, situation), now(display.fill.new_city, situation)
    for key, tile in survey.part.new_cities.items():
        colours = set(tile.colours.among(survey.scenario.goods))
        yield Column(key, squares, min(squares, filled), frozenset(colours))


def passing(survey: AgeOfSteamSurvey, draw: Draw | None, own: frozenset[str]) -> set[str]:
    """The colours of the bag that a filter lets through at a place of some colours."""
    found = {key for key, good in survey.scenario.goods.items() if in_bag(good)}
    if draw is None:
        return found
    if draw.colours:
        found &= {*draw.colours}
    out = draw.not_own_colour
    is_bound = out is True or (isinstance(out, tuple) and bool(own & {*out}))
    return found - own if is_bound else found


def in_bag(good: object) -> int:
    """How many cubes of a colour begin in the bag."""
    return good.in_bag if isinstance(good, AgeOfSteamGood) else 0


def _lying(survey: AgeOfSteamSurvey) -> Iterator[int | Cubes | StartCubes]:
    """What lies on every city, town and bare hex at the beginning."""
    for key, city in survey.scenario.cities.items():
        own = city.cubes if isinstance(city, AgeOfSteamCity) else None
        yield from _at(survey, key, own)
    data = survey.part.cells
    listed = any(_may_be_bare(entry) for entry in survey.part.start_cubes)
    bare = survey.spots.hexes() if listed else iter(data)
    for key in bare:
        if Cell.parse(key) not in survey.spots.stop_at:
            yield from _at(survey, key, data[key].cubes if key in data else None)


def _may_be_bare(entry: StartCubes) -> bool:
    """Whether an entry can be about bare hexes at all, which are many."""
    return any(not place.kind or "cell" in place.kind for place in entry.where)


def _at(survey: AgeOfSteamSurvey, key: str, own: OwnCubes) -> Iterator[int | Cubes | StartCubes]:
    if own is not None:
        yield own
        return
    spot = survey.spots.of(key)
    for entry in survey.part.start_cubes:
        if is_one_of(entry.where, spot):
            yield entry
            return
    if not survey.part.start_cubes and "printed" in spot.kinds:
        yield 2


def lying_fixed(survey: AgeOfSteamSurvey) -> Iterator[tuple[str, str]]:
    """The cities on which cubes of fixed colours begin, with those colours."""
    for key, city in survey.printed.items():
        for cubes in _at(survey, key, city.cubes):
            if not isinstance(cubes, int):
                yield from ((key, colour) for colour in sorted(set(cubes.fixed)))


def supply(survey: AgeOfSteamSurvey) -> Counter[str]:
    """How many cubes of each colour begin in the supply."""
    goods: Things[object] = Things(survey.scenario.goods)
    return Counter(
        {
            key: good.chips - good.in_bag
            for key, good in goods.items()
            if isinstance(good, AgeOfSteamGood)
        }
    )
