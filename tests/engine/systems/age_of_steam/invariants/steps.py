"""One step of a game as a watcher sees it, with what is remembered of the turn and the build."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.protocol import Action, Happening
from engine.systems.age_of_steam.actions.kinds import Accept, Agree
from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.track.links import Link

LinkKey = tuple[tuple[str, str], tuple[int, ...], str]


class Built(NamedTuple):
    """A link and the sections that it is made of."""

    ends: tuple[str, str]
    special: str
    sections: frozenset[int]


def built(play: Play, link: Link) -> Built:
    chain = play.state.track.chains.get(link.key)
    return Built(link.ends, link.special, frozenset(chain.sections if chain else ()))


@dataclass(slots=True)
class Memory:
    """What a watcher keeps from one action to the next."""

    turn: int = 0
    links: tuple[Built, ...] = ()
    """The links that there were when the turn began, or the build where only that counts."""
    build: tuple[int, int] | None = None
    """The turn and the builder of the build that goes on."""
    sections: frozenset[int] | None = None
    """The sections that lay there when it began; None where that was not seen."""

    def look_at(self, play: Play) -> None:
        """Notes what begins now: a turn, or somebody's build."""
        state, seat = play.state, builder_of(play)
        build = (state.turn, seat) if state.phase == "build" and seat is not None else None
        by_build = play.table.rules.nationalisation.protect == "build" and build != self.build
        if state.turn != self.turn or by_build:
            self.turn = state.turn
            self.links = tuple(built(play, link) for link in state.track.links())
        if build != self.build:
            self.build, self.sections = build, None
            if build is not None and not state.doing.hexes and not state.doing.urbanized:
                self.sections = sections_of(play)

    def knows(self, link: Built) -> bool:
        """Whether a link lay there; a New City may have made it shorter since."""
        return any(
            link.ends == old.ends and link.special == old.special and link.sections <= old.sections
            for old in self.links
        )

    def forget_build(self) -> None:
        """What people agree on may change track in ways that no build does."""
        self.sections = None


@dataclass(slots=True)
class Step:
    """One action with what it found, what happened, and what it left."""

    before: Play
    action: Action
    happenings: Sequence[Happening]
    after: Play
    memory: Memory = field(default_factory=Memory)

    @property
    def is_agreed(self) -> bool:
        """Whether people may have agreed on something that no rule decides."""
        return isinstance(self.action, Accept | Agree)

    def told(self, kind: str) -> list[Happening]:
        return [one for one in self.happenings if one.kind == kind]


def builder_of(play: Play) -> int | None:
    """Who builds; who is only asked whether he agrees does not."""
    agreement = play.state.agreement
    found: int | None = play.state.actor if agreement is None else agreement.proposer
    return found


def sections_of(play: Play) -> frozenset[int]:
    """All sections that lie on the board."""
    chains = play.state.track.chains.values()
    return frozenset(section for chain in chains for section in chain.sections)


def link_key(link: Link) -> LinkKey:
    """What a link is known by, whoever owns it."""
    return (link.ends, link.hexes, link.special)
