"""A game that begins in the middle: from the position a scenario says, and back (format.md 17)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from engine.protocol import Happening, NotPlayable
from engine.systems.age_of_steam.game.going_on import ROLES, go_on
from engine.systems.age_of_steam.game.setup import begin
from engine.systems.age_of_steam.invariants.one_state import all_broken
from engine.systems.age_of_steam.plain.reading import Reader
from engine.systems.age_of_steam.plain.writing import game_to_plain
from engine.systems.age_of_steam.state.play import Play
from engine.systems.age_of_steam.turns.all_phases import PHASES
from model.forms.form import REFUSE
from model.forms.hints import form_of
from model.systems.age_of_steam.things.position import Position
from model.wording.speech import tr

_OF_TRACK = {
    "track": "tiles",
    "urbanized": "urbanized",
    "spoke_links": "spoke_links",
    "claims": "claims",
}
"""What a position says of track, and what the track itself calls it."""
_NOT_SAID = ("names", "seed", "result", "turns")
_SET_UP = ("cubes", "display", "waiting", "bag", "supply", "gone", "colours", "tokens", "blocked")
"""What set-up fills, so that a position says also that there is none."""
_PILES = ("bag", "supply", "gone")


def position_of(play: Play) -> Position:
    """The position that a game has reached; one that is over has none to go on from."""
    plain = game_to_plain(play)
    track = plain.pop("track", {})
    said = {key: value for key, value in plain.items() if key not in _NOT_SAID}
    said |= {key: track[name] for key, name in _OF_TRACK.items() if name in track}
    said |= {key: said.get(key, [] if key == "blocked" else {}) for key in _SET_UP}
    said["seats"] = [_seat_said(seat) for seat in plain["seats"]]
    found: Position = form_of(Position).read(said, (), REFUSE)
    return found


def _seat_said(seat: Mapping[str, Any]) -> dict[str, Any]:
    return {"cash": 0, "shares": 0, "income": 0} | dict(seat)


def begin_at(play: Play, position: Position) -> Iterator[Happening]:
    """Sets everything up as the position says; whatever it leaves out is as at the start."""
    happened = list(begin(play))
    said = form_of(Position).write(position)
    yield from (one for one in happened if not _is_said(play, one, said))
    _read_into(play, said)
    troubles = all_broken(play)
    if troubles:
        raise NotPlayable(tr("the position cannot be: {troubles}", troubles=troubles[0]))
    yield from _begin_phase(play, said)
    if play.state.actor is not None and not _can_act(play):
        raise NotPlayable(
            tr("in the position {actor} could do nothing", actor=play.name(play.actor))
        )


def _can_act(play: Play) -> bool:
    legal = PHASES[play.state.phase].actions(play)
    return play.state.agreement is not None or next(legal, None) is not None


def _is_said(play: Play, one: Happening, said: Mapping[str, Any]) -> bool:
    """Whether something that chance decided at set-up is decided by the position."""
    match one.kind:
        case "cube" if one.facts["place"] in play.state.display:
            return "display" in said or "waiting" in said
        case "cube":
            return "cubes" in said
        case "colour":
            return "colours" in said
        case "block" | "blocked":
            return "blocked" in said
    return one.kind in said


def _read_into(play: Play, said: Mapping[str, Any]) -> None:
    base = game_to_plain(play)
    players = len(base["seats"])
    seats = said.get("seats", [])
    if len(seats) > players:
        raise NotPlayable(tr("the position has {seats} seats, more than play", seats=len(seats)))
    plain = base | {key: value for key, value in said.items() if key not in _OF_TRACK}
    plain["track"] = {name: said[key] for key, name in _OF_TRACK.items() if key in said}
    plain["seats"] = [
        seat | (seats[number] if number < len(seats) else {})
        for number, seat in enumerate(base["seats"])
    ]
    if "bag" not in said:
        plain["bag"] = _rest(play, plain)
    left = [number + 1 for number, seat in enumerate(plain["seats"]) if seat.get("left")]
    plain["order"] = [seat for seat in plain["order"] if seat not in left]
    _names, play.state = Reader(play.table, plain, is_begun="doing" in said).game()


def _rest(play: Play, plain: Mapping[str, Any]) -> dict[str, int]:
    """The bag holds what lies nowhere else."""
    lies = Counter[str]()
    for pile in (plain.get("supply", {}), plain.get("gone", {})):
        lies.update(pile)
    for place in (*plain.get("cubes", {}).values(), *plain.get("waiting", {}).values()):
        lies.update(place)
    for squares in plain.get("display", {}).values():
        lies.update(colour for colour in squares if colour)
    for seat in plain["seats"]:
        lies.update(seat.get("kept", {}))
    goods = play.table.scenario.goods.values()
    short = [good.id for good in goods if lies[good.id] > good.chips]
    if short:
        raise NotPlayable(tr("the position has more {short} cubes than there are", short=short[0]))
    return {good.id: good.chips - lies[good.id] for good in goods if good.chips > lies[good.id]}


def _begin_phase(play: Play, said: Mapping[str, Any]) -> Iterator[Happening]:
    """Goes on where the position stands: inside a phase, at its beginning, or at that of a turn."""
    state = play.state
    if "doing" in said:
        return
    state.actor = None
    if "phase" in said:
        yield from PHASES[state.phase].begin(play)
    elif all(seat.role for seat in state.seats):
        state.phase = ROLES
    yield from go_on(play)
