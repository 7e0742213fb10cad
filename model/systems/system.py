"""What the model knows of a system: its words, the board it plays on, and what it adds to files."""

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any, Literal, NamedTuple

from model.forms.frozen import dataclass

BoardKind = Literal["mileposts", "hexes", "routes"]
CityMark = Literal["hexagon", "square", "dot", "ring"]


class KindOfCity(NamedTuple):
    """A kind of city: its word in files, what people call it, and how it is drawn."""

    word: str
    title: str
    """One of them: `major city`."""
    plural: str
    mark: CityMark
    weight: int
    """From 1 to 3: how large its mark is, and how early its name finds a place."""
    about: str = ""
    """What it is, in a sentence of the manual."""
    own: tuple[str, ...] = ()
    """Fields that only cities of this kind have, or of others that name them too."""


SIZES = (
    KindOfCity("small", "small city", "small cities", "dot", 1),
    KindOfCity("medium", "medium city", "medium cities", "square", 2),
    KindOfCity("major", "major city", "major cities", "hexagon", 3),
)
"""The kinds of cities of a system that names none of its own."""


class Words(NamedTuple):
    """What one thing of a collection is called, and several."""

    one: str
    many: str
    short: str = ""
    """One of them where its key or number is said too: `card 12`; the same word if it is empty."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SystemModel:
    """One family of games, as far as its files are concerned."""

    name: str
    title: str
    """What people call it, as over a list of its maps."""
    about: str = ""
    """What its games are, in a sentence."""
    order: int = 50
    """Where it stands in lists of systems."""
    board: BoardKind = "hexes"
    legend: Mapping[str, str] = field(default_factory=lambda: {".": "clear"})
    """The terrain that a new board can be painted with, by its signs."""
    usual_size: tuple[int, int] = (14, 11)
    """Columns and rows of a new board."""
    usual_players: tuple[int, int] = (2, 6)
    """How few and how many play a new scenario."""
    preset: str = ""
    """The preset of a scenario that names none."""
    kinds: tuple[KindOfCity, ...] = SIZES
    """The kinds that a city can be of; with none a city has no `kind` at all."""
    words: Mapping[str, Words] = field(default_factory=dict)
    """What the things of its collections are called, by the key of the collection."""

    has_goods: bool = True
    """Whether its games carry goods, so that there are sheets and chips of them."""
    without: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Fields of all systems that its `cities` or `goods` do not have, such as `supplies`."""

    # What follows is asked for when a scenario of the system is read, and imported only then.

    city: Callable[[], Any] | None = None
    """Gives the dataclass of its cities: a `City` with fields of its own, each with a default."""
    good: Callable[[], Any] | None = None
    """Gives the dataclass of its goods: a `Good` with fields of its own, each with a default."""
    part: Callable[[], Any] | None = None
    """Gives the dataclass of the keys it adds to a scenario."""
    rules: Callable[[], Any] | None = None
    """Gives the dataclass of its rules."""
    naming: Callable[[], Callable[[Any, Any], Any]] | None = None
    """Gives the walk over the references of its part, as `references.with_names` does it."""

    def has(self, collection: str, field: str) -> bool:
        """Whether its cities or goods have a field that those of most systems have."""
        return field not in self.without.get(collection, ())

    def kind(self, word: str) -> KindOfCity | None:
        """A kind of city by its word in files."""
        return next((kind for kind in self.kinds if kind.word == word), None)
