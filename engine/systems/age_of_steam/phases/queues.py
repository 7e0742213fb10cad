"""Players who act one after another in a phase, each once."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.protocol import NotPlayable
from engine.systems.age_of_steam.state.play import Play
from model.wording.speech import tr


@dataclass(slots=True)
class Queue:
    """Who is still to act, the next one first; who acts now has left it."""

    seats: list[int]

    def copy(self) -> "Queue":
        return Queue(self.seats[:])

    def to_plain(self) -> Any:
        return {"seats": [seat + 1 for seat in self.seats]}


def next_in(play: Play) -> None:
    """Makes the next in the queue the actor; nobody if it is empty, so that the phase is over."""
    seats = play.state.doing.seats
    play.state.actor = seats.pop(0) if seats else None


def queue_from_plain(plain: Any) -> Queue:
    if not isinstance(plain, Mapping):
        raise NotPlayable(tr("who is still to act is told by seats"))
    return Queue(seats_from_plain(plain.get("seats", [])))


def seats_from_plain(plain: Any) -> list[int]:
    """Seats as people count them, from 1."""
    if not isinstance(plain, list) or not all(type(one) is int and 1 <= one <= 8 for one in plain):
        raise NotPlayable(tr("a list of seats is needed"))
    return [one - 1 for one in plain]
