"""The mileposts of a table: their terrain, the cities that stand on them, what terrain costs."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from model.boards import grid
from model.imports.cannot import CannotImport
from model.imports.mileposts.lattices import Frame, Spot, frame_for
from model.imports.mileposts.places import Places, spot_of
from model.imports.mileposts.tables import Record, plain_name
from model.imports.mileposts.words import Ground, ground_of, rank_of
from model.imports.notes import Notes
from model.imports.ranks import Rank
from model.imports.sheets.values import whole, words
from model.notation import Cell
from model.unreadable import quoted

MOST_KINDS: Final = 40
DEAREST: Final = 1_000
LONGEST: Final = 2_000


@dataclass(slots=True)
class Town:
    """A city of the table, as far as its rows have told."""

    place: str
    name: str
    at: Cell
    rank: Rank | None = None
    supplies: list[str] = field(default_factory=list)
    members: set[Cell] = field(default_factory=set)


@dataclass(slots=True)
class Land:
    """All that a table says of mileposts."""

    places: Places
    frame: Frame
    spots: list[Spot]
    kinds: dict[Cell, str | None]
    towns: list[Town]
    prices: dict[str, int]
    """What building on kinds of terrain costs, where the table says it."""


def land_of(mileposts: list[Record], cities: list[Record], lattice: str, notes: Notes) -> Land:
    """The land of a table of mileposts, and of one of cities beside it."""
    found = [*_placed(mileposts, notes)]
    if not found:
        raise CannotImport("no milepost has a place: give column and row, or ids such as 12,7")
    spots = [spot for _, spot in found]
    frame = frame_for(spots, lattice)
    survey = _Survey(frame, notes)
    for record, spot in found:
        survey.take(record, spot)
    if len({*survey.kinds.values()}) > MOST_KINDS:
        raise CannotImport(f"its mileposts are of more than {MOST_KINDS} kinds")
    for record in cities:
        survey.take_city(record)
    return Land(
        survey.places, frame, spots, survey.kinds, survey.grown_together(), survey.told_prices()
    )


def _placed(records: Iterable[Record], notes: Notes) -> Iterator[tuple[Record, Spot]]:
    for record in records:
        try:
            spot = spot_of(record)
        except CannotImport as trouble:
            notes.add(record.place, f"{trouble}; the row is left out")
            continue
        if spot is None:
            notes.add(record.place, "it has no place, so the row is left out")
        else:
            yield record, spot


class _Survey:
    """Where rows become mileposts and cities, one after the other."""

    def __init__(self, frame: Frame, notes: Notes) -> None:
        self.places = Places(frame)
        self.kinds: dict[Cell, str | None] = {}
        self._frame = frame
        self._notes = notes
        self._rows: dict[Cell, str] = {}
        self._towns: dict[Cell, Town] = {}
        self._outposts: list[tuple[str, str, Cell]] = []
        self._prices: dict[str, Counter[int]] = {}

    def take(self, record: Record, spot: Spot) -> None:
        cell = self._frame.cell(spot)
        if not self.places.know_id(record.text("id"), spot):
            told = f"the id {quoted(record.text('id'))} is that of another milepost already"
            self._notes.add(record.place, told)
        if cell in self._rows:
            told = f"the milepost stands at {self._rows[cell]} already; this row is left out"
            self._notes.add(record.place, told)
            return
        self._rows[cell] = record.place
        ground = ground_of(record.text("kind"))
        below = ground_of(record.text("terrain"))
        terrain = below.terrain if record.text("terrain") else ground.terrain
        self.kinds[cell] = terrain if ground.terrain is not None else None
        if terrain is not None:
            self._build(record, cell, ground, terrain)

    def _build(self, record: Record, cell: Cell, ground: Ground, terrain: str) -> None:
        if ground.is_outpost:
            self._outposts.append((record.place, record.name(), cell))
        elif ground.is_city or self._is_city(record, ground):
            self._found(record, cell, ground)
        else:
            self._note_price(record, terrain)

    def _is_city(self, record: Record, ground: Ground) -> bool:
        """Whether a row that does not say so speaks of a city."""
        name = record.name()
        if record.text("size") or record.text("supplies"):
            return True
        if name and record.text("kind"):
            told = f"the name {quoted(name)} is left out, as nothing says that it is a city"
            self._notes.add(record.place, told)
        return bool(name) and not record.text("kind")

    def _found(self, record: Record, cell: Cell, ground: Ground) -> None:
        name = record.name()
        rank = self._rank(record) or ground.rank
        if not name:
            name = f"City {cell}"
            self._notes.add(record.place, f"the city has no name, and is called {quoted(name)}")
        if rank is None:
            self._notes.add(record.place, f"{name} has no size, and is small")
        if record.text("cost"):
            self._notes.add(record.place, "what a city costs is left out: the rules say it by size")
        self._towns[cell] = Town(record.place, name, cell, rank, self._goods(record))
        self.places.know_city(name, cell)

    def _goods(self, record: Record) -> list[str]:
        try:
            listed = words(record.text("supplies")[:LONGEST])
        except CannotImport as trouble:
            self._notes.add(record.place, f"supplies: {trouble}")
            return []
        return [good for one in listed if (good := plain_name(one))]

    def _rank(self, record: Record) -> Rank | None:
        said = record.text("size")
        found = rank_of(said) if said else None
        if said and found is None:
            self._notes.add(record.place, f"{quoted(said)} is no size of a city")
        return found

    def take_city(self, record: Record) -> None:
        """A row of a table of cities, for a milepost that is there already or not."""
        try:
            spot = spot_of(record) or self.places.spot(record.text("id"))
        except CannotImport as trouble:
            self._notes.add(record.place, f"{trouble}; the city is left out")
            return
        cell = self.places.city(record.name()) if spot is None else self._frame.cell(spot)
        if cell is None or self.kinds.get(cell) is None:
            self._notes.add(record.place, f"{record.name()} stands on no milepost, and is left out")
            return
        known = self._towns.get(cell)
        ground = Ground(rank=rank_of(record.text("kind")) or (known.rank if known else None))
        self._found(record, cell, ground)
        if known is not None:
            self._towns[cell].supplies[:0] = known.supplies

    def _note_price(self, record: Record, terrain: str) -> None:
        try:
            price = price_in(record)
        except CannotImport as trouble:
            self._notes.add(record.place, f"cost: {trouble}")
            return
        if price is not None:
            self._prices.setdefault(terrain, Counter())[price] += 1

    def told_prices(self) -> dict[str, int]:
        """The price of each kind of terrain; the commonest where a table has several."""
        for kind, prices in self._prices.items():
            if len(prices) > 1:
                told = ", ".join(map(str, sorted(prices)[:6]))
                self._notes.add(kind, f"mileposts of one terrain cost {told}; the commonest counts")
        return {kind: prices.most_common(1)[0][0] for kind, prices in self._prices.items()}

    def grown_together(self) -> list[Town]:
        """The cities, each with the mileposts of its red area that the table lists."""
        alike: dict[str, list[Town]] = {}
        for town in self._towns.values():
            alike.setdefault(town.name.casefold(), []).append(town)
        towns = [town for same in alike.values() for town in _joined(same)]
        centres = {town.at: town for town in towns if town.rank == "major"}
        for place, name, cell in self._outposts:
            near = [centres[one] for one in grid.neighbours(cell) if one in centres]
            named = [town for town in near if town.name.casefold() == name.casefold()] or near
            if len(named) == 1:
                named[0].members |= {named[0].at, cell}
            else:
                self._notes.add(place, "the outpost lies beside no major city of its own")
        return towns


def price_in(record: Record, column: str = "cost") -> int | None:
    """An amount of money or of other things; None where the row says nothing."""
    if not record.text(column):
        return None
    found = whole(record.text(column))
    if not 0 <= found <= DEAREST:
        raise CannotImport(f"{found:,} is not between 0 and {DEAREST:,}")
    return found


def _joined(same: list[Town]) -> list[Town]:
    """Mileposts of one name: a major city with its red area, or several cities."""
    if len(same) == 1 or any(town.rank != "major" for town in same):
        return same
    cells = {town.at for town in same}
    centre = max(same, key=lambda town: sum(one in cells for one in grid.neighbours(town.at)))
    if not cells <= {centre.at, *grid.neighbours(centre.at)}:
        return same
    centre.members |= cells
    centre.supplies = [*dict.fromkeys(good for town in same for good in town.supplies)]
    return [centre]
