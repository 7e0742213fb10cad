"""The rules of a Santa Fe game as one typed tree; presets give every value, none lives here.

The schema `santa-fe-rules.schema.json` has the same tree and describes every field for designers.
What cards do stands with the cards, not here.
"""

from typing import Literal

from model.collection import Things
from model.forms.frozen import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """What each player starts with, and who is First Player."""

    money: int
    first_player: Literal["random", "first-seat"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """How many City cards there are of a city, and how the deck is made (SFR-SETUP-04)."""

    copies: Things[int]
    """By the value of a city."""
    piles: int
    short_lines_in: int
    """The pile that the Short Line cards go into, counted from the top."""
    extra: Literal["from-the-top", "random"]
    """Which piles are larger by one, where they are not equal (SFR-OPEN-13)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """How hands are filled."""

    order: Literal["one-by-one", "together"]
    """Whether the first card is seen before the second is chosen (SFR-OPEN-17)."""
    wasted_cards: Literal["refused", "allowed"]
    """Whether a card may be taken that no card in hand could go with (SFR-OPEN-08)."""
    exchange: Literal["deck-size", "any"]
    """How many cards may be put away in an exchange (SFR-OPEN-15)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Playing:
    """How cards are played."""

    empty_hand: Literal["one-piece", "sits-out"]
    """What a player without a card does (SFR-OPEN-09)."""
    markers: Literal["reveal", "first-turn"]
    """When Boomtown markers are placed (SFR-OPEN-07)."""
    least_markers: int
    """How many Boomtown markers must be placed, if they can be (SFR-OPEN-07)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Laying:
    """How track is laid."""

    may_pass: bool
    """Whether a player may always pass a turn of laying (SFR-TRACK-02, SFR-TERRAIN-06)."""
    own_line_from_far_end: bool
    """Whether a railroad may enter its own line from the other end (SFR-OPEN-10)."""
    home: Literal["first-piece", "beginning"]
    """From when a railroad counts at its home base (SFR-OPEN-11)."""
    branch_first: bool
    """Whether a Branch Line may begin a major without any track (SFR-OPEN-18)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bonus:
    """What connections pay."""

    city: int
    square: int
    unpaid: Literal["lost", "stays"]
    """What becomes of a bonus that the card did not pay (SFR-OPEN-12)."""
    bank: int | None = None
    """How much money the bank has; None without end (SFR-OPEN-16)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Terrain:
    """What pieces cost on terrain (SFR-TERRAIN-03)."""

    prices: Things[int]
    """By the kind of terrain of a segment."""
    scope: Literal["segment", "line-each-piece", "line-once"]
    """Which pieces of a line pay (SFR-OPEN-02)."""
    pay_with_bonus: bool
    """Whether money of this turn pays for later pieces of it (SFR-OPEN-19)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class End:
    """When the game ends."""

    finish: Literal["at-once", "turn", "round"]
    """What is still played after the end has come (SFR-OPEN-03)."""
    own_branch: bool
    """Whether the own Branch Line is a way out of dead ends (SFR-OPEN-04)."""
    tested: Literal["owed-piece", "every-piece"]
    """For which pieces it is looked whether one can be laid (SFR-OPEN-04)."""
    idle_is_pass: bool
    """Whether a turn in which the card allows nothing counts as passed (SFR-OPEN-20)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring:
    """What counts in the end."""

    money: int
    """Points for each unit of money."""
    top_value: int
    """The value of the City cards that break ties."""
    tie_break: tuple[Literal["top-cards", "money"], ...] = ()
    """What breaks a tie, one after the other; then it is shared (SFR-OPEN-14)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TwoPlayers:
    """What is other where two play (SFR-TWO-01)."""

    train_stays: bool
    third_player: bool
    third_short_lines: Literal["reveal", "vanish"]
    """What becomes of a Short Line card drawn for the third player (SFR-OPEN-05)."""
    third_at_deal: bool
    """Whether the third player is dealt a card at the beginning (SFR-OPEN-06)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Declared:
    """How many of each thing the scenario promises to hold, so that a check can count them."""

    cities: int | None
    city_cards: int | None
    majors: int | None
    short_lines: int | None
    pieces: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SantaFeRules:
    """The rules of one game."""

    hand: int
    start: Start
    deck: Deck
    drawing: Drawing
    playing: Playing
    laying: Laying
    bonus: Bonus
    terrain: Terrain
    end: End
    scoring: Scoring
    two_players: TwoPlayers
    declared: Declared
