"""What a build can be rolled back to: everything that building changes without chance."""

from dataclasses import dataclass
from typing import Any

from engine.systems.age_of_steam.phases.building.so_far import SoFar
from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.track.plain import to_plain
from model.systems.age_of_steam.track.track import Track

OF_STATE = ("cubes", "bag", "supply", "gone", "display", "waiting", "tokens", "once")
"""Fields of the state that building may change."""
OF_SEAT = ("cash", "income", "tokens", "spent")
"""Fields of the builder's seat."""


@dataclass(slots=True)
class Snapshot:
    """A moment of a build; it is never altered, so that copies share it."""

    track: Track
    so_far: SoFar
    of_state: dict[str, Any]
    of_seat: dict[str, Any]

    def with_more(self, cash: int) -> "Snapshot":
        """The same moment, if the builder had had more money: what was raised is not taken back."""
        of_seat = self.of_seat | {"cash": self.of_seat["cash"] + cash}
        return Snapshot(self.track, self.so_far, self.of_state, of_seat)

    def to_plain(self) -> Any:
        return {
            "track": to_plain(self.track),
            "so_far": self.so_far.to_plain(),
            "state": {key: _plain(value) for key, value in self.of_state.items()},
            "seat": {key: _plain(value) for key, value in self.of_seat.items()},
        }


def _plain(value: Any) -> Any:
    if isinstance(value, frozenset | tuple):
        return sorted(value) if isinstance(value, frozenset) else [_plain(one) for one in value]
    if isinstance(value, dict):
        return {key: _plain(value[key]) for key in sorted(value)}
    return value


def _own(value: Any) -> Any:
    """A value of its own: dictionaries that are values of others are never altered in place."""
    return value.copy() if isinstance(value, dict) else value


def taken(play: Play) -> Snapshot:
    """The moment as it is now."""
    state, seat = play.state, play.mover
    so_far = state.doing.copy()
    so_far.back_to = None
    return Snapshot(
        state.track.copy(),
        so_far,
        {key: _own(getattr(state, key)) for key in OF_STATE},
        {key: _own(getattr(seat, key)) for key in OF_SEAT},
    )


def go_back(play: Play, to: Snapshot) -> None:
    """Makes everything as it was then."""
    state, seat = play.state, play.mover
    state.track = to.track.copy()
    for key, value in to.of_state.items():
        setattr(state, key, _own(value))
    for key, value in to.of_seat.items():
        setattr(seat, key, _own(value))
    state.doing = to.so_far.copy()
    state.doing.back_to = to


def new_sections(play: Play) -> set[int]:
    """The sections of the builder that did not lie where `rollback` goes back to.

    Redirected ones are new as well, though they make no chain longer.
    """
    before = set[int]()
    if play.state.doing.back_to is not None:
        for chain in play.state.doing.back_to.track.chains.values():
            before.update(chain.sections)
    own = play.state.track.own_chains(play.actor)
    return {section for chain in own for section in chain.sections}.difference(before)
