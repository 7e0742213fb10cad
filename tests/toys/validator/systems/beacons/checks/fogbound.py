"""Cities that nobody can light."""

from collections.abc import Iterator

from model.systems.beacons.things import BeaconsPart

from validator.check import check
from validator.finding import WARNING, Finding
from validator.survey.survey import Survey


@check("MAP901", "fogbound-city", WARNING, reads=("cities", "fog"), since="0.6.0")
def fogbound_city(survey: Survey) -> Iterator[Finding]:
    """A city lies in the fog.

    Why: nothing can be lit there, so that it only pays to its neighbours.
    Repair: move the city, or take its cell out of the fog.

    Bad:
        fog: 5,2

    Good:
        fog: 5,3
    """
    fog = survey.scenario.part_as(BeaconsPart).fog
    for key, city in survey.scenario.cities.items():
        if city.at in fog:
            yield Finding(
                message=f"{city.name or key} lies in the fog",
                route=("cities", key, "at"),
                cells=(city.at,),
            )
