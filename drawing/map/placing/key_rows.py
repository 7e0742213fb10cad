"""The rows of a map's key: its kinds of terrain and of cities, and what else a system explains.

A system says more in its module `key`: `prices(scenario)` gives what its kinds of terrain and of
city cost, `CITY_SAMPLES` what kinds of city look like that it draws itself, and `rows(sheet)`
further rows, with samples of their own. It may have any of them or none.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from drawing.city_kinds import heaviest_first, kind_of
from drawing.map.ground.ground import terrain_board
from drawing.map.marks.terrain_marks import looks
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Batch, Box
from drawing.themes.theme import Theme
from model.scenario.names_in_words import in_words
from model.systems import part_of
from model.wording.plain_text import plain
from model.wording.sentences import capital
from model.wording.speech import later, tr

PRICES = later("Cost of track to")
"""What the numbers are, where the rules of the scenario say them and nothing else."""


class Prices(NamedTuple):
    """What the rules of a scenario say about building, by the words of files."""

    terrain: Mapping[str, int | str] = {}
    cities: Mapping[str, int | str] = {}
    title: str = PRICES


class Row(NamedTuple):
    """A kind of terrain or of city, or what else a system explains."""

    name: str
    kind: str = ""
    price: str = ""
    is_city: bool = False
    sample: Callable[[Theme, Box], Iterable[Batch]] | None = None
    """What a row of a system's own looks like, drawn in a box."""


def key_rows(sheet: Sheet) -> Iterator[Row]:
    """The rows of a key, those of the system last."""
    module = part_of("drawing", sheet.scenario.system, "key")
    yield from _terrain(sheet)
    if module is not None and hasattr(module, "rows"):
        yield from module.rows(sheet)


def _terrain(sheet: Sheet) -> Iterator[Row]:
    """The kinds of terrain and of cities that are on the map."""
    board, prices = terrain_board(sheet), prices_of(sheet)
    if board is None:
        return
    costs = prices.terrain
    kinds = [kind for kind in board.kinds() if looks(kind) != "sea"]
    for kind in sorted(
        kinds, key=lambda kind: (_rank(costs.get(kind)), looks(kind) != "clear", kind)
    ):
        yield Row(plain(in_words(kind or "clear"), 24), kind, str(costs.get(kind, "")))
    scenario = sheet.scenario
    there = {kind_of(scenario, city) for city in scenario.cities.values()}
    samples = getattr(part_of("drawing", scenario.system, "key"), "CITY_SAMPLES", {})
    for one in heaviest_first(scenario.system):
        if one in there:
            price = str(prices.cities.get(one.word, ""))
            yield Row(capital(tr(one.title)), one.word, price, True, samples.get(one.word))


def _rank(price: int | str | None) -> int:
    """Where a kind stands by its price; one in words by its first number."""
    digits = str(price or 0).partition("/")[0]
    return int(digits) if digits.isdecimal() else 0


@once
def prices_of(sheet: Sheet) -> Prices:
    """What the system says of prices; nothing where it says nothing."""
    module = part_of("drawing", sheet.scenario.system, "key")
    if module is None or not hasattr(module, "prices"):
        return Prices()
    found: Prices | None = module.prices(sheet.scenario)
    return found or Prices()
