"""The open questions of a scenario's game: which of them it leaves to our recommendation.

What the things of a scenario answer, and which rules matter to it, a system tells in its module
`validator/systems/NAME/open_questions` with `QUESTIONS`.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from engine.rulebook import OpenQuestion, Rulebook, rulebooks
from model.collection import Things, thaw
from model.rules.resolving import resolve_rules
from model.scenario.scenario import Scenario
from model.systems import part_of


class Questions:
    """The questions of a system that tells nothing of its own about them."""

    def is_said(self, question: OpenQuestion, scenario: Scenario) -> bool:
        """Whether the things of a scenario answer a question, whatever its rules say."""
        return bool(question.scenario and not question.parameters)

    def is_in_use(self, parameter: str, scenario: Scenario, rules: Any) -> bool:
        """Whether a rule can matter at all to a scenario."""
        return True


class LeftOpen(NamedTuple):
    """A question that the scenario does not answer, and the values by which it is played."""

    question: OpenQuestion
    values: Mapping[str, Any]


def questions_of(system: str) -> Questions:
    """What a system tells about its open questions."""
    part = part_of("validator", system, "open_questions")
    questions: Questions = Questions() if part is None else part.QUESTIONS
    return questions


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
    is_in_use = questions_of(scenario.system).is_in_use
    for question in unanswered(scenario):
        used = [name for name in question.parameters if is_in_use(name, scenario, rules)]
        values = {name: thaw(value_at(rules, name)) for name in used}
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
    if questions_of(scenario.system).is_said(question, scenario):
        return True
    changes = [scenario.rules, *_variants(scenario)]
    ways = [parameter.split(".") for parameter in question.parameters]
    return any(_says(change, way) for change in changes for way in ways)


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


def value_at(rules: Any, parameter: str) -> Any:
    """What the rules say at a place such as `event.metric`; by name where a star stands."""
    return _value(rules, parameter.split("."))


def _value(tree: Any, way: list[str]) -> Any:
    if not way or tree is None:
        return tree
    head, *rest = way
    if head == "*":
        return Things({name: _value(inner, rest) for name, inner in tree.items()})
    inner = tree.get(head) if isinstance(tree, Mapping) else getattr(tree, head, None)
    return _value(inner, rest)
