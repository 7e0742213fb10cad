"""What can be proposed for a scenario: goods, cards, and whatever it lacks for a game.

A system that proposes something brings `model/systems/NAME/proposals` with `PROPOSALS`. Nothing is
altered here: whoever asks applies the change, or shows it first.
"""

from pathlib import Path
from typing import Any, NamedTuple

from model.forms.frozen import dataclass
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.systems import described, part_of


class CannotPropose(ValueError):
    """Nothing can be proposed; the text says why in a sentence."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GoodsWish:
    """The goods that a designer asks for; None where he leaves it open."""

    number: int | None = None
    chips: int | None = None
    seed: int = 1
    file: Path | None = None
    """A list of his own to choose from."""
    latitudes: tuple[int, int] | None = None
    """Degrees north of the top and the bottom of the map."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsWish:
    """The cards that a designer asks for; None where he leaves it open."""

    number: int | None = None
    events: int | None = None
    seed: int = 1
    anew: bool = False
    """All cards, in place of those there are."""
    rebalance: bool = False
    """Only what the cards pay is put right."""
    only: tuple[str, ...] | None = None
    """The cards that may be put right."""
    band: int | None = None
    """How many percent a payout may lie beside what is fair."""


Playable = tuple[Scenario, tuple[Change, ...]]
"""A scenario that can be played, and what was added to it."""


class Proposal(NamedTuple):
    """What is proposed, and what its system needs to explain it."""

    change: Change
    reasons: Any = None


class Proposals:
    """The proposals of a system that has none of its own; others propose more."""

    def goods(self, scenario: Scenario, wish: GoodsWish) -> Proposal:
        """Goods with their sources; those that a map has stay."""
        raise CannotPropose(_none_of(scenario.system, "goods"))

    def cards(self, scenario: Scenario, wish: CardsWish) -> Proposal:
        """Cards for the map, or better payouts on those there are."""
        raise CannotPropose(_none_of(scenario.system, "cards"))

    def lacking_to_play(self, scenario: Scenario) -> str:
        """What has to be proposed next before a game can be played: `goods`, or mostly nothing."""
        return ""

    def made_playable(self, scenario: Scenario, seed: int = 1) -> Playable:
        """A scenario with all that a game needs and that can be proposed.

        CannotPropose says why something cannot be.
        """
        return scenario, ()


def _none_of(system: str, what: str) -> str:
    if not system:
        return f"it names no system, and no {what} can be proposed without one"
    title = described(system).title
    return f"games of {title} have no {what} that could be proposed: a map says itself what it has"


def proposals_of(system: str) -> Proposals:
    """The proposals of a system."""
    part = part_of("model", system, "proposals")
    proposals: Proposals = Proposals() if part is None else part.PROPOSALS
    return proposals
