"""Writing a game as plain data; what says nothing is left out, seats are counted from 1."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from engine.systems.age_of_steam.state.play import Play
from engine.systems.age_of_steam.state.state import Seat
from model.systems.age_of_steam.track.plain import to_plain

NAMES_OF = {"seating", "order"}
"""Fields that hold seats."""


def game_to_plain(play: Play) -> dict[str, Any]:
    """The whole state."""
    state = play.state
    plain: dict[str, Any] = {"names": list(play.names)}
    for one in fields(state):
        value = getattr(state, one.name)
        if one.name in NAMES_OF:
            plain[one.name] = [seat + 1 for seat in value]
        elif one.name not in ("seats", "actor", "result", "track", "doing", "agreement"):
            plain[one.name] = plain_value(value)
    plain["seats"] = [_seat(play, seat) for seat in state.seats]
    plain["actor"] = None if state.actor is None else state.actor + 1
    plain["track"] = to_plain(state.track)
    if state.result is not None:
        places = [[seat + 1 for seat in place] for place in state.result.places]
        plain["result"] = {"places": places, "reason": state.result.reason}
    said = {key: value for key, value in plain.items() if value not in (None, "", [], {})}
    for name in ("doing", "agreement"):
        value = getattr(state, name)
        said |= {} if value is None else {name: value.to_plain()}
    return said


def _seat(play: Play, seat: Seat) -> dict[str, Any]:
    plain = {one.name: plain_value(getattr(seat, one.name)) for one in fields(seat)}
    plain["engine"] = play.table.rules.engine.ladder[plain.pop("rung")]
    return {key: value for key, value in plain.items() if value not in (False, "", [], {})}


def plain_value(value: Any) -> Any:
    """Containers as lists and mappings in a fixed order."""
    if isinstance(value, Mapping):
        return {key: plain_value(value[key]) for key in sorted(value)}
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, tuple | list):
        return [plain_value(one) for one in value]
    return value
