"""What a player means by more than one action: a whole line of track, a long run, a turn."""

from typing import NamedTuple

from engine.protocol import Action, Refusal
from engine.showing.ghosts import NOTHING, Ghost
from model.pieces.places import Step


class Plan(NamedTuple):
    """Actions to play one after the other, and a sentence about them."""

    actions: tuple[Action, ...]
    text: str = ""
    is_asked: bool = False
    """Whether the player should see the sentence before anything is done."""
    steps: tuple[Step, ...] = ()
    """What will be built or run, for a picture of it."""
    later: tuple[Step, ...] = ()
    """What is left for another turn."""
    short: str = ""
    """The sentence in a few words, to stand beside a pointer."""
    about: str = ""
    """What else is to be said of it, in small letters."""
    good: str = ""
    """The good that it handles, if it handles one."""
    price: int | None = None
    """What it costs; None where money has nothing to do with it."""
    ghost: Ghost = NOTHING
    """What a picture shows of it."""


class CannotPlan(ValueError):
    """Nothing can be done that would lead there; the refusal says why."""

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.refusal = Refusal(rule, sentence)
