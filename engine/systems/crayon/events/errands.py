"""Errands that events send every train on, such as the Party Congress."""

from engine.protocol import Refusal
from engine.systems.crayon.state.play import Play, no
from engine.systems.crayon.state.state import Train
from model.systems.crayon.things.consequences import errand_pays
from model.systems.crayon.things.effects import Errand
from model.wording.speech import tr


def errand_of(play: Play, event: str) -> Errand | None:
    effects = play.table.events[event].effects
    return next((effect for effect in effects if isinstance(effect, Errand)), None)


def why_barred(play: Play, seat: int, what: str) -> Refusal | None:
    """Whether an errand bars a player from picking up, delivering or using links."""
    for event in play.state.seats[seat].errands:
        errand = errand_of(play, event)
        if errand is not None and what in errand.bars:
            name, goal = play.event_name(event), _goal(play, errand)
            return no(
                "CRY-EVENT-20",
                tr("{name}: your train has to get to {goal} first", name=name, goal=goal),
            )
    return None


def _goal(play: Play, errand: Errand) -> str:
    """Where an errand ends, in words."""
    cities = [play.table.city_name(city) for city in errand.pays]
    if errand.any_major_pays is not None:
        cities.append(tr("another major city") if cities else tr("a major city"))
    return " or ".join(cities) or tr("its city")


def arrive(play: Play, seat: int, train: Train) -> None:
    """Does the errands that end where a train has come to (CRY-EVENT-21).

    Running about within a city is no arrival there. Of several trains the first to arrive does it.
    """
    player, cities = play.state.seats[seat], play.table.cities
    if not player.errands or cities.get(train.at) is cities.get(train.came_from):
        return
    for event in player.errands:
        pays = _payment(play, event, train)
        if pays is not None:
            fulfil(play, seat, event, pays)


def _payment(play: Play, event: str, train: Train) -> int | None:
    """What arriving where a train stands pays, None if the errand does not end there."""
    errand, city = errand_of(play, event), play.table.cities.get(train.at)
    if errand is None or city is None:
        return None
    return errand_pays(errand, city.id, city.kind)


def fulfil(play: Play, seat: int, event: str, pays: int) -> None:
    player = play.state.seats[seat]
    player.errands = tuple(one for one in player.errands if one != event)
    play.pay_bank(seat, -pays)
    text = tr(
        "{event_name}: {names} has arrived and gets {pays}",
        event_name=play.event_name(event),
        names=play.names[seat],
        pays=pays,
    )
    play.tell("errand", seat, text, event=event, amount=pays)


def send_everybody(play: Play, event: str) -> None:
    """A new errand: for trains that are there already as OPEN-CRY-53 is read."""
    reading = play.table.rules.event.congress_already
    for seat, player in enumerate(play.state.seats):
        player.errands = (*(one for one in player.errands if one != event), event)
        payments = (_payment(play, event, train) for train in player.trains)
        there = [amount for amount in payments if amount is not None]
        if there and reading != "not-arrived":
            fulfil(play, seat, event, max(there) if reading == "arrived-paid" else 0)
