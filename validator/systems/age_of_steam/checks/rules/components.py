"""Tiles, discs and prices: whether what is needed is in the box."""

from collections.abc import Iterator

from model.systems.age_of_steam.track.shapes import SHAPES
from model.wording.speech import later, tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding, Way
from validator.systems.age_of_steam.near_words import tile_meant
from validator.systems.age_of_steam.survey.limits import most_builds
from validator.systems.age_of_steam.survey.survey import RULES, AgeOfSteamSurvey
from validator.wording.listing import counted, listed

_NAMES = {"s1": later("straight"), "s2": later("gentle curve"), "s3": later("sharp curve")}


@check(
    "RUL116",
    "shape-without-tiles",
    WARNING,
    reads=RULES,
    needs=("rules",),
    rules=("AOS-COMP-01",),
    holds=("VAL-AOS-42",),
    since="0.6.0",
)
def shape_without_tiles(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A simple shape of track has no tile at all.

    Why: some ways between two hexes can never be built, which players only notice in play.
    Repair: give the tile a number under `tiles`.

    Bad:
        rules: {tiles: {s3: 0}}

    Good:
        rules: {tiles: {s3: 2}}
    """
    for tile, plain in _NAMES.items():
        name = tr(plain)
        if not survey.rules.tiles.get(tile):
            yield Finding(
                message=tr("there is no tile with a {name} ({tile})", name=name, tile=tile),
                route=("rules", "tiles", tile),
            )


@check(
    "RUL117",
    "few-tiles-for-towns",
    WARNING,
    reads=("cities", *RULES),
    needs=("rules",),
    whole=("cities",),
    rules=("AOS-COMP-02", "AOS-COMP-03"),
    holds=("VAL-AOS-61",),
    since="0.6.0",
)
def few_tiles_for_towns(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """There are fewer tiles and discs for towns than there are towns.

    Why: the last towns cannot have track, whatever is paid for it.
    Repair: raise `town_discs` or the tiles of towns, or draw fewer towns.

    Bad:
        rules: {town_discs: 0, tiles: {t1: 1}}

    Good:
        rules: {town_discs: 6}
    """
    tiles = survey.rules.tiles
    own = sum(tiles.get(key, 0) for key, shape in SHAPES.items() if shape.kind == "town")
    towns = sum(not town.no_track for town in survey.towns.values())
    if towns > own + survey.rules.town_discs:
        yield Finding(
            message=tr(
                "there are {towns} towns, and {tiles} and {discs} for them",
                towns=towns,
                tiles=counted(own, "tile"),
                discs=counted(survey.rules.town_discs, "disc"),
            ),
            route=("rules", "town_discs"),
        )


@check(
    "RUL118",
    "few-discs",
    WARNING,
    reads=RULES,
    needs=("rules",),
    rules=("AOS-COMP-07", "SC-SETUP-02"),
    holds=("VAL-AOS-43", "VAL-AOS-45"),
    since="0.6.0",
)
def few_discs(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A player has fewer discs than track can be begun in one turn.

    Where links are nationalised for want of discs, as many as builds will do. With no disc at all
    it is an error: nobody could own any track.

    Why: an ordinary build may be refused for want of a disc.
    Repair: give more discs (`discs: per_player`), or null for no limit.

    Bad:
        rules: {discs: {per_player: 2}}

    Good:
        rules: {discs: {per_player: 5}}
    """
    discs, builds = survey.rules.discs, most_builds(survey.rules)
    is_taken_back = discs.overflow == "nationalise"
    needed = builds if is_taken_back else builds + 1
    if discs.per_player is not None and discs.overflow != "unlimited" and discs.per_player < needed:
        yield Finding(
            message=tr(
                "a player has {discs}, and may build {builds} times in a turn",
                discs=counted(discs.per_player, "disc"),
                builds=builds,
            ),
            route=("rules", "discs", "per_player"),
            weight=WARNING if discs.per_player else ERROR,
        )


@check(
    "RUL124",
    "unknown-tile",
    ERROR,
    reads=RULES,
    needs=("rules",),
    rules=("AOS-COMP-01",),
    holds=("VAL-AOS-41",),
    since="0.6.0",
)
def unknown_tile(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A tile is named that there is not.

    Why: nobody can lay it, and what is said of it has no effect.
    Repair: name a tile of the list: s1 to s3, x1 to x3, c1 to c4, t1, t3y, t3r, t3l, t3f.

    Bad:
        rules: {tiles: {s4: 3}}

    Good:
        rules: {tiles: {s3: 3}}
    """
    rules = survey.rules
    named: list[tuple[str, Way]] = [(tile, ("rules", "tiles", tile)) for tile in rules.tiles]
    named += [(tile, ("rules", "prices", "by_tile", tile)) for tile in rules.prices.by_tile]
    for kind, price in rules.prices.terrain.items():
        way = ("rules", "prices", "terrain", kind, "tiles")
        named += [(tile, way) for tile in price.tiles]
    for tile, route in named:
        if tile not in SHAPES:
            near = tile_meant(tile)
            yield Finding(
                message=tr("there is no tile {tile}", tile=tile),
                route=route,
                help=tr("did you mean {near}?", near=near) if near else "",
            )


@check(
    "RUL119",
    "tile-without-price",
    ERROR,
    reads=RULES,
    needs=("rules",),
    rules=("AOM-BUILD-02", "AOM-BUILD-03"),
    holds=("VAL-AOM-17",),
    since="0.6.0",
)
def tile_without_price(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """Prices go by tile, and a tile of the game has none, or there is a flat price as well.

    Tiles of towns have prices of their own.

    Why: nobody knows what the tile costs.
    Repair: name every tile under `prices: by_tile`, and no flat price beside it.

    Bad:
        rules: {prices: {by_tile: {s1: 2, s2: 2}}}

    Good:
        rules: {prices: {flat: 3}}
    """
    prices = survey.rules.prices
    if not prices.by_tile:
        return
    route = ("rules", "prices", "by_tile")
    lacking = [
        key
        for key, shape in SHAPES.items()
        if shape.kind != "town" and survey.rules.tiles.get(key) and key not in prices.by_tile
    ]
    if lacking:
        yield Finding(
            message=(
                tr("{lacking} has no price", lacking=listed(lacking))
                if len(lacking) == 1
                else tr("{lacking} have no price", lacking=listed(lacking))
            ),
            route=route,
        )
    if prices.flat is not None:
        yield Finding(
            message=tr("there is a flat price beside prices by tile"),
            route=("rules", "prices", "flat"),
        )
