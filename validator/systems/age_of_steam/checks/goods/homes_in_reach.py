"""Whether cubes can come to a city that takes them, wherever they begin or grow."""

from collections.abc import Hashable, Iterable, Iterator, Mapping

from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Finding, Partly
from validator.systems.age_of_steam.survey.colours import has_any_colour
from validator.systems.age_of_steam.survey.colours_coming import colours_coming
from validator.systems.age_of_steam.survey.goods_parts import Parts, parts_for_goods
from validator.systems.age_of_steam.survey.survey import LAND, AgeOfSteamSurvey
from validator.wording.listing import listed, name_of

NAMED = 5
"""So many cities are pointed at; the others are counted."""
MOST_PAIRS = 100_000
"""No game has more; looking at all of them would take minutes."""


@check(
    "ECO113",
    "home-out-of-reach",
    WARNING,
    reads=(*LAND, "start_cubes", "display", "bag_after_setup"),
    needs=("land",),
    whole=("board", "cities", "goods", "new_cities", "special_links"),
    rules=("AOS-GOODS-05", "AOM-SETUP-12"),
    since="0.6.0",
)
def home_out_of_reach(survey: AgeOfSteamSurvey) -> Iterator[Finding | Partly]:
    """Cubes of a colour can begin or grow where no track leads to any city that takes them.

    Towns count that may become a New City of the colour. Goods pass no city with `pass: never`.

    Why: these cubes lie there to the end, and nobody can earn anything with them.
    Repair: let a city in reach take the colour, join the parts of the board, or let no such cubes
    come there (`cubes: {filter: …}`).

    Bad:
        format: 1
        id: example
        title: A terminus between
        system: age-of-steam
        players: {min: 3, max: 4}
        rules: {preset: age-of-steam}
        board: {kind: hexes, size: [7, 1], legend: {".": plain}, terrain: "......."}
        cities:
        - {id: ash, name: Ash, kind: city, at: "0,0", colours: [red], slots: [light-1]}
        - {id: elm, name: Elm, kind: city, at: "3,0", colours: {except: [red]}, slots: [dark-1],
           pass: never}
        - {id: oak, name: Oak, kind: city, at: "6,0", colours: [blue], slots: [dark-2]}
        - {id: yew, name: Yew, kind: town, at: "1,0"}

    Good:
        format: 1
        id: example
        title: A city between
        system: age-of-steam
        players: {min: 3, max: 4}
        rules: {preset: age-of-steam}
        board: {kind: hexes, size: [7, 1], legend: {".": plain}, terrain: "......."}
        cities:
        - {id: ash, name: Ash, kind: city, at: "0,0", colours: [red], slots: [light-1]}
        - {id: elm, name: Elm, kind: city, at: "3,0", colours: {except: [red]}, slots: [dark-1]}
        - {id: oak, name: Oak, kind: city, at: "6,0", colours: [blue], slots: [dark-2]}
        - {id: yew, name: Yew, kind: town, at: "1,0"}
    """
    if has_any_colour(survey):
        return
    if len(survey.scenario.cities) * len(survey.scenario.goods) > MOST_PAIRS:
        yield Partly(
            tr(
                "homes are looked for with up to {most_pairs:,} pairs of city and colour",
                most_pairs=MOST_PAIRS,
            )
        )
        return
    for colour, stuck in survey.once(_stuck).items():
        cities = [survey.printed[key] for key in stuck]
        yield Finding(
            message=tr(
                "{colour} cubes from {city} reach no city that takes them",
                colour=colour,
                city=listed([name_of(city) for city in cities]),
            ),
            route=("goods", colour),
            about=tuple([("cities", key) for key in stuck[:NAMED]]),
            cells=tuple([city.at for city in cities[:NAMED] if city.at is not None]),
        )


def _stuck(survey: AgeOfSteamSurvey) -> dict[str, list[str]]:
    """By colour the cities at which its cubes can lie and from which it has no home in reach.

    A colour that no other printed city takes anyway is not told here.
    """
    land, wanted = survey.land, _wanted(survey)
    ends = {land.number[key] for key in _termini(survey) if key in land.number}
    parts = parts_for_goods(land, survey.part.special_links, ends)
    starts = {
        key: colours
        for key, colours in colours_coming(survey).items()
        if key in land.number and survey.printed[key].start != "never"
    }
    found: dict[str, list[str]] = {}
    for colour in survey.scenario.goods:
        takers = [key for key in land.stops if colour in wanted[key]]
        printed = [key for key in takers if key in survey.printed]
        homes = _homes_by_part(survey, takers, parts)
        for key, colours in starts.items():
            near = {home for part in parts[land.number[key]] for home in homes.get(part, ())}
            has_other = any(home != key for home in printed[:2])
            if colour in colours and has_other and not near - {key}:
                found.setdefault(colour, []).append(key)
    return found


def _homes_by_part(
    survey: AgeOfSteamSurvey, takers: Iterable[str], parts: Parts
) -> Mapping[Hashable, set[str]]:
    """By part of the board some stops that take a colour; two tell whether there is another."""
    found: dict[Hashable, set[str]] = {}
    for key in takers:
        for part in parts[survey.land.number[key]]:
            known = found.setdefault(part, set())
            if len(known) < 2:
                known.add(key)
    return found


def _termini(survey: AgeOfSteamSurvey) -> Iterator[str]:
    never = "never"
    return (key for key, city in survey.printed.items() if city.pass_ == never)


def _wanted(survey: AgeOfSteamSurvey) -> dict[str, frozenset[str]]:
    """By stop the colours that it takes, a town those of the New Cities that it may become."""
    known, tiles = survey.scenario.goods, survey.part.new_cities
    found = {key: city.colours.among(known) for key, city in survey.printed.items()}
    for town in survey.towns:
        some = (tiles[tile].colours.among(known) for tile in survey.takers(town))
        found[town] = frozenset().union(*some)
    return {key: found.get(key, frozenset()) for key in survey.land.stops}
