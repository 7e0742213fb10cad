"""What building costs: first tiles by terrain, towns, replacements, marked hexes, special links."""

from collections.abc import Iterator

from drawing.aids.strips import Cell, Setter, Strip
from drawing.systems.age_of_steam.crossings import price_of
from model.boards.terrain import TerrainBoard
from model.scenario.names_in_words import in_words, word_of
from model.systems.age_of_steam.rules.track_rules import Prices
from model.systems.age_of_steam.sentences.differences.of_track import terrain_text
from model.systems.age_of_steam.sentences.words import Words
from model.systems.age_of_steam.things.part import AgeOfSteamPart
from model.wording.speech import tr


def price_chart(words: Words, setter: Setter) -> Iterator[Strip]:
    """The prices of tiles as the rules of the map have them."""
    prices = words.rules.prices
    yield setter.heading(tr("Prices of tiles"))
    if prices.flat is not None:
        yield setter.row(
            [Cell(tr("Every tile, first or not")), Cell(f"${prices.flat}", strong=True)], [9, 4]
        )
        yield setter.space(2.0)
        return
    yield from _by_tile(prices, setter) if prices.by_tile else _by_terrain(words, setter)
    yield from _towns(prices, setter)
    yield from _replacing(prices, setter)
    yield setter.space(2.0)


def _row(setter: Setter, name: str, price: str) -> Strip:
    return setter.row([Cell(name), Cell(price, strong=True)], [9, 4])


def _by_terrain(words: Words, setter: Setter) -> Iterator[Strip]:
    """A row for each kind on the board: simple, complex, crossing."""
    prices, extra = words.rules.prices, words.rules.prices.tile_extra
    head = tr("First tile on"), tr("simple"), tr("complex"), tr("crossing")
    yield setter.row([Cell(one, strong=True) for one in head], [5, 3, 3, 3], keeps=True)
    told = []
    for kind in _kinds(words):
        price = prices.terrain[kind]
        if not price.buildable:
            continue
        if price.sides is not None or price.tiles:
            told.append(tr("{terrain} {says}.", terrain=in_words(kind), says=terrain_text(price)))
            continue
        costs = (price.cost, price.cost + extra.coexist, price.cost + extra.crossing)
        cells = [Cell(in_words(kind)), *(Cell(f"${cost}") for cost in costs)]
        yield setter.row(cells, [5, 3, 3, 3])
    for text in told:
        yield setter.space(1.0)
        yield from setter.paragraph(text)


def _kinds(words: Words) -> list[str]:
    """Terrain that has a price and is on the board, the cheapest first."""
    board, terrain = words.scenario.board, words.rules.prices.terrain
    there = board.kinds() if isinstance(board, TerrainBoard) else terrain
    return sorted((kind for kind in terrain if kind in there), key=lambda one: terrain[one].cost)


def _by_tile(prices: Prices, setter: Setter) -> Iterator[Strip]:
    for tile, cost in prices.by_tile.items():
        yield _row(setter, tr("First tile {tile}", tile=tile.upper()), f"${cost}")


def _towns(prices: Prices, setter: Setter) -> Iterator[Strip]:
    town = prices.town
    yield _row(
        setter,
        tr("First tile of a town"),
        tr("${base} + ${exit} an exit", base=town.base, exit=town.per_exit),
    )
    for kind, more in town.by_terrain.items():
        name = tr("First tile of a town on {terrain}", terrain=word_of(kind))
        yield _row(setter, name, tr("${price} more", price=more))


def _replacing(prices: Prices, setter: Setter) -> Iterator[Strip]:
    said = prices.replace
    by_tile = prices.replace_by_tile
    if by_tile is not None:
        name = tr("Replacing by a shape of ${price}", price=by_tile.rise_to)
        yield _row(setter, name, f"${by_tile.price}")
        yield _row(setter, tr("Any other replacement"), f"${by_tile.other}")
    else:
        yield _row(setter, tr("Replacing: by a crossing"), f"${said.to_crossing}")
        yield _row(
            setter, tr("Replacing: by a complex tile without crossing"), f"${said.to_coexist}"
        )
        yield _row(setter, tr("Redirecting unfinished track"), f"${said.redirect}")
    yield _row(setter, tr("Replacing in a town"), f"${said.town}")


def link_list(words: Words, setter: Setter) -> Iterator[Strip]:
    """Special links with what they cost, and hexes with prices of their own."""
    part = words.scenario.part_as(AgeOfSteamPart)
    if part.special_links:
        yield setter.heading(tr("Special links"))
        head = [Cell(one, strong=True) for one in (tr("from, to"), tr("price"), tr("points"))]
        yield setter.row(head, [8, 3, 3], keeps=True)
    for link in part.special_links.values():
        ends = " – ".join(map(words.city, link.ends))
        yield setter.row([Cell(ends), Cell(price_of(link)), Cell(str(link.points))], [8, 3, 3])
    if part.special_links:
        yield setter.space(2.0)
