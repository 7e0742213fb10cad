"""Which colours can come to a city: those that begin there, are drawn there, or grow there."""

from model.systems.age_of_steam.conditions.cases import values_of
from model.systems.age_of_steam.places.start_cubes import start_cubes
from model.systems.age_of_steam.things.cubes import Cubes
from validator.systems.age_of_steam.survey.cubes import passing
from validator.systems.age_of_steam.survey.survey import AgeOfSteamSurvey


def colours_coming(survey: AgeOfSteamSurvey) -> dict[str, frozenset[str]]:
    """By printed city the colours of which a cube can lie there."""
    begins, is_on = start_cubes(survey.scenario), _grows(survey)
    found = {}
    for key, city in survey.printed.items():
        own = frozenset(survey.spots.printed[key].colours)
        cubes = begins.get(key, Cubes())
        colours = {*cubes.fixed}
        if any(values_of(cubes.draw)) or any(values_of(cubes.per_player)):
            colours |= passing(survey, cubes.filter, own)
        if city.slots and is_on:
            colours |= passing(survey, survey.part.display.filter, own)
        found[key] = frozenset(colours)
    return found


def _grows(survey: AgeOfSteamSurvey) -> bool:
    return "growth" in survey.rules.phases and any(values_of(survey.rules.growth.enabled))
