"""What a change of a Trains board means for play: what rails cost, the supply, and how it ends."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from model.abilities.ground import NoGround
from model.amounts_in_words import counted, listed
from model.notation import Cell
from model.scenario.scenario import Scenario
from model.systems.trains.building.ways import Reached, reached_from
from model.systems.trains.ground import TrainsGround, ground_of
from model.systems.trains.rules.card_counts import kinds_to_choose
from model.systems.trains.things.part import TrainsPart
from model.wording.speech import tr
from validator.reviews.game_changes import GameChange, GameChanges

MOST_PLACES: Final = 120
"""On a board with more cities and remote places their ways are not compared."""


class Far(NamedTuple):
    """How far a place is from the nearest other city."""

    coin: int
    rails: int

    def __str__(self) -> str:
        return tr("{coin} coin for {rails}", coin=self.coin, rails=counted(self.rails, "rail"))


def game_changes(old: Scenario, new: Scenario) -> GameChanges:
    """Places that cost more or less to come to, and what is different in the supply."""
    before, after = _ground(old), _ground(new)
    if before is None or after is None:
        return GameChanges()
    moved = dict(_moved(before, after))
    ways = _told("ways", tr("What it costs to come to places"), "way", _way_lines(moved, after))
    supply = _told("supply", tr("The supply and the end"), "supply", _supply_lines(before, after))
    data: dict[str, Any] = {"ways": [_as_data(key, *pair) for key, pair in moved.items()]}
    return GameChanges(tuple(one for one in (ways, supply) if one.lines), data)


def _told(title: str, heading: str, word: str, lines: Iterator[str]) -> GameChange:
    many = "places" if title == "ways" else "changes"
    return GameChange(title, heading, word, tuple(lines), many.removesuffix("s"), many)


def _ground(scenario: Scenario) -> TrainsGround | None:
    try:
        return ground_of(scenario)
    except NoGround:
        return None


# -- ways


def _moved(
    old: TrainsGround, new: TrainsGround
) -> Iterator[tuple[str, tuple[Far | None, Far | None]]]:
    """The places of both whose way from the nearest other city is another one, far ones first."""
    if max(len(one.scenario.cities) for one in (old, new)) > MOST_PLACES:
        return
    before, after = _far(old), _far(new)
    both = [key for key in after if key in before and after[key] != before[key]]
    for key in sorted(both, key=lambda key: _weight(before[key], after[key])):
        yield key, (before[key], after[key])


def _weight(before: Far | None, after: Far | None) -> int:
    if before is None or after is None:
        return -(10**6)
    return -abs(after.coin - before.coin)


def _far(ground: TrainsGround) -> dict[str, Far | None]:
    """By place the cheapest way from another city; None where none leads there."""
    land, found = ground.land, dict[str, Far | None]()
    cities = {cell: land.ground[cell].city for cell in land.cities.values()}
    for key, city in ground.scenario.cities.items():
        if city.at is not None and city.at in land.ground:
            others = [cell for cell in cities if cell != city.at]
            found[key] = _way(reached_from(land, others), city.at)
    return found


def _way(found: dict[Cell, Reached], goal: Cell) -> Far | None:
    return Far(found[goal].coin, found[goal].rails) if goal in found else None


def _way_lines(
    moved: dict[str, tuple[Far | None, Far | None]], ground: TrainsGround
) -> Iterator[str]:
    for key, (before, after) in moved.items():
        name = ground.scenario.cities[key].name or key
        if after is None:
            yield tr(
                "no rail comes from any other city to {name} any more ({before} before)",
                name=name,
                before=before,
            )
        elif before is None:
            yield tr(
                "rails can come to {name} now, with {after} from the nearest city",
                name=name,
                after=after,
            )
        else:
            yield tr(
                "{name}: {after} from the nearest city, not {before}",
                name=name,
                after=after,
                before=before,
            )


def _as_data(key: str, before: Far | None, after: Far | None) -> dict[str, Any]:
    plain = [None if one is None else one._asdict() for one in (before, after)]
    return {"place": key, "before": plain[0], "after": plain[1]}


# -- the supply and the end


def _supply_lines(old: TrainsGround, new: TrainsGround) -> Iterator[str]:
    yield from _kinds(old, new)
    room = [sum(one.room for one in of.land.ground.values()) for of in (old, new)]
    if room[0] != room[1]:
        stations = new.land.rules.markers.stations
        yield (
            tr(
                "cities have room for {room} stations now, not for {room2}, "
                "and there are {stations}",
                room=room[1],
                room2=room[0],
                stations=stations,
            )
        )
    best = [_best(of) for of in (old, new)]
    if best[0] != best[1]:
        yield tr("remote places score {best} in all now, not {best2}", best=best[1], best2=best[0])


def _kinds(old: TrainsGround, new: TrainsGround) -> Iterator[str]:
    """The kinds of cards that games can have now, and those that they no longer can."""
    before, after = _all_kinds(old), _all_kinds(new)
    come = [key for key in after if key not in before]
    gone = [key for key in before if key not in after]
    if come:
        yield tr("games can have {names} now", names=_names(new.part, come))
    if gone:
        yield tr("games cannot have {names} any more", names=_names(old.part, gone))


def _all_kinds(ground: TrainsGround) -> dict[str, None]:
    rules, part = ground.land.rules, ground.part
    kinds = (*kinds_to_choose(part, rules), *rules.supply.always, *rules.start.deck)
    return dict.fromkeys(key for key in kinds if key in part.cards)


def _names(part: TrainsPart, keys: list[str]) -> str:
    return listed([part.cards[key].title for key in keys])


def _best(ground: TrainsGround) -> int:
    """What markers on all remote places score."""
    rules = ground.land.rules
    return rules.scoring.remote * sum(one.number for one in ground.land.ground.values())
