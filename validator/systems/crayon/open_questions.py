"""The open questions of crayon games: what cards answer, and which rules matter to a map."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from engine.rulebook import OpenQuestion
from model.scenario.scenario import Scenario
from model.systems.crayon.things import effects as fx
from model.systems.crayon.things.part import CrayonPart
from validator.rules.open_questions import Questions, value_at

ALWAYS_SAID = {"board", "events.effects"}
"""Keys that every scenario has, or that speak for themselves on its cards."""
PLACEHOLDER: Final = "tax.table"
"""The one value of the presets that is made up: it counts where a card brings none of its own."""
_STRIKES: Final = {
    "flood": (fx.EraseCrossing, fx.CloseCrossing),
    "event.congress_already": (fx.Errand,),
    "event.quake": (fx.HalfOnce,),
    "event.retreat": (fx.Retreat,),
    "event.bonus_add": (fx.Bonus,),
    "event.half_on_entry": (fx.HalfRate,),
    "event.half_once_a_turn": (fx.HalfRate, fx.HalfOnce),
    "event.lost_turns_add": (fx.LoseTurn,),
    "event.drawer_loses_rest": (fx.LoseTurn,),
    "event.leave_closed": (fx.NoMove,),
    "event.edge_in_area": (fx.NoBuild,),
    "event.link_pickup_at": (fx.NoPickup,),
}
"""Rules that only matter where a card has one of these effects."""
_SWITCHES: Final = {
    "loan": "loan.enabled",
    "track_trade": "track_trade.enabled",
    "load.delivery_counts": "load.move_points",
    "win.link_owned": "win.links",
}
"""Rules that only matter where another one is switched on."""


class CrayonQuestions(Questions):
    """What cards and maps of crayon games say, and which rules matter to them."""

    def is_said(self, question: OpenQuestion, scenario: Scenario) -> bool:
        on_cards = ALWAYS_SAID & {*question.scenario}
        if on_cards and not _takes_placeholder(question, scenario):
            return True
        return super().is_said(question, scenario)

    def is_in_use(self, parameter: str, scenario: Scenario, rules: Any) -> bool:
        return _is_in_use(parameter, scenario, rules)


QUESTIONS = CrayonQuestions()


def _takes_placeholder(question: OpenQuestion, scenario: Scenario) -> bool:
    """Whether a card asks for a table of taxes and brings none."""
    taxes = [effect for effect in _effects(scenario) if isinstance(effect, fx.Tax)]
    return PLACEHOLDER in question.parameters and not all(tax.table for tax in taxes)


def _effects(scenario: Scenario) -> Iterator[fx.Effect]:
    if isinstance(scenario.part, CrayonPart):
        for event in scenario.part.events.values():
            yield from event.effects if event.count else ()


def _is_in_use(parameter: str, scenario: Scenario, rules: Any) -> bool:
    """Whether a rule can matter at all: links to maps with links, floods to decks with floods."""
    room = parameter.partition(".")[0]
    switch = _SWITCHES.get(parameter) or _SWITCHES.get(room)
    if switch and not value_at(rules, switch):
        return False
    kinds = _STRIKES.get(parameter) or _STRIKES.get(room)
    if kinds:
        return any(isinstance(effect, kinds) for effect in _effects(scenario))
    has_it = _HAVING.get(parameter) or _HAVING.get(room)
    return has_it is None or has_it(_part(scenario))


def _part(scenario: Scenario) -> CrayonPart:
    return scenario.part if isinstance(scenario.part, CrayonPart) else CrayonPart()


_HAVING: Final[Mapping[str, Callable[[CrayonPart], bool]]] = {
    "event": lambda part: bool(part.events),
    "deck.events_return": lambda part: bool(part.events),
    "ferry": lambda part: bool(part.ferries),
    "win.ferry_connects": lambda part: bool(part.ferries),
    "link": lambda part: bool(part.links),
    "port": lambda part: bool(part.ferries or part.links),
}
"""Rules that only matter where there is what they are about."""
