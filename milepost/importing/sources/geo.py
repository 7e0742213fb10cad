"""A first map of any part of the globe: coast, rivers, lakes, mountains, deserts and cities."""

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from milepost.importing import imported

if TYPE_CHECKING:
    from model.imports.geo.recipes.recipe_file import Asked

EXAMPLE = "milepost import geo --box 13,39,30,47 --goods --deck -o balkans.milepost.yaml"


class Option(NamedTuple):
    """An option that says what a key of the recipe says."""

    key: str
    """Where in the recipe, `terrain.mountain`."""
    shown: str
    meaning: str
    """Empty for the system, of which those are named that are found."""
    kind: str = "text"
    name: str = ""


OPTIONS: Final = (
    Option("id", "ID", "the id of the scenario"),
    Option("title", "T", "its title"),
    Option("system", "S", ""),
    Option("preset", "P", "the rules, such as china-rails"),
    Option("credits", "TEXT", "whose geography it is"),
    Option("notes", "TEXT", "notes for the scenario"),
    Option("region", "NAME", "a region that comes along, see --list-regions"),
    Option("box", "W,S,E,N", "the part of the globe in degrees, such as 13,39,30,47"),
    Option("window_km", "W,S,E,N", "the map in kilometres around the centre of the projection"),
    Option("projection.name", "NAME", "albers, lambert or equirectangular", name="projection"),
    Option("projection.parallels", "A,B", "its true parallels", name="parallels"),
    Option("projection.centre", "LON,LAT", "its centre", name="centre"),
    Option("grid", "KIND", "mileposts, hexes or routes"),
    Option("spacing", "KM", "from one cell to the next, such as 70km or 50mi"),
    Option("cells", "N", "about how many mileposts or hexes of land instead of a spacing"),
    Option("sheet", "COLS,ROWS", "or a board of so many hexes, such as 10,8; the box grows to it"),
    Option("least_land", "N", "the fewest cells of land a sheet has; it is finer if need be"),
    Option("short_rows", "YES", "true or false: every other row a hex shorter", "yes-or-no"),
    Option(
        "land.file", "FILE", "coasts: GeoJSON, TopoJSON (FILE#OBJECT) or shapefile", name="land"
    ),
    Option("land.own.name", "A,B", "countries that are played on, by name", "list", "own"),
    Option("land.overseas.name", "A,B", "countries that are overseas", "list", "overseas"),
    Option("rivers.file", "FILE", "rivers: GeoJSON, TopoJSON or shapefile", name="rivers"),
    Option("rivers.count", "N", "how many rivers, the longest", name="river-count"),
    Option("lakes.file", "FILE", "lakes: GeoJSON, TopoJSON or shapefile", name="lakes"),
    Option("lakes.least", "PART", "of a cell, the smallest lake", name="least-lake"),
    Option("heights.file", "FILE", "heights: GeoTIFF, or PNG with a world file", name="heights"),
    Option("heights.metres_per_level", "M", "metres a grey level", name="metres-per-level"),
    Option("heights.bounds", "W,S,E,N", "where a PNG of heights lies", name="heights-bounds"),
    Option(
        "relief.file", "FILE", "relief in metres, where it is not to be computed", name="relief"
    ),
    Option("desert.file", "FILE", "climate: GeoTIFF, or PNG with a world file", name="desert"),
    Option("desert.values", "A,B", "the values in it that mean desert", name="desert-values"),
    Option("cities.file", "FILE", "cities: GeoJSON, TopoJSON or shapefile", name="cities"),
    Option("cities.population", "KEY", "the key of their population", name="population"),
    Option("cities.count", "N", "how many cities", name="city-count"),
    Option("cities.every", "N", "or one for so many cells of land", name="cells-a-city"),
    Option("cities.major", "N", "how many of them major", name="major"),
    Option("cities.medium", "N", "how many of them medium", name="medium"),
    Option("cities.spread", "STEPS", "the least distance of two cities", name="spread"),
    Option("cities.pick", "A,B", "these cities, by name", "towns", "pick"),
    Option("terrain.mountain", "SHARE", "how much is mountain, such as 35%%", name="mountain"),
    Option("terrain.alpine", "SHARE", "how much is alpine", name="alpine"),
    Option("terrain.desert", "SHARE", "how much is desert, such as 10%%", name="desert-share"),
    Option(
        "terrain.always_above", "M", "always mountain above, such as 3500m", name="always-above"
    ),
    Option("coast.least_island", "N", "the fewest mileposts of an island", name="least-island"),
    Option("coast.straits", "KIND", "inlet or blocked", name="straits"),
    Option("coast.strait_width", "PART", "of an edge, the widest strait", name="strait-width"),
    Option(
        "coast.joined",
        "YES",
        "true or false: lands beyond narrow water are one",
        "yes-or-no",
        "one-land",
    ),
    Option("regions.coast", "YES", "true or false: coasts as regions", "yes-or-no", "coasts"),
    Option("regions.deserts", "N", "the fewest mileposts of a desert region", name="deserts"),
    Option("regions.borders", "YES", "true or false: borders as regions", "yes-or-no", "borders"),
    Option("ferries", "A-B,C-D", "ferries between cities", "pairs"),
    Option("links", "A-B,C-D", "links from a port to a city overseas", "pairs"),
    Option("lines.count", "N", "how many lines between cities on routes", name="line-count"),
    Option("lines.per_city", "N", "or so many for each city (2.2)", name="lines-per-city"),
    Option("lines.twins", "N", "how many pairs of cities two lines join", name="twins"),
    Option("lines.segments", "N", "how many segments all lines have", name="segments"),
    Option("homes.side", "SIDE", "where railroads begin, such as east", name="homes"),
    Option("stations.room", "N", "for how many stations all cities have room", name="room"),
    Option("stations.remote", "N", "how many of all cities are remote places", name="remote"),
    Option("stations.blocked", "N", "how many borders nobody builds over", name="blocked"),
    Option("goods.propose", "", "propose goods that fit the map", "flag", "goods"),
    Option("goods.number", "N", "how many goods", name="good-count"),
    Option("goods.chips", "N", "how many chips in all", name="chips"),
    Option("goods.file", "LIST", "goods from a list of your own, LIST.yaml", name="goods-from"),
    Option("deck.propose", "", "propose demand and event cards: a whole game", "flag", "deck"),
    Option("deck.cards", "N", "how many demand cards", name="cards"),
    Option("deck.events", "N", "how many event cards", name="events"),
    Option("seed", "N", "another number, other goods and cards"),
    Option("by_hand", "FILE", "what is said in words over the map: goods, events, names"),
    Option("stretch", "LON,LAT,KM,FACTOR", "draw a crowded place larger", "stretch"),
)
_NEGATIVE: Final = re.compile(r"-\d[\d.,\s-]*")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    # Without this a box that begins with -75 would be taken for an option.
    parser._negative_number_matcher = _NEGATIVE  # noqa: SLF001
    parser.add_argument("recipe", metavar="RECIPE", nargs="?", help="a recipe, RECIPE.yaml")
    imported.add_arguments(parser)
    parser.add_argument("--list-regions", action="store_true", help="the regions that come along")
    systems = imported.in_words(imported.systems_on("mileposts", "hexes", "routes"))
    for option in OPTIONS:
        name = f"--{option.name or option.key.replace('_', '-')}"
        if option.kind == "flag":
            parser.add_argument(
                name, dest=option.key, action="store_const", const=True, help=option.meaning
            )
            continue
        parser.add_argument(
            name,
            dest=option.key,
            metavar=option.shown,
            action="append" if option.kind == "stretch" else "store",
            help=option.meaning or systems,
        )


def run(arguments: argparse.Namespace) -> int:
    from milepost.terminal.say import Refusal, named
    from model.imports.geo.recipes.recipe_file import read_recipe, region_names
    from model.imports.geo.required_libraries import what_is_missing

    if arguments.list_regions:
        print("\n".join(region_names()))
        return 0
    if missing := what_is_missing():
        raise Refusal(missing)
    out = imported.target(arguments, "balkans")
    recipe = None if arguments.recipe is None else Path(named(arguments.recipe, "RECIPE"))
    with imported.in_sentences():
        asked = read_recipe(recipe, options_said(arguments))
        facts, findings = _write(asked, out)
    return imported.say(arguments, out, facts, findings)


def options_said(arguments: argparse.Namespace) -> dict[str, Any]:
    """The recipe that the options make."""
    said: dict[str, Any] = {}
    for option in OPTIONS:
        value = getattr(arguments, option.key)
        if value is None:
            continue
        inside = said
        *outer, last = option.key.split(".")
        for key in outer:
            inside = inside.setdefault(key, {})
        inside[last] = _read(option.kind, value)
    return said


def _read(kind: str, value: Any) -> Any:
    """What an option says, in the words of a recipe."""
    if kind == "stretch":
        return [_stretch(text) for text in value]
    if kind == "yes-or-no":
        return {"true": True, "false": False}.get(value, value)
    if kind in ("text", "flag"):
        return value
    words = [word.strip() for word in value.split(",") if word.strip()]
    if kind == "towns":
        return [{"name": word} for word in words]
    return [word.split("-", 1) for word in words] if kind == "pairs" else words


def _stretch(text: str) -> dict[str, str]:
    from milepost.terminal.say import Refusal

    words = text.split(",")
    if len(words) not in (3, 4):
        raise Refusal("--stretch: write longitude, latitude, kilometres and factor: 114,22.6,300,2")
    said = {"at": ",".join(words[:2]), "radius": words[2]}
    return {**said, "factor": words[3]} if len(words) == 4 else said


def _write(asked: "Asked", out: Path) -> tuple[imported.Facts, Sequence[str]]:
    """Writes the scenario and the scenery beside it; the facts of the map, and its findings."""
    from validator.geography.map_of_recipe import map_of

    result = map_of(asked, out.name.removesuffix(".yaml").removesuffix(".milepost"))
    imported.keep_text(result.text, out, {result.scenery_file: result.scenery})
    return result.rows, result.told
