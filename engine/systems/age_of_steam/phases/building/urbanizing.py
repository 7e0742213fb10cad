"""Urbanization in a build: which New City goes where, and which cubes it gets (AOM-URBAN)."""

from collections.abc import Callable, Iterator, Sequence

from engine.protocol import Chance, Happening, Refusal
from engine.systems.age_of_steam.actions.track_kinds import Urbanize
from engine.systems.age_of_steam.effects.limits import urbanizations_allowed
from engine.systems.age_of_steam.phases.building.discs import room_for_completed, why_too_many_fresh
from engine.systems.age_of_steam.phases.building.paying import Purse
from engine.systems.age_of_steam.phases.building.snapshots import new_sections, taken
from engine.systems.age_of_steam.phases.building.so_far import SoFar
from engine.systems.age_of_steam.phases.building.tiles import builder_of
from engine.systems.age_of_steam.state.cubes import (
    draw_to,
    drawn_cube,
    has_room,
    lie_down,
    put,
    put_on_column,
    take_from_column,
)
from engine.systems.age_of_steam.state.play import Play, no
from model.systems.age_of_steam.track.builder import Builder
from model.systems.age_of_steam.track.grounding import why_ungrounded
from model.systems.age_of_steam.track.urbanizing import (
    Urbanized,
    open_to,
    urbanize,
    why_not_on,
    why_not_urbanize,
)
from model.wording.speech import tr


def urbanizations(play: Play, purse: Purse) -> Iterator[Urbanize]:
    """Every New City that the actor may place now, on every town."""
    if _why_not_now(play, purse) is not None:
        return
    used = set(play.state.track.urbanized.values())
    free = [key for key in play.table.part.new_cities if key not in used]
    free = [key for key in free if _why_not_new_city(play, key) is None]
    builder, room = builder_of(play), room_for_completed(play)

    def is_sound(action: Urbanize) -> bool:
        return _why_not_there(play, action, builder, room) is None

    for town in play.table.towns:
        yield from _on_town(play, town, free, is_sound)


def _on_town(
    play: Play, town: str, free: Sequence[str], is_sound: Callable[[Urbanize], bool]
) -> Iterator[Urbanize]:
    """The New Cities for one town; what becomes of its track hangs on none of them.

    Only where spokes become special links it may, since a rule can ask for colours.
    """
    track, each = play.state.track, play.table.rules.urbanization.spoke_links
    last: bool | None = None
    for key in free:
        if (last is False and not each) or why_not_on(track, town, key) is not None:
            continue
        action = Urbanize(town, key)
        if last is None or each:
            last = is_sound(action)
        if last:
            yield action


def _why_not_new_city(play: Play, new_city: str) -> Refusal | None:
    """Why this New City may not be placed now, on whatever town."""
    return _why_not_role(play, new_city) or _why_not_while_open(play, new_city)


def _why_not_now(play: Play, purse: Purse) -> Refusal | None:
    so_far, rules = play.state.doing, play.table.rules
    if len(so_far.urbanized) >= urbanizations_allowed(play, play.actor):
        return no("AOS-ACTION-06", tr("you may place no New City now"))
    if rules.urbanization.timing == "first" and so_far.prices:
        return no("AOM-URBAN-01", tr("a New City is placed before tiles and claims"))
    if purse.builds_left < rules.urbanization.builds:
        return no("AOM-URBAN-01", tr("a New City uses a build, and none is left"))
    return None


def why_not(play: Play, action: Urbanize) -> Refusal | None:
    """Why the actor may not place this New City here now."""
    refusal = _why_not_now(play, Purse(play)) or _why_not_role(play, action.new_city)
    if refusal is not None:
        return refusal
    return _why_not_there(play, action, builder_of(play), room_for_completed(play))


def _why_not_there(
    play: Play, action: Urbanize, builder: Builder, room: int | None
) -> Refusal | None:
    """Why track, cubes that will be drawn or discs stand against it."""
    found = why_not_urbanize(play.state.track, builder, action.town, action.new_city)
    if found is not None:
        return no(*found)
    return _why_not_while_open(play, action.new_city) or _why_no_disc(play, action, room)


def _why_not_while_open(play: Play, new_city: str) -> Refusal | None:
    """Once cubes are drawn nobody goes back before that: track must not have to be taken back."""
    build, track = play.table.rules.build, play.state.track
    if not _draws(play, new_city):
        return None
    if build.unfinished.max == 0 and track.unfinished(play.actor):
        return no("AOM-BUILD-10", tr("finish your track first: cubes will be drawn"))
    is_checked_later = build.connectivity_check == "end-of-build"
    if is_checked_later and why_ungrounded(track, play.actor, new_sections(play)):
        return no("AOM-BUILD-10", tr("join your track to something first: cubes will be drawn"))
    return None


def _why_not_role(play: Play, new_city: str) -> Refusal | None:
    role = play.table.roles.get(play.mover.role)
    tile = play.table.part.new_cities.get(new_city)
    if role is None or tile is None:
        return None
    colours = tile.colours.among(play.table.colours)
    if any(colour in role.forbid_new_cities for colour in colours):
        return no(
            "AOM-ROLE-03", tr("your role may not place New City {new_city}", new_city=new_city)
        )
    return None


def _why_no_disc(play: Play, action: Urbanize, room: int | None) -> Refusal | None:
    if room is None or len(open_to(play.state.track, action.town)) <= room:
        return None
    after, so_far = play.state.track.copy(), play.state.doing.copy()
    _note(so_far, urbanize(after, play.actor, action.town, action.new_city))
    return why_too_many_fresh(play, after, so_far)


def _note(so_far: SoFar, done: Urbanized) -> None:
    """What is completed by it is new in this turn (OPEN-SC-18)."""
    so_far.note(*(section for chain in done.completed for section in chain.sections))


def _draws(play: Play, new_city: str) -> bool:
    """Whether chance is asked."""
    cubes = play.table.rules.urbanization.cubes
    refills = cubes.column == "all" and cubes.refill and new_city in play.state.display
    return bool(play.state.bag) and bool(cubes.bag or refills)


# -- doing it


def do(play: Play, action: Urbanize) -> Iterator[Happening]:
    """Places a New City, with its cubes."""
    so_far, seat, town = play.state.doing, play.actor, action.town
    draws = _draws(play, action.new_city)
    _note(so_far, urbanize(play.state.track, seat, town, action.new_city))
    so_far.urbanized = (*so_far.urbanized, town)
    so_far.builds += play.table.rules.urbanization.builds
    name = play.table.place_name(town)
    text = tr(
        "{seat} makes {name} New City {new_city}",
        seat=play.name(seat),
        name=name,
        new_city=action.new_city,
    )
    facts = {"town": town, "new_city": action.new_city}
    yield Happening("urbanize", seat, text, facts)
    _town_cubes(play, town)
    yield from _cubes(play, town, action.new_city)
    if draws and so_far.back_to is not None:
        so_far.back_to = taken(play)


def _town_cubes(play: Play, town: str) -> None:
    """Cubes of the town stay, leave the game or go back (AOM-URBAN-03)."""
    state, fate = play.state, play.table.rules.urbanization.town_cubes
    if fate == "keep":
        return
    for colour, number in sorted(state.cubes.get(town, {}).items()):
        lie_down(state, town, colour, -number)
        put(state.gone if fate == "out" else state.bag, colour, number)


def _cubes(play: Play, town: str, new_city: str) -> Iterator[Happening]:
    """Cubes that wait on the tile, from the bag, from its column (AOM-URBAN-04)."""
    state, cubes = play.state, play.table.rules.urbanization.cubes
    for colour, number in sorted(state.waiting.pop(new_city, {}).items()):
        lie_down(state, town, colour, number)
    yield from draw_to(play, town, cubes.bag, frozenset())
    if cubes.column == "all":
        _take(play, town, new_city, len(state.display.get(new_city, ())))
        yield from _refilled(play, new_city, cubes.refill)
    if cubes.per_connected:
        _take(play, town, new_city, cubes.per_connected * _connected(play, town))


def _take(play: Play, town: str, column: str, number: int) -> None:
    for _ in range(number):
        colour = take_from_column(play.state, column)
        if not colour:
            return
        lie_down(play.state, town, colour)


def _refilled(play: Play, column: str, number: int) -> Iterator[Happening]:
    for _ in range(number):
        colour = drawn_cube(play) if has_room(play.state, column) else ""
        if not colour:
            return
        put_on_column(play.state, column, colour)
        yield _drawn_for_column(play, column, colour)


def _drawn_for_column(play: Play, column: str, colour: str) -> Happening:
    text = tr(
        "A {colour_name} cube is drawn for column {column}",
        colour_name=play.table.colour_name(colour),
        column=column,
    )
    return Happening("cube", None, text, {"column": column}, Chance("bag", colour))


def _connected(play: Play, town: str) -> int:
    """How many players have a section or special link that ends there now."""
    track = play.state.track
    return sum(track.touches(seat, town) for seat in play.state.order)
