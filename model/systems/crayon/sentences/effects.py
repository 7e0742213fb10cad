"""What event cards do, in sentences made of their data."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from model.collection import Things
from model.scenario.areas import Area
from model.scenario.names_in_words import called, city_name, good_name, in_words, joined, word_of
from model.scenario.scenario import Scenario
from model.systems.crayon.sentences.areas import area_at, area_name, in_area, the_cities_of
from model.systems.crayon.things import effects as fx
from model.systems.crayon.things.part import CrayonPart, Duration, Event
from model.wording.sentences import behind_each_other
from model.wording.speech import later, tr, trn

ACTIONS: Final = {
    "pickup": later("pick up loads"),
    "delivery": later("deliver"),
    "link": later("use container links"),
}
TOUCHING: Final = {
    "everybody": later("All track that touches a milepost {where} is erased."),
    "drawer": later(
        "All track of whoever drew this card that touches a milepost {where} is erased."
    ),
    "others": later(
        "All track but that of whoever drew this card that touches a milepost {where} is erased."
    ),
}
ACROSS: Final = {
    "everybody": later("All track across {waters} is erased."),
    "drawer": later("All track of whoever drew this card across {waters} is erased."),
    "others": later("All track but that of whoever drew this card across {waters} is erased."),
}
PAYS: Final[Mapping[tuple[bool, bool, bool], str]] = {
    (False, False, True): later("Every delivery pays {amount} more."),
    (True, False, True): later("Every delivery of {goods} pays {amount} more."),
    (False, True, True): later("Every delivery to {cities} pays {amount} more."),
    (True, True, True): later("Every delivery of {goods} to {cities} pays {amount} more."),
    (False, False, False): later("Every delivery pays {amount} less."),
    (True, False, False): later("Every delivery of {goods} pays {amount} less."),
    (False, True, False): later("Every delivery to {cities} pays {amount} less."),
    (True, True, False): later("Every delivery of {goods} to {cities} pays {amount} less."),
}
"""By whether goods are named, whether cities are, and whether it is more."""

SHORT = 24
"""Letters of an area that may be named again and again."""


class _Places:
    """How sentences name areas: a long one that several effects share is explained once."""

    def __init__(self, scenario: Scenario, effects: Sequence[fx.Effect] = ()) -> None:
        self._scenario = scenario
        areas = Counter(area for one in effects if (area := getattr(one, "area", None)))
        often = (area for area, times in areas.items() if times > 1)
        self.shared = next((area for area in often if len(self._where(area)) > SHORT), None)

    def _where(self, area: Area) -> str:
        return in_area(area, self._scenario)

    def where(self, area: Area) -> str:
        return tr("in the area") if area == self.shared else self._where(area)

    def touched(self, area: Area) -> str:
        """The same for mileposts that track touches."""
        return tr("in the area") if area == self.shared else area_at(area, self._scenario)

    def cities(self, area: Area) -> str:
        if area == self.shared:
            return tr("in the cities of the area")
        return the_cities_of(area, self._scenario)

    def explained(self) -> Iterator[str]:
        if self.shared is not None:
            yield tr("The area: {area}.", area=area_name(self.shared, self._scenario))


def sentences(event: Event, scenario: Scenario) -> tuple[str, ...]:
    """One sentence for each effect; a long area that they share is explained first."""
    places = _Places(scenario, event.effects)
    said = (_sentence(effect, scenario, places) for effect in event.effects)
    return tuple(dict.fromkeys((*places.explained(), *said)))


def text_of(event: Event, scenario: Scenario) -> str:
    """What a card says to players: the designer's words, or what its effects are."""
    return event.text or behind_each_other(*sentences(event, scenario))


def duration(lasts: Duration) -> str:
    """How long a card stays, in words."""
    match lasts.kind:
        case "instant":
            return tr("At once, then discarded")
        case "until-fulfilled":
            return tr("Until everybody has fulfilled it")
        case "permanent":
            return tr("For the rest of the game")
        case _:
            return trn(
                "For {n} turn of whoever drew it", "For {n} turns of whoever drew it", lasts.turns
            )


def sentence(effect: fx.Effect, scenario: Scenario) -> str:
    """One effect in a sentence."""
    return _sentence(effect, scenario, _Places(scenario))


def _sentence(effect: fx.Effect, scenario: Scenario, places: _Places) -> str:
    match effect:
        case fx.LoseLoad() | fx.LoseTurn() | fx.HalfRate() | fx.HalfOnce() | fx.Retreat():
            return _trains(effect, places.where(effect.area))
        case fx.NoMove(area):
            where = places.where(area)
            return tr("No train moves {where}, nor into or out of there.", where=where)
        case fx.NoBuild(area):
            return tr("Nobody builds {where}.", where=places.where(area))
        case fx.EraseTouching(area):
            return tr(TOUCHING[effect.whose], where=places.touched(area))
        case fx.NoPickup(area):
            return tr("No load is picked up {where}.", where=places.cities(area))
        case fx.NoDelivery():
            return _undelivered(effect, places.cities(effect.area), scenario)
        case fx.NoLink() | fx.EraseCrossing() | fx.CloseCrossing() | fx.Rekind():
            return _waters(effect, scenario)
        case _:
            return _money(effect, scenario)


def _trains(
    effect: fx.LoseLoad | fx.LoseTurn | fx.HalfRate | fx.HalfOnce | fx.Retreat, where: str
) -> str:
    match effect:
        case fx.LoseLoad(_, count):
            return trn(
                "Every train {where} loses {n} load of its owner's choice.",
                "Every train {where} loses {n} loads of its owner's choice.",
                count,
                where=where,
            )
        case fx.LoseTurn():
            return tr("The owner of every train {where} loses a turn.", where=where)
        case fx.HalfRate():
            return tr("Trains {where} move at half rate.", where=where)
        case fx.HalfOnce():
            return tr("Every train {where} moves at half rate in its next turn.", where=where)
        case fx.Retreat():
            back = later("Every train {where} goes back to the nearest city on the way it came.")
            return tr(back, where=where)


def _undelivered(effect: fx.NoDelivery, where: str, scenario: Scenario) -> str:
    if effect.goods:
        goods = joined((good_name(scenario, good) for good in effect.goods), "or")
        return tr("No {goods} is delivered {where}.", goods=goods, where=where)
    if effect.except_goods:
        goods = joined(good_name(scenario, good) for good in effect.except_goods)
        return tr("Nothing but {goods} is delivered {where}.", goods=goods, where=where)
    return tr("Nothing is delivered {where}.", where=where)


def _waters(
    effect: fx.NoLink | fx.EraseCrossing | fx.CloseCrossing | fx.Rekind, scenario: Scenario
) -> str:
    match effect:
        case fx.NoLink(links):
            return _stopped(links, scenario)
        case fx.EraseCrossing(waters, turns, whose):
            erased = tr(ACROSS[whose], waters=_names(waters, scenario))
            return behind_each_other(erased, _first_rebuilt(turns))
        case fx.CloseCrossing(waters):
            names = _names(waters, scenario, "or")
            return tr("Nobody builds or moves across {waters}.", waters=names)
        case fx.Rekind():
            return _rekinded(effect)


def _stopped(links: Sequence[str], scenario: Scenario) -> str:
    known = scenario.part_as(CrayonPart).links
    names = joined(called(known, link) for link in links)
    if not names:
        return tr("All container links stand still.")
    if len(links) == 1:
        return tr("{link} stands still.", link=names)
    return tr("{links} stand still.", links=names)


def _first_rebuilt(turns: int | None) -> str:
    if not turns:
        return ""
    return trn(
        "For {n} turn only those who lost them rebuild there.",
        "For {n} turns only those who lost them rebuild there.",
        turns,
    )


def _rekinded(effect: fx.Rekind) -> str:
    kind, surcharge = word_of(effect.kind), effect.surcharge
    if effect.becomes:
        becomes = word_of(effect.becomes)
        if surcharge is None:
            return tr("Every {kind} becomes a {other} from now on.", kind=kind, other=becomes)
        both = later("Every {kind} becomes a {other} and costs {cost} to cross from now on.")
        return tr(both, kind=kind, other=becomes, cost=surcharge)
    if surcharge is None:
        return tr("Every {kind} stays as it is from now on.", kind=kind)
    return tr("Every {kind} costs {cost} to cross from now on.", kind=kind, cost=surcharge)


def _names(waters: tuple[str, ...], scenario: Scenario, word: str = "and") -> str:
    return joined((called(scenario.waters, water) for water in waters), word) or tr("no water")


def _money(effect: fx.Effect, scenario: Scenario) -> str:
    match effect:
        case fx.Bonus(amount, goods, cities):
            told = PAYS[bool(goods), bool(cities), amount >= 0]
            return tr(
                told,
                amount=abs(amount),
                goods=joined((good_name(scenario, good) for good in goods), "or"),
                cities=joined((city_name(scenario, city) for city in cities), "or"),
            )
        case fx.Tax(table):
            taxes = tr(", ").join(_taxes(table))
            return tr("Everybody pays by the cash in hand: {taxes}.", taxes=taxes)
        case fx.RevealCash():
            return tr("From now on everybody's cash is open to all.")
        case fx.Errand():
            return _errand(effect, scenario)
        case fx.Reshuffle():
            return tr("Shuffle the discards back into the deck.")
        case _:
            return f"{in_words(type(effect).WORD)}."


def _taxes(table: Things[int]) -> Iterator[str]:
    for upto, amount in table.items():
        pays = f"{amount}" if amount else tr("nothing")
        if upto == "more":
            yield tr("{pays} above that", pays=pays)
        else:
            yield tr("{pays} up to {cash}", pays=pays, cash=upto)


def _errand(effect: fx.Errand, scenario: Scenario) -> str:
    ways = [
        tr("{city} (pays {amount})", city=city_name(scenario, city), amount=amount)
        for city, amount in effect.pays.items()
    ]
    if effect.any_major_pays is not None:
        ways.append(tr("any major city (pays {amount})", amount=effect.any_major_pays))
    where = joined(ways, "or") or tr("a city")
    must = tr("Everybody must bring a train to {cities}.", cities=where)
    barred = joined((tr(ACTIONS[action]) for action in effect.bars), "or")
    until = tr("Until then you may not {actions}.", actions=barred) if barred else ""
    return behind_each_other(must, until)
