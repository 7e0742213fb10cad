"""Reading how far a build has come from plain data, which may come from strangers."""

from collections.abc import Mapping
from typing import Any

from engine.protocol import NotPlayable
from engine.systems.age_of_steam.phases.building.snapshots import OF_SEAT, OF_STATE, Snapshot
from engine.systems.age_of_steam.phases.building.so_far import BUILD, KEEP, NATIONALISE, SoFar
from engine.systems.age_of_steam.phases.queues import seats_from_plain
from engine.systems.age_of_steam.state.state import Counts
from engine.systems.age_of_steam.table.table import Table
from model.notation import Cell
from model.systems.age_of_steam.track.land import NONE
from model.systems.age_of_steam.track.owners import owner_of
from model.systems.age_of_steam.track.plain import from_plain
from model.systems.age_of_steam.track.shapes import sides_in
from model.wording.speech import tr

MOST = 10_000


def so_far_from_plain(table: Table, plain: Any) -> SoFar:
    """How far the build had come; NotPlayable where that is broken."""
    try:
        return _so_far(table, plain)
    except (ValueError, TypeError, AttributeError, KeyError) as trouble:
        raise NotPlayable(
            tr("the build so far cannot be read: {trouble}", trouble=trouble)
        ) from None


def _so_far(table: Table, plain: Any) -> SoFar:
    found = SoFar(table.land, seats_from_plain(plain.get("seats", [])))
    found.stage = plain.get("stage", BUILD)
    if found.stage not in (BUILD, KEEP, NATIONALISE):
        raise ValueError("there is no such stage of a build")
    found.hexes = tuple(_hex(table, text) for text in _list(plain, "hexes"))
    found.builds = _whole(plain.get("builds", 0))
    found.prices = tuple(map(_whole, _list(plain, "prices")))
    found.urbanized = tuple(_known(table.towns, town) for town in _list(plain, "urbanized"))
    found.to_cities = _counts(plain.get("to_cities", {}), table.scenario.cities)
    found.groups = _counts(plain.get("groups", {}), table.part.link_groups)
    fresh = _counts(plain.get("fresh", {}), None)
    found.fresh = {_section(table, text): number for text, number in fresh.items()}
    found.since = _whole(plain.get("since", 0))
    claims = (pair for pair in _list(plain, "claims"))
    found.claims = tuple((str(key), owner_of(str(owner))) for key, owner in claims)
    found.chosen = tuple(_section(table, text) for text in _list(plain, "chosen"))
    found.held = _whole(plain.get("held", 0))
    if "back_to" in plain:
        found.back_to = _snapshot(table, plain["back_to"])
    return found


def _snapshot(table: Table, plain: Any) -> Snapshot:
    state, seat = plain["state"], plain["seat"]
    if set(state) != set(OF_STATE) or set(seat) != set(OF_SEAT):
        raise ValueError("what can be rolled back to is not complete")
    colours, places = table.colours, {*table.scenario.cities, *table.hexes}
    of_state: dict[str, Any] = {
        key: _counts(state[key], colours) for key in ("bag", "supply", "gone")
    }
    of_state["cubes"] = _nested(state["cubes"], places, colours)
    of_state["waiting"] = _nested(state["waiting"], table.part.new_cities, colours)
    of_state["display"] = {
        _known(table.columns, key): tuple(_known(("", *colours), one) for one in squares)
        for key, squares in state["display"].items()
    }
    of_state["tokens"] = _counts(state["tokens"], table.rules.tokens)
    of_state["once"] = frozenset(map(str, state["once"]))
    of_seat = {
        "cash": _whole(seat["cash"]),
        "income": _whole(seat["income"], least=-MOST),
        "tokens": _counts(seat["tokens"], table.rules.tokens),
        "spent": tuple(_known(table.benefits, one) for one in seat["spent"]),
    }
    so_far = _so_far(table, {**plain["so_far"]})
    return Snapshot(from_plain(table.land, plain["track"]), so_far, of_state, of_seat)


def _list(plain: Any, name: str) -> list[Any]:
    found = plain.get(name, [])
    if not isinstance(found, list) or len(found) > MOST:
        raise ValueError(f"{name} is no list")
    return found


def _whole(plain: Any, least: int = 0) -> int:
    if type(plain) is not int or not least <= plain <= 1 << 53:
        raise ValueError("a number is needed")
    return plain


def _known(known: Any, plain: Any) -> str:
    if not isinstance(plain, str) or plain not in known:
        raise ValueError(f"{str(plain)[:40]} is unknown")
    return plain


def _counts(plain: Any, known: Any) -> Counts:
    if not isinstance(plain, Mapping) or len(plain) > MOST:
        raise ValueError("how many there are of each is needed")
    return {
        (key if known is None else _known(known, key)): _whole(number)
        for key, number in plain.items()
    }


def _nested(plain: Any, places: Any, known: Any) -> dict[str, Counts]:
    return {_known(places, place): _counts(there, known) for place, there in plain.items()}


def _hex(table: Table, text: Any) -> int:
    found = table.land.hex_at(Cell.parse(text))
    if found == NONE:
        raise ValueError(f"there is no hex {text}")
    return found


def _section(table: Table, text: str) -> int:
    cell, _, sides = text.partition("/")
    return _hex(table, cell) * 64 + sides_in(sides)
