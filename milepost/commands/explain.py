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
    if arguments.json:
        import json
        from dataclasses import fields

        from model.collection import thaw

        entry = _found(arguments.code)
        data = {field.name: thaw(getattr(entry, field.name)) for field in fields(entry)}
        print(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        from milepost.say import screen_columns

        print("\n".join(explained(arguments.code, screen_columns() - 1)))
    return 0


def _found(code: str) -> "Entry":
    from engine.rulebook import NoSuchRule, find
    from milepost.say import Refusal

    try:
        return find(code.strip().upper())
    except NoSuchRule as trouble:
        raise Refusal(str(trouble)) from None


def explained(code: str, columns: int) -> list[str]:
    """The page of an ID in lines of so many columns; a Refusal where there is none."""
    from engine.rulebook import OpenQuestion, Rule

    entry = _found(code)
    if isinstance(entry, Rule):
        lines = _rule(entry)
    elif isinstance(entry, OpenQuestion):
        lines = _question(entry)
    else:
        lines = _invariant(entry)
    return [part for line in lines for part in _wrapped(line, columns)]


def _wrapped(line: str, columns: int) -> list[str]:
    import textwrap

    return textwrap.wrap(line, columns, subsequent_indent="  ", break_on_hyphens=False)


def _named(how: str, names: "tuple[str, ...]") -> Iterator[str]:
    if names:
        yield f"  {how} {', '.join(names)}"


def _rule(rule: "Rule") -> Iterator[str]:
    yield f"{rule.id}: {rule.title} ({rule.topic})"
    yield f"  {rule.text}"
    for game, sources in rule.games.items():
        yield f"  {game}: {', '.join(sources)}"
    yield from _named("see", rule.see)


def _question(question: "OpenQuestion") -> Iterator[str]:
    yield f"{question.id}: an open question ({question.topic}, danger {question.danger})"
    yield f"  {question.question}"
    yield f"  Our answer: {question.default}"
    yield from _named("decided by rules:", question.parameters)
    yield from _named("said by the scenario:", question.scenario)
    yield from _named("see", question.rules)


def _invariant(invariant: "Invariant") -> Iterator[str]:
    yield f"{invariant.id}: holds after every action of a game"
    yield f"  {invariant.text}"
    yield from _named("see", invariant.see)
