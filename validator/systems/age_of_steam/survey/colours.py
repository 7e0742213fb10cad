"""Which cities take which colours, New Cities included where towns can become cities."""

from model.systems.age_of_steam.things.colours import Colours
from model.wording.speech import tr
from validator.systems.age_of_steam.survey.survey import AgeOfSteamSurvey


def homes(survey: AgeOfSteamSurvey, colour: str) -> list[str]:
    """The printed cities, and the New Cities that can come, which take a colour."""
    known = survey.scenario.goods
    found = [key for key, city in survey.printed.items() if colour in city.colours.among(known)]
    if survey.can_urbanize:
        tiles = survey.part.new_cities.items()
        found += [
            tr("New City {key}", key=key)
            for key, tile in tiles
            if colour in tile.colours.among(known)
        ]
    return found


def has_any_colour(survey: AgeOfSteamSurvey) -> bool:
    """Whether it is not known before play what cities take: by lot, or by what lies there."""
    printed = [city.colours for city in survey.printed.values()]
    tiles = [tile.colours for tile in survey.part.new_cities.values()]
    by_lot = any(_is_drawn(one) for one in (*printed, *tiles))
    accepts = [survey.rules.delivery.accepts, *(city.accepts for city in survey.printed.values())]
    return by_lot or "lying" in accepts


def _is_drawn(colours: Colours) -> bool:
    return colours.kind == "random"
