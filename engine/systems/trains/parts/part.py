"""What is asked of every part of a card."""

from collections.abc import Iterator
from typing import Any

from engine.protocol import Happening, Refusal
from engine.systems.trains.actions.kinds import TrainsAction
from engine.systems.trains.state.play import Play


class Part:
    """A part that can always be applied and asks for nothing; others say more.

    `begin` does what needs no decision, and notes in `resolving.left` how many decisions there are
    to make; `done` makes one of them. A part is over when none is left.
    """

    def why_not(self, play: Play, effect: Any) -> Refusal | None:
        """Why it cannot be applied now."""
        return None

    def begin(self, play: Play, effect: Any) -> Iterator[Happening]:
        """Does it, as far as there is nothing to decide."""
        raise NotImplementedError

    def choices(self, play: Play, effect: Any) -> list[TrainsAction]:
        """What the player may decide now."""
        return []

    def is_asked(self, play: Play, effect: Any) -> bool:
        """Whether just so many decisions of it can be left, as a position may say."""
        now = play.resolving
        return now.left == 1 and not now.aside and bool(self.choices(play, effect))

    def done(self, play: Play, effect: Any, action: Any) -> Iterator[Happening]:
        """Makes a decision."""
        raise NotImplementedError


def decided(play: Play) -> None:
    """The part has no decision left."""
    play.resolving.left = 0
