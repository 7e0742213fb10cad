"""Boomtown markers: what they raise cities to, and how many there are."""

from collections.abc import Iterator

from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding
from validator.repairs.value_repairs import saying
from validator.systems.santa_fe.survey.survey import SantaFeSurvey
from validator.wording.listing import counted


@check(
    "DCK207",
    "marker-that-does-not-raise",
    ERROR,
    reads=("boom_markers",),
    implies=("DCK208",),
    rules=("SFR-BOOM-02", "SFR-BOOM-03"),
    holds=("SFR-CHK-27",),
    since="0.6.0",
)
def marker_that_does_not_raise(survey: SantaFeSurvey) -> Iterator[Finding]:
    """A marker does not raise the value of a city, or to one that markers are placed on again.

    Why: values never fall, and a city takes at most one marker.
    Repair: give the marker a higher value, which no marker is placed on.

    Bad:
        boom_markers:
        - {id: boom-4, value: 3}

    Good:
        boom_markers:
        - {id: boom-4, value: 4}
    """
    markers = survey.part.boom_markers
    targets = {one.on_value for one in markers.values()}
    for key, marker in markers.items():
        if marker.value <= marker.on_value:
            why = tr(
                "does not raise cities of the value {on_value}: it is worth {marker}",
                on_value=marker.on_value,
                marker=marker.value,
            )
        elif marker.value in targets:
            why = tr(
                "makes cities worth {marker}, and markers are placed on such cities",
                marker=marker.value,
            )
        else:
            continue
        yield Finding(
            message=tr("the marker {key} {why}", key=key, why=why),
            route=("boom_markers", key, "value"),
        )


@check(
    "DCK208",
    "markers-do-not-fit-the-board",
    WARNING,
    reads=("boom_markers", "cities", "board"),
    whole=("boom_markers", "cities"),
    rules=("SFR-BOOM-02", "SFR-COMP-04"),
    holds=("SFR-CHK-28",),
    since="0.6.0",
)
def markers_do_not_fit_the_board(survey: SantaFeSurvey) -> Iterator[Finding]:
    """There are more or fewer Boomtown markers for a value than cities of that value.

    Why: what is too much can never be placed, and where there are too few the last cities cannot be
    raised; the printed game has one for each.
    Repair: make as many markers as there are such cities.

    Bad:
        boom_markers:
        - {id: boom-4, count: 5}

    Good:
        boom_markers:
        - {id: boom-4, count: 3}
    """
    if not survey.valued:
        return
    values = [city.value for city in survey.valued.values()]
    by_target: dict[int, list[str]] = {}
    for key, marker in survey.part.boom_markers.items():
        by_target.setdefault(marker.on_value, []).append(key)
    for value, keys in by_target.items():
        number = sum(survey.part.boom_markers[key].count for key in keys)
        cities = values.count(value)
        if number == cities:
            continue
        way = ("boom_markers", keys[-1], "count")
        count = survey.part.boom_markers[keys[-1]].count + cities - number
        title = tr("make {markers}", markers=counted(count, "marker"))
        yield Finding(
            message=(
                tr(
                    "{markers} can be placed on cities of the value {value}, and there is {cities}",
                    markers=counted(number, "marker"),
                    value=value,
                    cities=cities,
                )
                if cities == 1
                else tr(
                    "{markers} can be placed on cities of the value {value}, and "
                    "there are {cities}",
                    markers=counted(number, "marker"),
                    value=value,
                    cities=cities,
                )
            ),
            route=way,
            repair=saying(survey.scenario, title, {way: count}) if count >= 0 else None,
        )
