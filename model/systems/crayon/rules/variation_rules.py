"""Rules that are out of play until a variation switches them on."""

from typing import Literal

from model.forms.frozen import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Dropped:
    """What becomes of a load that is dropped without payment."""

    goes: Literal["tray", "city-unless-supplied", "city"]
    per_city: int | None
    turns: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Crossgrade:
    """Sideways changes of train."""

    enabled: bool
    track_limit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Loan:
    """Money borrowed from the bank in need."""

    enabled: bool
    who: Literal["trapped", "anyone"]
    use: Literal["anything", "building-or-rent"]
    limit: int
    factor: int
    at_once: int
    repay: Literal["when-possible", "every-payout"]
    debt_bars_win: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Restart:
    """Giving everything back and beginning again."""

    enabled: bool
    cash: int
    trains: tuple[str, ...]
    spend_limit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeLimit:
    """A game that is stopped by the clock after one last round."""

    enabled: bool
    minutes: int | None
    connected_first: Literal["winner", "every-place"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SuddenDeath:
    """A game that ends with the last card of the deck."""

    enabled: bool
    no_discard_below: int
    earlier_win: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenContracts:
    """Discarded demand cards that everyone may fulfil."""

    enabled: bool
    max_cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackTrade:
    """Buying and swapping sections among players."""

    enabled: bool
    in_spend_limit: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Circus:
    """A travelling good that never goes back to the tray."""

    enabled: bool
    good: str
    home: str
    chips: int
    every: int
    pays: int
