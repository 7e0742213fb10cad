"""Playing a script: actions in notation, one a line, up to the first that is refused."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from engine.logs.game_log import ARROW, SEATED
from engine.protocol import Happening, Refused
from milepost.playing.host import Host
from milepost.terminal.say import Refusal
from model.notation import NotationError

LARGEST = 64 * 1024 * 1024


class Line(NamedTuple):
    """An action of a script, where it stands, and the seat that it names, counted from 0."""

    place: str
    action: str
    seat: int | None = None


class Stopped(Exception):
    """A script that cannot go on: place and sentence."""


def script_lines(named: str) -> list[Line]:
    """The actions of a script file, or of what is typed where the name is -."""
    try:
        data = sys.stdin.read(LARGEST + 1) if named == "-" else _text(Path(named))
    except UnicodeDecodeError:
        raise Refusal(f"{named}: a script is text in UTF-8") from None
    if len(data) > LARGEST:
        raise Refusal(f"{named}: a script has at most {LARGEST:,} characters")
    return list(_actions(named, data.removeprefix("\ufeff").split("\n")))


def _text(path: Path) -> str:
    with path.open(encoding="utf-8") as file:
        return file.read(LARGEST + 1)


def _actions(named: str, lines: Sequence[str]) -> Iterator[Line]:
    """The actions; whatever a log says behind an arrow is left to chance here."""
    for number, line in enumerate(lines, 1):
        action = line.partition("#")[0].partition(ARROW)[0].strip()
        seated = SEATED.fullmatch(action)
        if seated is not None:
            yield Line(f"{named}:{number}", seated[2], int(seated[1]) - 1)
        elif action:
            yield Line(f"{named}:{number}", action)


def play_script(host: Host, lines: Sequence[Line]) -> Iterator[list[Happening]]:
    """Plays the lines for the people of a game, the bots in between; tells what happened."""
    for line in lines:
        while host.is_bots_turn():
            yield host.play_bot()
        try:
            seat = _seat(host, line)
            yield host.play(host.game.read(line.action, seat), seat)
        except (NotationError, Refused) as trouble:
            raise Stopped(f"{line.place}: {line.action}: {trouble}") from None


def _seat(host: Host, line: Line) -> int | None:
    """Who acts: the seat that the line names, or the first person who is awaited."""
    if line.seat is None:
        return host.actor
    if line.seat >= len(host.game.names):
        raise Stopped(f"{line.place}: there is no seat {line.seat + 1} in this game")
    if line.seat not in host.people:
        raise Stopped(f"{line.place}: seat {line.seat + 1} is played by a bot")
    return line.seat
