"""Whether every colour has a home, and every home its colour."""

from collections.abc import Iterator

from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Finding
from validator.systems.age_of_steam.survey.colours import has_any_colour, homes
from validator.systems.age_of_steam.survey.cubes import in_bag, lying_fixed
from validator.systems.age_of_steam.survey.survey import RULES, AgeOfSteamSurvey
from validator.wording.listing import listed, name_of

COLOURS = ("cities", "goods", "new_cities", "cells", "start_cubes", "board", "regions", *RULES)
WHOLE = ("cities", "goods", "new_cities")


@check(
    "ECO110",
    "colour-without-a-home",
    WARNING,
    reads=COLOURS,
    needs=("rules",),
    whole=WHOLE,
    rules=("AOS-GOODS-05",),
    holds=("VAL-AOS-15",),
    since="0.6.0",
)
def colour_without_a_home(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """Cubes of a colour come into the game, and no city takes them.

    New Cities count where towns can become cities.

    Why: the cubes lie on the board to the end, and nobody can move them.
    Repair: give the colour to a city or a New City, or take its cubes out of the bag.

    Bad:
        goods:
        - {id: white, name: White, chips: 14, colour: "#eeeeee"}
        cities:
        - {id: hong-kong, colours: {except: [white]}}

    Good:
        goods:
        - {id: white, name: White, chips: 14, colour: "#eeeeee"}
    """
    if has_any_colour(survey) or not survey.is_begun:
        return
    for key, good in survey.scenario.goods.items():
        comes = in_bag(good) or key in survey.part.bag_after_setup
        if comes and not homes(survey, key):
            yield Finding(
                message=tr(
                    "no city takes {good}, of which cubes come into the game", good=name_of(good)
                ),
                route=("goods", key),
            )


@check(
    "ECO111",
    "home-without-cubes",
    WARNING,
    reads=COLOURS,
    needs=("rules",),
    whole=WHOLE,
    rules=("AOS-GOODS-05",),
    holds=("VAL-AOS-16",),
    since="0.6.0",
)
def home_without_cubes(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A city takes a colour by name of which no cube ever comes into the game.

    Why: nothing can be delivered there, though it looks like a city of that colour.
    Repair: put cubes of the colour into the bag or onto the map, or give the city another one.

    Bad:
        goods:
        - {id: white, name: White, chips: 14, bag: 0, colour: "#eeeeee"}
        cities:
        - {id: haikou, colours: [white]}

    Good:
        goods:
        - {id: white, name: White, chips: 14, bag: 4, colour: "#eeeeee"}
        cities:
        - {id: haikou, colours: [white]}
    """
    absent = {key for key in survey.scenario.goods if not _comes(survey, key)}
    for key, city in survey.printed.items():
        missing = sorted(absent & {*city.colours.named}) if city.colours.kind == "listed" else []
        if missing:
            yield Finding(
                message=tr(
                    "{city} takes {missing}, and no such cube comes into the game",
                    city=name_of(city),
                    missing=listed(missing),
                ),
                route=("cities", key, "colours"),
                about=tuple([("goods", colour) for colour in missing]),
            )


def _comes(survey: AgeOfSteamSurvey, colour: str) -> bool:
    """Whether a cube of a colour can come onto the board in some way."""
    part = survey.part
    if in_bag(survey.scenario.goods[colour]) or colour in part.bag_after_setup:
        return True
    cubes = [getattr(city, "cubes", None) for city in survey.scenario.cities.values()]
    cubes += [*part.start_cubes, *(data.cubes for data in part.cells.values())]
    if any(colour in getattr(one, "fixed", ()) for one in cubes):
        return True
    growth = survey.rules.growth
    return any(colour == one.colour for one in growth.extras) or survey.once(_produced)


def _produced(survey: AgeOfSteamSurvey) -> bool:
    """Whether some action takes cubes out of the supply."""
    effects = (getattr(effect, "production", None) for _, _, effect in survey.effects())
    return any(one is not None and (one.source == "supply" or one.colours) for one in effects)


@check(
    "ECO112",
    "at-home-already",
    WARNING,
    reads=COLOURS,
    needs=("rules",),
    whole=WHOLE,
    rules=("AOS-GOODS-04", "AOS-GOODS-07"),
    holds=("VAL-AOS-17", "VAL-AOS-63"),
    since="0.6.0",
)
def at_home_already(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """Cubes of a colour begin in the only city that takes it.

    Why: no move ends where it begins, so that these cubes can never be delivered.
    Repair: put other cubes there, or let a second city take the colour.

    Bad:
        cities:
        - {id: hong-kong, colours: {except: [red]}}
        - {id: guangzhou, cubes: {fixed: [red, red]}}
        - {id: haikou, colours: [purple]}
        - {id: nanchang, colours: [purple]}
        new_cities:
        - {id: a, colours: [blue]}

    Good:
        cities:
        - {id: guangzhou, cubes: {fixed: [red, red]}}
    """
    if has_any_colour(survey):
        return
    for key, colour in lying_fixed(survey):
        if homes(survey, colour) == [key]:
            yield Finding(
                message=tr(
                    "{colour} cubes begin in {printed}, the only city that takes them",
                    colour=colour,
                    printed=name_of(survey.printed[key]),
                ),
                route=("cities", key),
                about=(("goods", colour),),
            )
