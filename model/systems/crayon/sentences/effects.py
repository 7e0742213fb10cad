"""What event cards do, in sentences made of their data."""

from collections import Counter
from collections.abc import Iterator, Sequence

from model.collection import Things
from model.scenario.areas import Area
from model.scenario.names_in_words import called, city_name, counted, good_name, in_words, joined
from model.scenario.scenario import Scenario
from model.systems.crayon.sentences.areas import in_area, the_cities_of
from model.systems.crayon.things import effects as fx
from model.systems.crayon.things.part import CrayonPart, Duration, Event

ACTIONS = {"pickup": "pick up loads", "delivery": "deliver", "link": "use container links"}

TRACK = {
    "everybody": "All track",
    "drawer": "All track of whoever drew this card",
    "others": "All track but that of whoever drew this card",
}

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
        return "in the area" if area == self.shared else self._where(area)

    def cities(self, area: Area) -> str:
        if area == self.shared:
            return "in the cities of the area"
        return the_cities_of(area, self._scenario)

    def explained(self) -> Iterator[str]:
        if self.shared is not None:
            where = self._where(self.shared).removeprefix("on ").removeprefix("in ")
            yield f"The area: {where}."


def sentences(event: Event, scenario: Scenario) -> tuple[str, ...]:
    """One sentence for each effect; a long area that they share is explained first."""
    places = _Places(scenario, event.effects)
    said = (_sentence(effect, scenario, places) for effect in event.effects)
    return tuple(dict.fromkeys((*places.explained(), *said)))


def text_of(event: Event, scenario: Scenario) -> str:
    """What a card says to players: the designer's words, or what its effects are."""
    return event.text or " ".join(sentences(event, scenario))


def duration(lasts: Duration) -> str:
    """How long a card stays, in words."""
    match lasts.kind:
        case "instant":
            return "At once, then discarded"
        case "until-fulfilled":
            return "Until everybody has fulfilled it"
        case "permanent":
            return "For the rest of the game"
        case _:
            return f"For {counted(lasts.turns, 'turn')} of whoever drew it"


def sentence(effect: fx.Effect, scenario: Scenario) -> str:
    """One effect in a sentence."""
    return _sentence(effect, scenario, _Places(scenario))


def _sentence(effect: fx.Effect, scenario: Scenario, places: _Places) -> str:
    match effect:
        case fx.LoseLoad() | fx.LoseTurn() | fx.HalfRate() | fx.HalfOnce() | fx.Retreat():
            return _trains(effect, places.where(effect.area))
        case fx.NoMove() | fx.NoBuild() | fx.EraseTouching():
            return _closed(effect, places.where(effect.area))
        case fx.NoPickup():
            return f"No load is picked up {places.cities(effect.area)}."
        case fx.NoDelivery():
            return f"{_undelivered(effect, scenario)} {places.cities(effect.area)}."
        case fx.NoLink() | fx.EraseCrossing() | fx.CloseCrossing() | fx.Rekind():
            return _waters(effect, scenario)
        case _:
            return _money(effect, scenario)


def _trains(
    effect: fx.LoseLoad | fx.LoseTurn | fx.HalfRate | fx.HalfOnce | fx.Retreat, where: str
) -> str:
    match effect:
        case fx.LoseLoad(_, count):
            return f"Every train {where} loses {counted(count, 'load')} of its owner's choice."
        case fx.LoseTurn():
            return f"The owner of every train {where} loses a turn."
        case fx.HalfRate():
            return f"Trains {where} move at half rate."
        case fx.HalfOnce():
            return f"Every train {where} moves at half rate in its next turn."
        case fx.Retreat():
            return f"Every train {where} goes back to the nearest city on the way it came."


def _closed(effect: fx.NoMove | fx.NoBuild | fx.EraseTouching, where: str) -> str:
    match effect:
        case fx.NoMove():
            return f"No train moves {where}, nor into or out of there."
        case fx.NoBuild():
            return f"Nobody builds {where}."
        case fx.EraseTouching():
            touches = f"touches a milepost {where.removeprefix('on ')}"
            return f"{TRACK[effect.whose]} that {touches} is erased."


def _undelivered(effect: fx.NoDelivery, scenario: Scenario) -> str:
    if effect.goods:
        goods = joined((good_name(scenario, good) for good in effect.goods), "or")
        return f"No {goods} is delivered"
    if effect.except_goods:
        goods = joined(good_name(scenario, good) for good in effect.except_goods)
        return f"Nothing but {goods} is delivered"
    return "Nothing is delivered"


def _waters(
    effect: fx.NoLink | fx.EraseCrossing | fx.CloseCrossing | fx.Rekind, scenario: Scenario
) -> str:
    match effect:
        case fx.NoLink(links):
            known = scenario.part_as(CrayonPart).links
            names = joined(called(known, link) for link in links)
            stands = "stands" if len(links) == 1 else "stand"
            return f"{names or 'All container links'} {stands} still."
        case fx.EraseCrossing(waters, turns, whose):
            first = (
                f" For {counted(turns, 'turn')} only those who lost them rebuild there."
                if turns
                else ""
            )
            return f"{TRACK[whose]} across {_names(waters, scenario)} is erased.{first}"
        case fx.CloseCrossing(waters):
            return f"Nobody builds or moves across {_names(waters, scenario, 'or')}."
        case fx.Rekind(kind, becomes, surcharge):
            many = f"Every {in_words(kind).lower()}"
            turned = f" becomes a {in_words(becomes).lower()}" if becomes else ""
            costs = f" costs {surcharge} to cross" if surcharge is not None else ""
            said = " and".join(part for part in (turned, costs) if part) or " stays as it is"
            return f"{many}{said} from now on."


def _names(waters: tuple[str, ...], scenario: Scenario, word: str = "and") -> str:
    return joined((called(scenario.waters, water) for water in waters), word) or "no water"


def _money(effect: fx.Effect, scenario: Scenario) -> str:
    match effect:
        case fx.Bonus(amount, goods, cities):
            of = f" of {joined((good_name(scenario, good) for good in goods), 'or')}"
            to = f" to {joined((city_name(scenario, city) for city in cities), 'or')}"
            pays = f"pays {amount} more" if amount >= 0 else f"pays {-amount} less"
            return f"Every delivery{of if goods else ''}{to if cities else ''} {pays}."
        case fx.Tax(table):
            return f"Everybody pays by the cash in hand: {', '.join(_taxes(table))}."
        case fx.RevealCash():
            return "From now on everybody's cash is open to all."
        case fx.Errand():
            return _errand(effect, scenario)
        case fx.Reshuffle():
            return "Shuffle the discards back into the deck."
        case _:
            return f"{in_words(type(effect).WORD)}."


def _taxes(table: Things[int]) -> Iterator[str]:
    for upto, amount in table.items():
        pays = f"{amount}" if amount else "nothing"
        yield f"{pays} above that" if upto == "more" else f"{pays} up to {upto}"


def _errand(effect: fx.Errand, scenario: Scenario) -> str:
    ways = [f"{city_name(scenario, city)} (pays {amount})" for city, amount in effect.pays.items()]
    if effect.any_major_pays is not None:
        ways.append(f"any major city (pays {effect.any_major_pays})")
    must = f"Everybody must bring a train to {joined(ways, 'or') or 'a city'}."
    barred = joined((ACTIONS[action] for action in effect.bars), "or")
    return f"{must} Until then you may not {barred}." if barred else must
