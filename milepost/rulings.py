"""What is printed of a scenario and drawing cannot know: its hash, and the questions settled."""

from collections.abc import Iterator
from typing import Any

from drawing.aids.rules import Ruling
from drawing.paper import Imprint
from drawing.written import plain
from engine.rulebook import OpenQuestion, Rulebook, rulebooks
from engine.scenario_hash import scenario_hash
from milepost import __version__
from model.collection import Things
from model.rules import resolve_rules
from model.scenario import Scenario

SHOWN = 12
"""Digits of the hash that stand on every sheet."""

ALWAYS_SAID = {"board", "events.effects"}
"""Keys that every scenario has, or that speak for themselves on its cards."""


def imprint_of(scenario: Scenario) -> Imprint:
    title = plain(scenario.title) or scenario.id or "A scenario without a title"
    return Imprint(title, __version__, scenario_hash(scenario)[:SHOWN])


def rulings_of(scenario: Scenario) -> list[Ruling]:
    """The open questions of the scenario's game that neither its rules nor its variants settle."""
    return [
        Ruling(question.id, question.question, question.default)
        for book in rulebooks()
        if book.system == scenario.system
        for question in book.open_questions
        if _concerns(question, book, scenario) and not _is_answered(question, scenario)
    ]


def _concerns(question: OpenQuestion, book: Rulebook, scenario: Scenario) -> bool:
    """Whether a question is one of the game on whose preset the scenario stands."""
    game = resolve_rules(scenario).preset
    known = {rule.id: rule for rule in book.rules}
    rules = [known[one] for one in question.rules if one in known]
    return game not in book.games or not rules or any(game in rule.games for rule in rules)


def _is_answered(question: OpenQuestion, scenario: Scenario) -> bool:
    """Whether the file says it, by its things, its rules or a variant."""
    if (question.scenario and not question.parameters) or ALWAYS_SAID & {*question.scenario}:
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
