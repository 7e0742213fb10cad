"""What a text editor shows of a city, a line or a railroad under the mouse."""

from collections.abc import Iterator

from model.amounts_in_words import counted, listed
from model.boards.routes import Line
from model.systems.santa_fe.track.reach import line_price
from validator.survey.survey import Survey
from validator.systems.santa_fe.survey.survey import SantaFeSurvey


def about_thing(survey: Survey, room: str, key: str) -> list[str]:
    """What there is to say of a thing, its name first; nothing of what is not known."""
    if not isinstance(survey, SantaFeSurvey) or survey.why_lacking("land"):
        return []
    about = {"cities": _city, "lines": _line, "railroads": _railroad}.get(room)
    return [] if about is None else list(about(survey, key))


def _city(survey: SantaFeSurvey, key: str) -> Iterator[str]:
    city = survey.land.cities.get(key)
    if city is None:
        return
    yield survey.city(key)
    if city.value is not None:
        yield f"value {city.value}, {counted(survey.city_cards.get(key, 0), 'City card')}"
    if city.squares:
        yield f"squares of {listed(map(survey.land.name_of, city.squares))}"
    homes = [one for one, known in survey.part.railroads.items() if known.home == key]
    if homes:
        yield f"home of {listed(map(survey.land.name_of, homes))}"
    far = survey.far_from_bases.get(key)
    if far is None:
        yield "no base of a major reaches it"
    elif far:
        yield f"{counted(far, 'piece')} from the nearest base"
    able = [one for one, reached in survey.reach.items() if key in reached]
    yield f"{counted(len(able), 'railroad')} can reach it"
    lines = survey.land.around[key]
    yield f"lines to {listed(_to(survey, line, key) for line in lines)}" if lines else "no lines"


def _to(survey: SantaFeSurvey, line: Line, city: str) -> str:
    against = "" if line.can_start_at(city) else ", only from there"
    return f"{survey.city(line.far_end(city))} ({line.segments}{against})"


def _line(survey: SantaFeSurvey, key: str) -> Iterator[str]:
    line = survey.land.lines.get(key)
    if line is None:
        return
    yield f"{survey.city(line.a)}–{survey.city(line.b)}"
    yield counted(line.segments, "segment")
    tail = {"a>b": line.a, "b>a": line.b}.get(line.arrow or "")
    if tail:
        yield f"begun in {survey.city(tail)} only"
    kinds = [kind for row in line.terrain for kind in row]
    if kinds:
        yield ", ".join(f"{kinds.count(kind)} {kind}" for kind in dict.fromkeys(kinds))
    if price := line_price(survey.land, line, line.a):
        yield f"all its pieces cost ${price}"
    if twins := survey.land.twins[key]:
        yield f"double route with {listed(twins)}"


def _railroad(survey: SantaFeSurvey, key: str) -> Iterator[str]:
    railroad = survey.part.railroads.get(key)
    if railroad is None:
        return
    yield survey.land.name_of(key)
    yield "a major" if railroad.is_major else "a short line"
    yield counted(railroad.track, "piece of track", "pieces of track")
    if railroad.home in survey.land.cities:
        yield f"begins in {survey.city(railroad.home)}"
        cities = len(survey.land.cities)
        yield f"can reach {len(survey.reach[key])} of {counted(cities, 'city', 'cities')}"
    squares = [city for city, one in survey.land.cities.items() if key in one.squares]
    if squares:
        yield f"squares in {listed(map(survey.city, squares))}"
