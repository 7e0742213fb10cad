"""How far a build has come: what the builder has laid, paid and claimed, and what is new track."""

from dataclasses import dataclass, field
from typing import Any

from model.systems.age_of_steam.track.land import Land
from model.systems.age_of_steam.track.owners import owner_text
from model.systems.age_of_steam.track.shapes import section_text

BUILD, KEEP, NATIONALISE = "build", "keep", "nationalise"
"""Building itself, then choosing which unfinished chains stay, then which links are given up."""


@dataclass(slots=True)
class SoFar:
    """The build of the actor, and who builds after him."""

    land: Land
    seats: list[int]
    stage: str = BUILD
    hexes: tuple[int, ...] = ()
    """Where tiles were laid, in order."""
    builds: int = 0
    prices: tuple[int, ...] = ()
    """What each tile and claim cost before discounts."""
    urbanized: tuple[str, ...] = ()
    to_cities: dict[str, int] = field(default_factory=dict)
    """By city the new sections and claims that lead there."""
    groups: dict[str, int] = field(default_factory=dict)
    """By group of special links how many were claimed."""
    fresh: dict[int, int] = field(default_factory=dict)
    """Sections built or completed in this turn, by anybody, with a number that counts up."""
    since: int = 0
    """The last of these numbers before this build."""
    claims: tuple[tuple[str, int], ...] = ()
    """Special links claimed in this turn, with their owners."""
    chosen: tuple[int, ...] = ()
    """Unfinished chains that the builder keeps, by their keys."""
    held: int = 0
    """Discs of given up chains that still count in this build."""
    is_over: bool = False
    """The build has ended, and the next player has not begun."""
    back_to: Any = None
    """What `rollback` goes back to."""

    @property
    def is_under_way(self) -> bool:
        """Whether the end of the build has begun, which rests on track as it is."""
        return self.stage != BUILD

    def copy(self) -> "SoFar":
        return SoFar(
            self.land,
            self.seats[:],
            self.stage,
            self.hexes,
            self.builds,
            self.prices,
            self.urbanized,
            self.to_cities.copy(),
            self.groups.copy(),
            self.fresh.copy(),
            self.since,
            self.claims,
            self.chosen,
            self.held,
            self.is_over,
            self.back_to,
        )

    def begin_next(self) -> None:
        """The build is over; track that is new stays known for this turn, if rules say so."""
        forget = self.land.rules.nationalisation.protect == "build"
        fresh, claims = ({}, ()) if forget else (self.fresh, self.claims)
        since = max(fresh.values(), default=0)
        new = SoFar(self.land, self.seats, fresh=fresh, since=since, claims=claims)
        for name in self.__slots__:
            setattr(self, name, getattr(new, name))

    def note(self, *sections: int) -> None:
        """Notes that sections are new."""
        number = max(self.fresh.values(), default=0) + 1
        self.fresh.update(dict.fromkeys(sections, number))

    def note_turned(self, before: int, after: int) -> None:
        """Notes that a section was redirected, which is as new as it was."""
        number = self.fresh.pop(before, 0)
        if number:
            self.fresh[after] = number

    def to_plain(self) -> Any:
        said: dict[str, Any] = {
            "seats": [seat + 1 for seat in self.seats],
            "stage": self.stage,
            "hexes": [str(self.land.cells[hex_]) for hex_ in self.hexes],
            "builds": self.builds,
            "prices": list(self.prices),
            "urbanized": list(self.urbanized),
            "to_cities": dict(sorted(self.to_cities.items())),
            "groups": dict(sorted(self.groups.items())),
            "fresh": {self._text(one): self.fresh[one] for one in sorted(self.fresh)},
            "since": self.since,
            "claims": [[key, owner_text(owner)] for key, owner in self.claims],
            "chosen": [self._text(one) for one in self.chosen],
            "held": self.held,
            "back_to": None if self.back_to is None else self.back_to.to_plain(),
        }
        return {key: value for key, value in said.items() if value not in (None, [], {}, 0)}

    def _text(self, section: int) -> str:
        return f"{self.land.cells[section >> 6]}/{section_text(section & 63)}"
