"""Load chips: on trains, in the tray, and under variations lying in cities."""

from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.state import Lying, Train
from engine.systems.crayon.state.table import CityPlace
from model.systems.crayon.network.network import NOWHERE


def take_off(train: Train, good: str) -> None:
    loads = list(train.loads)
    loads.remove(good)
    train.loads = tuple(loads)


def is_circus(play: Play, good: str) -> bool:
    circus = play.table.rules.circus
    return circus.enabled and good == circus.good


def to_tray(play: Play, good: str) -> None:
    play.state.tray[good] = play.state.tray.get(good, 0) + 1


def lie_down(play: Play, good: str, city: str) -> None:
    play.state.lying = (*play.state.lying, Lying(good, city))


def put_down(play: Play, good: str, city: CityPlace) -> None:
    """What becomes of a load that is dropped unpaid (CRY-LOAD-05, CRY-VAR-23, -42, -55)."""
    dropped, state = play.table.rules.dropped, play.state
    if is_circus(play, good):
        lie_down(play, good, city.id)
        return
    supplied = dropped.goes == "city-unless-supplied" and good in city.supplies
    if dropped.goes == "tray" or supplied:
        to_tray(play, good)
        return
    if dropped.per_city is not None:
        _make_room(play, city.id, dropped.per_city)
    # His own turn, which ends first, does not count.
    turns = None if dropped.turns is None else dropped.turns + 1
    state.lying = (*state.lying, Lying(good, city.id, play.seat, turns))


def _make_room(play: Play, city: str, most: int) -> None:
    """An older load goes to the tray when another is put down (CRY-VAR-23)."""
    there = [one for one in play.state.lying if one.city == city and not is_circus(play, one.good)]
    for one in there[: max(0, len(there) + 1 - most)]:
        take_lying(play, one.good, city)
        to_tray(play, one.good)


def lies_in(play: Play, good: str, city: str) -> bool:
    return any((one.good, one.city) == (good, city) for one in play.state.lying)


def take_lying(play: Play, good: str, city: str) -> None:
    lying = list(play.state.lying)
    lying.remove(next(one for one in lying if (one.good, one.city) == (good, city)))
    play.state.lying = tuple(lying)


def age_lying(play: Play, seat: int) -> None:
    """At the end of a turn of who dropped them, loads that have lain long enough leave."""
    kept = []
    for one in play.state.lying:
        left = _turns_left(one, seat)
        if left == 0:
            to_tray(play, one.good)
        else:
            kept.append(one._replace(turns=left))
    play.state.lying = tuple(kept)


def _turns_left(one: Lying, seat: int) -> int | None:
    """How long a load still lies after a turn of this seat; None for good."""
    return one.turns if one.turns is None or one.seat != seat else one.turns - 1


def lose_load(play: Play, seat: int, train: Train, good: str) -> None:
    """A load that an event takes (CRY-EVENT-17); the Circus finds a city (CRY-VAR-55)."""
    take_off(train, good)
    if is_circus(play, good):
        lie_down(play, good, nearest_city(play, train.at))
    else:
        to_tray(play, good)
    play.tell("lose", seat, f"{play.names[seat]} loses {good}", good=good)


def nearest_city(play: Play, at: int) -> str:
    """The nearest city over the map; of several the first by name."""
    table = play.table
    if at == NOWHERE or not table.cities:
        return table.rules.circus.home
    seen, layer = {at}, [at]
    while layer:
        here = [table.cities[cell].id for cell in layer if cell in table.cities]
        if here:
            return min(here)
        layer = [n for cell in layer for n in table.steps[cell] if n not in seen]
        seen.update(layer)
    return table.rules.circus.home
