"""Explain a rule of the games, an open question or an invariant by its ID."""

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.rulebook import Entry, Invariant, OpenQuestion, Rule

EXAMPLE = "milepost explain CRY-BUILD-08"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "code", metavar="CODE", help="the ID of a rule, an open question or an invariant"
    )
    parser.add_argument("--json", action="store_true", help="machine-readable")


def run(arguments: argparse.Namespace) -> int:
    from engine.rulebook import NoSuchRule, find
    from milepost.say import Refusal

    try:
        entry = find(arguments.code.strip().upper())
    except NoSuchRule as trouble:
        raise Refusal(str(trouble)) from None
    if arguments.json:
        import json
        from dataclasses import fields

        from model.collection import thaw

        data = {field.name: thaw(getattr(entry, field.name)) for field in fields(entry)}
        print(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        print("\n".join(_lines(entry)))
    return 0


def _lines(entry: "Entry") -> Iterator[str]:
    from engine.rulebook import OpenQuestion, Rule

    if isinstance(entry, Rule):
        yield from _rule(entry)
    elif isinstance(entry, OpenQuestion):
        yield from _question(entry)
    else:
        yield from _invariant(entry)


def _wrapped(text: str) -> list[str]:
    import textwrap

    return textwrap.wrap(text, 98, initial_indent="  ", subsequent_indent="  ")


def _named(how: str, names: "tuple[str, ...]") -> Iterator[str]:
    if names:
        yield f"  {how} {', '.join(names)}"


def _rule(rule: "Rule") -> Iterator[str]:
    yield f"{rule.id}: {rule.title} ({rule.topic})"
    yield from _wrapped(rule.text)
    for game, sources in rule.games.items():
        yield f"  {game}: {', '.join(sources)}"
    yield from _named("see", rule.see)


def _question(question: "OpenQuestion") -> Iterator[str]:
    yield f"{question.id}: an open question ({question.topic}, danger {question.danger})"
    yield from _wrapped(question.question)
    yield from _wrapped(f"Our answer: {question.default}")
    yield from _named("decided by rules:", question.parameters)
    yield from _named("said by the scenario:", question.scenario)
    yield from _named("see", question.rules)


def _invariant(invariant: "Invariant") -> Iterator[str]:
    yield f"{invariant.id}: holds after every action of a game"
    yield from _wrapped(invariant.text)
    yield from _named("see", invariant.see)
