"""The rules of a game of Trains as one typed tree; presets give every value, none lives here.

The schema `trains-rules.schema.json` has the same tree and describes every field for designers.
What cards do stands with the cards, not here.
"""

from typing import Annotated, Any, Literal

from model.collection import Things
from model.forms.form import DoesNotFit, Leaf, shown
from model.forms.frozen import dataclass
from model.forms.hints import IdSet, a_whole_number
from model.scenario.things import put_in_order


def _a_size(plain: Any) -> int | str:
    if plain == "all":
        return "all"
    if isinstance(plain, str):
        raise DoesNotFit(f"{shown(plain)} is neither a number nor all")
    return a_whole_number(plain)


PileSize = Annotated[int | str, Leaf(_a_size)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """What everybody begins with (TRN-SETUP-03, -09)."""

    deck: Things[int]
    first_player: Literal["random", "first-seat"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Select:
    """Which kinds are drawn for the supply (TRN-SETUP-07)."""

    count: int
    each: int
    kit: str = ""
    """A kit by id, or nothing where kinds are drawn."""
    must: IdSet = ()
    from_: IdSet | None = None
    """The kinds that may be drawn; None for all that are for sale and not elsewhere."""

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Supply:
    """The piles that can be bought from (TRN-SETUP-04 to -08)."""

    always: Things[PileSize]
    """How many cards a pile has that is always there; `all` that starting decks leave."""
    select: Select


@dataclass(frozen=True, slots=True, kw_only=True)
class Markers:
    """How many pieces there are (TRN-COMP-07, -08)."""

    track: int
    """Of each player."""
    stations: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Costs:
    """What a rail costs beside its card (TRN-RAIL-04)."""

    terrain: Things[int]
    closed: IdSet
    """Terrain that nobody builds on (TRN-RAIL-05)."""
    city: int
    station: int
    """For each station in the city."""
    remote: int
    """For each point of a remote place's number."""
    foreign: int
    """For each marker of another player."""
    foreign_waste: int
    foreign_waste_for: Literal["hex", "marker"]
    """Whether Waste comes once for a hex or for each marker there (TRN-OPEN-05)."""

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiving:
    """What `all-but-remote` means for other players' markers (TRN-OPEN-04)."""

    foreign_waste: bool
    """Whether their Waste is waived too."""
    foreign_on_remote: bool
    """Whether their coin is waived on a remote place as well."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Playing:
    """How cards are played and applied."""

    effects: Literal["may-be-left", "actions-may-be-left", "as-far-as-possible"]
    """Whether effects can be left (TRN-OPEN-02)."""
    waste_and_points: bool
    """Whether Waste and cards of points can be played (TRN-OPEN-11)."""
    late_parts: Literal["skipped", "needed"]
    """What becomes of impossible parts behind a draw or a look (TRN-OPEN-19)."""
    empty_draw: bool
    """Whether a draw that finds no card can be applied (TRN-OPEN-14)."""
    short_discard: bool
    """Whether too few cards can be discarded (TRN-OPEN-08)."""
    short_reveal: bool
    """Whether too few cards can be revealed (TRN-OPEN-10)."""
    empty_choice: bool
    """Whether an option may be chosen that cannot be applied (TRN-OPEN-13)."""
    reshuffled: Literal["aside", "shuffled"]
    """What becomes of revealed cards when a deck runs out (TRN-OPEN-09)."""
    named: Literal["this-game", "any"]
    """Which cards can be named (TRN-OPEN-18)."""
    late_card: bool
    """Whether a card counts that comes into play later in the turn (TRN-OPEN-12)."""
    gained_is_bought: bool
    """Whether a card that is gained does what it does when bought (TRN-OPEN-15)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class End:
    """When the game ends (TRN-END-01 to -03)."""

    empty_piles: int
    """So many empty piles end it; 0 if they never do."""
    not_counted: IdSet
    all_track: bool
    all_stations: bool

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring:
    """What counts in the end (TRN-SCORE-01 to -05)."""

    stations: tuple[int, ...]
    """For a marker on a city with no station, one, two and so on."""
    remote: int
    """For each point of a remote place's number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainsRules:
    """The rules of one game."""

    hand: int
    start: Start
    supply: Supply
    markers: Markers
    costs: Costs
    waiving: Waiving
    playing: Playing
    end: End
    scoring: Scoring
