"""The open questions of a scenario's game: which of them it leaves to our recommendation."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from engine.rulebook import OpenQuestion, Rulebook, rulebooks
from model.collection import Things, thaw
from model.rules.resolving import resolve_rules
from model.scenario.scenario import Scenario
from model.systems.crayon.things import effects as fx
from model.systems.crayon.things.part import CrayonPart

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


class LeftOpen(NamedTuple):
    """A question that the scenario does not answer, and the values by which it is played."""

    question: OpenQuestion
    values: Mapping[str, Any]


def unanswered(scenario: Scenario) -> list[OpenQuestion]:
    """The open questions of the scenario's game that neither its rules nor its variants settle."""
    return [
        question
        for book in rulebooks()
        if book.system == scenario.system
        for question in book.open_questions
        if _concerns(question, book, scenario) and not _is_answered(question, scenario)
    ]


def left_open(scenario: Scenario) -> list[LeftOpen]:
    """Those that a rule could settle and that matter to this map and its cards, with the values."""
    rules, found = resolve_rules(scenario).values, []
    for question in unanswered(scenario):
        used = [name for name in question.parameters if _is_in_use(name, scenario, rules)]
        values = {name: thaw(_value(rules, name.split("."))) for name in used}
        if values:
            found.append(LeftOpen(question, values))
    return found


def _concerns(question: OpenQuestion, book: Rulebook, scenario: Scenario) -> bool:
    """Whether a question is one of the game on whose preset the scenario stands."""
    game = resolve_rules(scenario).preset
    known = {rule.id: rule for rule in book.rules}
    rules = [known[one] for one in question.rules if one in known]
    return game not in book.games or not rules or any(game in rule.games for rule in rules)


def _is_answered(question: OpenQuestion, scenario: Scenario) -> bool:
    """Whether the file says it, by its things, its rules or a variant."""
    on_cards = ALWAYS_SAID & {*question.scenario} and not _takes_placeholder(question, scenario)
    if (question.scenario and not question.parameters) or on_cards:
        return True
    changes = [scenario.rules, *_variants(scenario)]
    ways = [parameter.split(".") for parameter in question.parameters]
    return any(_says(change, way) for change in changes for way in ways)


def _takes_placeholder(question: OpenQuestion, scenario: Scenario) -> bool:
    """Whether a card asks for a table of taxes and brings none."""
    taxes = [effect for effect in _effects(scenario) if isinstance(effect, fx.Tax)]
    return PLACEHOLDER in question.parameters and not all(tax.table for tax in taxes)


def _variants(scenario: Scenario) -> Iterator[Any]:
    offered = resolve_rules(scenario).variants
    for name in scenario.variants:
        variant = offered.get(name)
        if isinstance(variant, Things):
            yield variant.get("changes")


def _says(tree: Any, way: list[str]) -> bool:
    """Whether a tree of changes has something at a way; a star stands for any key."""
    if not way:
        return True
    if not isinstance(tree, Things):
        return False
    head, *rest = way
    keys = list(tree) if head == "*" else [head]
    return any(_says(tree[key], rest) for key in keys if key in tree)


# -- what matters to this scenario


def _effects(scenario: Scenario) -> Iterator[fx.Effect]:
    if isinstance(scenario.part, CrayonPart):
        for event in scenario.part.events.values():
            yield from event.effects if event.count else ()


def _is_in_use(parameter: str, scenario: Scenario, rules: Any) -> bool:
    """Whether a rule can matter at all: links to maps with links, floods to decks with floods."""
    room = parameter.partition(".")[0]
    switch = _SWITCHES.get(parameter) or _SWITCHES.get(room)
    if switch and not _value(rules, switch.split(".")):
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


def _value(tree: Any, way: list[str]) -> Any:
    """What the rules say at a way; by name where a star stands for any key."""
    if not way or tree is None:
        return tree
    head, *rest = way
    if head == "*":
        return Things({name: _value(inner, rest) for name, inner in tree.items()})
    inner = tree.get(head) if isinstance(tree, Mapping) else getattr(tree, head, None)
    return _value(inner, rest)
