"""Boomtown markers: who played such a card places some (SFR-BOOM-02 to -4)."""

from collections import Counter
from collections.abc import Iterator

from engine.protocol import Happening, Refusal
from engine.systems.santa_fe.actions import kinds as act
from engine.systems.santa_fe.state.play import Play
from model.wording.speech import tr


def markers_left(play: Play) -> Counter[str]:
    """How many markers of each kind have not been placed."""
    all_there = Counter({key: one.count for key, one in play.table.part.boom_markers.items()})
    return all_there - Counter(play.state.boomed.values())


def possible(play: Play) -> Iterator[act.Mark]:
    """Every marker on every city that can take it."""
    left = markers_left(play)
    for key, marker in play.table.part.boom_markers.items():
        for city in play.table.land.cities.values() if left[key] else ():
            if city.value == marker.on_value and city.id not in play.state.boomed:
                yield act.Mark(key, city.id)


def may_place(play: Play, number: int) -> bool:
    """Whether a player has markers to place and a city for one."""
    seat = play.seat(number)
    has_more = seat.placed < play.table.markers(seat.play)
    return has_more and next(possible(play), None) is not None


def actions(play: Play, number: int) -> Iterator[act.SantaFeAction]:
    yield from possible(play)
    if play.seat(number).placed >= play.table.rules.playing.least_markers:
        yield act.Done()


def why_not(play: Play, number: int, action: act.SantaFeAction) -> Refusal | None:
    """Why a marker cannot be placed, or why there must be more."""
    seat, least = play.seat(number), play.table.rules.playing.least_markers
    if isinstance(action, act.Done):
        if seat.placed < least:
            return Refusal("SFR-BOOM-04", tr("at least {least} must be placed", least=least))
        return None
    if not isinstance(action, act.Mark):
        return Refusal("SFR-BOOM-04", tr("now Boomtown markers are placed"))
    return _why_no_mark(play, action)


def _why_no_mark(play: Play, mark: act.Mark) -> Refusal | None:
    marker = play.table.part.boom_markers.get(mark.marker)
    city = play.table.land.cities.get(mark.city)
    if marker is None or not markers_left(play)[mark.marker]:
        return Refusal("SFR-BOOM-02", tr("there is no marker {marker} left", marker=mark.marker))
    if city is None or city.value != marker.on_value:
        text = tr(
            "a marker {marker} lies only on cities of value {on_value}",
            marker=marker.value,
            on_value=marker.on_value,
        )
        return Refusal("SFR-BOOM-02", text)
    if mark.city in play.state.boomed:
        return Refusal("SFR-BOOM-03", tr("{city} has a marker already", city=city.name))
    return None


def done(play: Play, number: int, action: act.SantaFeAction) -> Iterator[Happening]:
    """Places a marker; who has placed all leaves the step."""
    if isinstance(action, act.Mark):
        play.state.boomed[action.city] = action.marker
        play.seat(number).placed += 1
        value = play.table.part.boom_markers[action.marker].value
        where = play.table.land.city_name(action.city)
        text = tr(
            "{names} raises {where} to {value}", names=play.names[number], where=where, value=value
        )
        yield Happening("mark", number, text, {"city": action.city, "value": value})
    if isinstance(action, act.Done) or not may_place(play, number):
        play.state.waiting = play.state.waiting[1:]
