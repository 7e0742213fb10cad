"""A saved game as plain data, for systems whose whole game is a position of their scenarios."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.played_game import Playing
from engine.protocol import NotPlayable, Result
from model.forms.form import REFUSE, DoesNotFit, Form


class SavedGame(NamedTuple):
    """What plain data says of a game."""

    names: tuple[str, ...]
    seed: int
    position: Any
    """What the form of the system's positions has read."""
    result: Result | None


def saved_to_plain(play: Playing, form: Form, position: object) -> dict[str, Any]:
    """The whole game as plain data."""
    result = play.state.result
    plain: dict[str, Any] = {
        "names": list(play.names),
        "seed": play.state.seed,
        "position": form.write(position),
    }
    if result is not None:
        plain["result"] = {"places": [list(one) for one in result.places], "reason": result.reason}
    return plain


def saved_from_plain(plain: Mapping[str, Any], form: Form, system: str) -> SavedGame:
    """What plain data says; NotPlayable where it is no game."""
    try:
        names, seed = tuple(str(one) for one in plain["names"]), int(plain["seed"])
        position = form.read(plain["position"], (), REFUSE)
    except (KeyError, TypeError, ValueError, DoesNotFit) as trouble:
        raise NotPlayable(f"this is no saved game of {system}: {trouble}") from None
    return SavedGame(names, seed, position, _result(plain.get("result"), len(names)))


def _result(plain: Any, players: int) -> Result | None:
    if plain is None:
        return None
    try:
        places = tuple(tuple(int(seat) for seat in place) for place in plain["places"])
        reason = str(plain["reason"])
    except (KeyError, TypeError, ValueError):
        raise NotPlayable("the result of the saved game cannot be read") from None
    if sorted(seat for place in places for seat in place) != list(range(players)):
        raise NotPlayable("the result of the saved game does not rank everybody")
    return Result(places, reason)
