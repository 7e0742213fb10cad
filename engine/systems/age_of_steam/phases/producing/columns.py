"""Production from a column: all its cubes go to its city, or to the New City of the same slot."""

from collections.abc import Iterator

from engine.protocol import Happening, Refusal
from engine.systems.age_of_steam.actions.kinds import Column
from engine.systems.age_of_steam.state.cubes import lie_down, take_from_column, wait
from engine.systems.age_of_steam.state.play import Play, no
from model.amounts_in_words import counted
from model.systems.age_of_steam.rules.effects import Producing
from model.wording.speech import tr

NEW_CITY = "new-city"


def choices(play: Play, rule: Producing) -> list[Column]:
    """Every column that may be named, and where its cubes go."""
    ways = ("", NEW_CITY) if rule.to_new_city else ("",)
    found = [Column(slot, way) for slot in play.table.cities_of for way in ways]
    return [one for one in found if why_not(play, rule, one) is None]


def why_not(play: Play, rule: Producing, action: Column) -> Refusal | None:
    slot = action.slot
    if slot not in play.table.cities_of:
        return no("AOM-ACTION-11", tr("{slot} is no column of a printed city", slot=slot))
    if not any(play.state.display.get(slot, ())):
        return no("AOM-ACTION-11", tr("the column {slot} is empty", slot=slot))
    if action.to not in ("", NEW_CITY) or (action.to and not rule.to_new_city):
        return no("AOM-ACTION-11", tr("the cubes go to the printed city"))
    if not action.to and not _city(play, slot):
        return no("AOM-DELIVERY-05", tr("the city of {slot} takes no cubes any more", slot=slot))
    if action.to and not _new_city(play, slot):
        return no("AOM-ACTION-11", tr("no New City has the slot {slot}", slot=slot))
    return None


def _city(play: Play, slot: str) -> str:
    open_ = [one for one in play.table.cities_of[slot] if one not in play.state.closed]
    return open_[0] if open_ else ""


def _new_city(play: Play, slot: str) -> str:
    tiles = play.table.part.new_cities.values()
    return next((tile.id for tile in tiles if slot in tile.slots and _is_open(play, tile.id)), "")


def _is_open(play: Play, new_city: str) -> bool:
    town = _town_of(play, new_city)
    return not town or town not in play.state.closed


def _town_of(play: Play, new_city: str) -> str:
    urbanized = play.state.track.urbanized
    return next((town for town in sorted(urbanized) if urbanized[town] == new_city), "")


def do(play: Play, seat: int, action: Column) -> Iterator[Happening]:
    state, slot = play.state, action.slot
    tile = _new_city(play, slot) if action.to else ""
    place = _town_of(play, tile) if tile else _city(play, slot)
    moved = 0
    while colour := take_from_column(state, slot):
        moved += 1
        if place:
            lie_down(state, place, colour)
        else:
            wait(state, tile, colour)
    where = play.table.place_name(place) if place else tr("New City {tile}", tile=tile)
    text = tr(
        "{seat} brings {cubes} of {slot} to {where}",
        seat=play.name(seat),
        cubes=counted(moved, "cube"),
        slot=slot,
        where=where,
    )
    yield Happening("column", seat, text, {"column": slot, "place": place or tile})
