"""What the key of an Age of Steam map says: prices of first tiles, and the signs of the board."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from drawing.map.marks.piece_kinds import pieces_of
from drawing.map.placing.key_rows import Prices, Row
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Batch, Box
from drawing.systems.age_of_steam.printed.hex_signs import words_of
from drawing.systems.age_of_steam.printed.key_samples import (
    blocked_sample,
    chance_sample,
    city_sample,
    cubes_sample,
    disc_sample,
    growth_sample,
    link_sample,
    new_city_sample,
    no_track_sample,
    nobody_sample,
    opens_sample,
    per_player_sample,
    price_sample,
    simple_sample,
    water_sample,
)
from drawing.systems.age_of_steam.printed.start_squares import most
from drawing.themes.theme import Theme
from model.rules.resolving import resolve_rules
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.places.start_cubes import start_cubes
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.rules.track_rules import TerrainPrice
from model.systems.age_of_steam.showing.board_pieces import DISC, NEW_CITY, TRACK
from model.systems.age_of_steam.things.city import CITY, TOWN, AgeOfSteamCity
from model.systems.age_of_steam.things.part import AgeOfSteamPart
from model.wording.speech import later, tr

Sample = Callable[[Theme, Box], Iterable[Batch]]
TITLE = later("First tile on")
CITY_SAMPLES: Mapping[str, Sample] = {CITY: city_sample}


def prices(scenario: Scenario) -> Prices | None:
    """What first tiles cost on each kind of terrain and in towns; None where rules are missing."""
    rules = resolve_rules(scenario).values
    if not isinstance(rules, AgeOfSteamRules):
        return None
    said = rules.prices
    if said.by_tile:
        return None
    if said.flat is not None:
        terrain = {kind: str(said.flat) for kind, one in said.terrain.items() if one.buildable}
        return Prices(terrain, {TOWN: str(said.flat)}, TITLE)
    terrain = {kind: _price(one) for kind, one in said.terrain.items() if one.buildable}
    return Prices(terrain, {TOWN: f"{said.town.base}+{said.town.per_exit}"}, TITLE)


def _price(one: TerrainPrice) -> str:
    return f"{one.sides.land}/{one.sides.water}" if one.sides is not None else str(one.cost)


def rows(sheet: Sheet) -> Iterator[Row]:
    """The signs that are on the map, and the pieces that lie on it."""
    yield from _of_cities(sheet)
    yield from _of_hexes(sheet)
    yield from _of_pieces(sheet)


def _of_cities(sheet: Sheet) -> Iterator[Row]:
    scenario = sheet.scenario
    cities = [city for city in scenario.cities.values() if isinstance(city, AgeOfSteamCity)]
    if any(city.slots for city in cities):
        yield Row(tr("Growth: light, dark"), sample=growth_sample)
    if any(city.colours.kind == "random" for city in cities):
        yield Row(tr("Colour drawn at the start"), sample=chance_sample)
    if any(city.no_track for city in cities):
        yield Row(tr("Town without track"), sample=no_track_sample)
    begins = start_cubes(scenario).values()
    if begins:
        yield Row(tr("Cubes at the start"), sample=cubes_sample)
    if any(most(cubes.per_player) for cubes in begins):
        yield Row(tr("Cubes more for each player"), sample=per_player_sample)


def _of_hexes(sheet: Sheet) -> Iterator[Row]:
    part = sheet.scenario.part_as(AgeOfSteamPart)
    data = part.cells.values()
    if any(one.price is not None for one in data):
        yield Row(tr("Price of the first tile"), sample=price_sample)
    if any(one.first_tile == "simple" for one in data):
        yield Row(tr("First tile is simple"), sample=simple_sample)
    if any("T" in words_of(one) for one in data):
        yield Row(tr("Open from that turn on"), sample=opens_sample)
    if any(one.water_sides for one in data):
        yield Row(tr("Sides of water"), sample=water_sample)
    if part.special_links:
        yield Row(tr("Special link: price, points"), sample=link_sample)
    if sheet.scenario.blocked:
        yield Row(tr("No track across"), sample=blocked_sample)


def _of_pieces(sheet: Sheet) -> Iterator[Row]:
    """What is explained in a game alone."""
    if pieces_of(sheet, DISC):
        yield Row(tr("Disc of an owner"), sample=disc_sample)
    if any(piece.owner is None for piece in pieces_of(sheet, TRACK)):
        yield Row(tr("Track of nobody"), sample=nobody_sample)
    if pieces_of(sheet, NEW_CITY):
        yield Row(tr("New City"), sample=new_city_sample)
