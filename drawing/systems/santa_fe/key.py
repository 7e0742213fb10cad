"""What the key of a Santa Fe board says: the railroads, terrain, and the signs of the board."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from drawing.map.marks.piece_kinds import pieces_of
from drawing.map.placing.key_rows import Row
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Batch, Box
from drawing.systems.santa_fe.printed.key_samples import (
    arrow_sample,
    base_sample,
    boom_sample,
    head_sample,
    home_sample,
    square_sample,
    terrain_sample,
    track_sample,
    value_sample,
)
from drawing.systems.santa_fe.railroads.livery import Livery, liveries
from drawing.themes.theme import Theme
from model.boards.routes import MOST_SEGMENTS, RouteBoard
from model.rules.resolving import resolve_rules
from model.scenario.names_in_words import in_words
from model.scenario.scenario import Scenario
from model.systems.santa_fe.rules.santa_fe_rules import SantaFeRules
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart
from model.wording.speech import tr

Sample = Callable[[Theme, Box], Iterable[Batch]]
MOST_ROWS = 12
"""Railroads that the key tells of."""


def santa_fe_rules(scenario: Scenario) -> SantaFeRules | None:
    """The rules, where the scenario has some that can be read."""
    rules = resolve_rules(scenario).values
    return rules if isinstance(rules, SantaFeRules) else None


def rows(sheet: Sheet) -> Iterator[Row]:
    """The railroads with their pieces, and the signs that are on the board."""
    if not isinstance(sheet.scenario.board, RouteBoard):
        return
    known = liveries(sheet.scenario)
    for livery in list(known.values())[:MOST_ROWS]:
        yield Row(_named(livery, sheet.scenario), sample=partial(track_sample, livery))
    yield from _of_cities(sheet, next(iter(known.values()), None))
    yield from _of_lines(sheet.scenario, sheet.scenario.board)
    yield from _of_pieces(sheet, next(iter(known.values()), None))


def _named(livery: Livery, scenario: Scenario) -> str:
    pieces = scenario.part_as(SantaFePart).railroads[livery.id].track
    return tr("{railroad}, {n}", railroad=livery.name, n=pieces)


def _of_cities(sheet: Sheet, first: Livery | None) -> Iterator[Row]:
    scenario, rules = sheet.scenario, santa_fe_rules(sheet.scenario)
    cities = [city for city in scenario.cities.values() if isinstance(city, SantaFeCity)]
    if any(city.value is not None for city in cities):
        yield Row(tr("City and value of its cards"), sample=value_sample)
    if any(city.value is None for city in cities):
        yield Row(tr("City without cards"), sample=base_sample)
    if first is None:
        return
    if any(one.home for one in scenario.part_as(SantaFePart).railroads.values()):
        yield Row(tr("Home base of a railroad"), sample=partial(home_sample, first))
    if any(city.squares for city in cities):
        pays = tr("Its major is paid")
        if rules:
            pays = tr("${money} when its major arrives", money=rules.bonus.square)
        yield Row(pays, sample=partial(square_sample, first))


def _of_lines(scenario: Scenario, board: RouteBoard) -> Iterator[Row]:
    lines = [line for line in board.lines.values() if 0 < line.segments <= MOST_SEGMENTS]
    if any(line.arrow for line in lines):
        yield Row(tr("Begun this way only"), sample=arrow_sample)
    rules = santa_fe_rules(scenario)
    prices = rules.terrain.prices if rules else {}
    for kind in sorted({kind for line in lines for row in line.terrain for kind in row}):
        name = in_words(kind)
        if prices.get(kind):
            name = tr("{terrain}, ${price}", terrain=name, price=prices[kind])
        yield Row(name, sample=partial(terrain_sample, kind))


def _of_pieces(sheet: Sheet, first: Livery | None) -> Iterator[Row]:
    """What is explained in a game alone."""
    if pieces_of(sheet, "boom-marker"):
        yield Row(tr("Boomtown: new value"), sample=boom_sample)
    if first is not None and pieces_of(sheet, "track"):
        yield Row(tr("A route goes on here"), sample=partial(head_sample, first))
