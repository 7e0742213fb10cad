"""Rules about track: where it may be built, what it costs, who may enter cities and ports."""

from collections.abc import Mapping
from typing import Literal

from model.forms.frozen import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Build:
    """Where sections may begin and how an edge over water is counted."""

    origins: Literal["own-track", "any-track"]
    from_major_limit: int
    from_major_scope: Literal["all-majors", "each-major", "all-majors-then-paid"]
    multi_cross: Literal["sum", "max"]
    lakes: Literal["anywhere", "listed"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Cost:
    """What a section costs: the milepost it is built to, plus the waters it crosses."""

    terrain: Mapping[str, int]
    small: int
    medium: int
    major: int
    crossing: Mapping[str, int]
    after_rains: Mapping[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class CityAccess:
    """Who may build into a city of one kind."""

    max_players: int | None
    max_sections: int | None
    reserve: bool
    needs_demand: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Cities:
    """Access to the three kinds of cities, and how the reserved places are tested."""

    small: CityAccess
    medium: CityAccess
    major: CityAccess
    cap_by_players: bool
    reserve_test: Literal["count", "reachable"]
    cut_off_test: Literal["none", "each-player"]
    keep_place: Literal["never", "while-priority", "always"]
    perimeter: Literal["direct", "through-centre"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Port:
    """What ferry ports and container link ports have in common."""

    add_crossings: bool
    repeat_cost: Literal["milepost", "full"]
    reverse: Literal["never", "after-stopping", "always"]


@dataclass(frozen=True, slots=True, kw_only=True)
class FerryUse:
    """How ferries are used, unless a ferry says otherwise."""

    far_port_cost: int
    rentable: bool
    start_waiver: bool
    reserve: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkUse:
    """How container links are bought and used, unless a link says otherwise."""

    purchase_track: Literal["never", "outside-majors", "always"]
    purchase_in_spend_limit: bool
    purchase_uses_from_major: bool
    rentable: bool
    start_loads: int | None
    reserve: bool
    drop: bool
