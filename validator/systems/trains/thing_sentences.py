"""What changed of cities, cards and kits of a Trains board, in the words of its players."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from model.amounts_in_words import counted, listed
from model.forms.form import Step
from model.scenario.scenario import Scenario
from model.systems.trains.sentences.effects import CATEGORIES, card_sentences
from model.systems.trains.things.card import Card
from model.systems.trains.things.part import TrainsPart

_SAID: Final[dict[tuple[str, str], tuple[str, Any]]] = {
    ("cities", "room"): ("has room for {} now, not for {}", 1),
    ("cities", "number"): ("has the number {} now, not {}", 1),
    ("cards", "cost"): ("costs {} now, not {}", 0),
    ("cards", "value"): ("brings {} coin now, not {}", 0),
    ("cards", "points"): ("is worth {} points now, not {}", 0),
    ("cards", "count"): ("there are {} now, not {}", 10),
}
"""What is said of a number, and what it is where a file says none."""
_DONE: Final = ("effects", "on_buy")


def of_city(step: Step, _both: Sequence[Scenario]) -> str | None:
    """What a step does to a city or a remote place."""
    return _number(step)


def of_card(step: Step, both: Sequence[Scenario]) -> str | None:
    """What a step does to a card; all that it does is told in one sentence."""
    field = step.route[2:3]
    if len(step.route) == 2:
        return _came_or_went(step, both, _card_in_short)
    if field and field[0] in _DONE:
        return f"{_does(both[1], step.route[1])} (before: {_does(both[0], step.route[1])})"
    if step.route[2:] == ("buyable",):
        return "cannot be bought now" if step.after is False else "can be bought now"
    if step.route[2:] == ("categories",):
        return f"is {_categories(step.after)} now, not {_categories(step.before)}"
    return _number(step)


def of_kit(step: Step, both: Sequence[Scenario]) -> str | None:
    """What a step does to a kit."""
    match step.route[2:]:
        case ():
            return _came_or_went(step, both, _kit_in_short)
        case ("cards", card):
            scenario = both[1 if step.after else 0]
            return f"has {_title(scenario, card)}{' now' if step.after else ' no longer'}"
    return None


def _number(step: Step) -> str | None:
    told = _SAID.get((step.route[0], step.route[2])) if len(step.route) == 3 else None
    if told is None:
        return None
    words, usual = told
    after, before = (usual if one is None else one for one in (step.after, step.before))
    return words.format(after, before)


def _came_or_went(
    step: Step, both: Sequence[Scenario], short: Callable[[Scenario, str], str]
) -> str | None:
    if step.before is not None and step.after is not None:
        return None
    is_new = step.after is not None
    return f"{'added' if is_new else 'removed'}: {short(both[1 if is_new else 0], step.route[1])}"


def _part(scenario: Scenario) -> TrainsPart | None:
    part = scenario.part
    return part if isinstance(part, TrainsPart) else None


def _card(scenario: Scenario, key: str) -> Card | None:
    part = _part(scenario)
    return part.cards.get(key) if part is not None else None


def _title(scenario: Scenario, key: str) -> str:
    known = _card(scenario, key)
    return known.title if known is not None else key


def _does(scenario: Scenario, key: str) -> str:
    """What a card does, in a clause."""
    part, card = _part(scenario), _card(scenario, key)
    said = card_sentences(card, part.cards) if card is not None and part is not None else []
    text = " ".join(said).removesuffix(".")
    return f"does “{text}”" if text else "does nothing"


def _card_in_short(scenario: Scenario, key: str) -> str:
    card = _card(scenario, key)
    if card is None:
        return key
    worth = f", {card.value} coin" if card.value else ""
    cost = f"cost {card.cost}" if card.buyable else "not for sale"
    return f"{counted(card.count, 'card')}, {cost}{worth}; {_does(scenario, key)}"


def _kit_in_short(scenario: Scenario, key: str) -> str:
    part = _part(scenario)
    kit = part.kits.get(key) if part is not None else None
    names = [_title(scenario, card) for card in kit.cards] if kit is not None else []
    return listed(names) if names else "no cards"


def _categories(plain: Any) -> str:
    known = [CATEGORIES.get(one, str(one)) for one in plain or ()]
    return listed(known) if known else "of no category"


SENTENCES: Final = {"cities": of_city, "cards": of_card, "kits": of_kit}
"""Collections whose changes are told in words of their own."""
