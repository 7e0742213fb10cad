"""The rulebooks as data: every rule of the games by its ID, told in a few sentences to a player.

    >>> rule("CRY-BUILD-11").text
    'Each edge has room for a single section, no matter whose.'

A rulebook is a file NAME.rulebook.yaml in its system's folder, read once, when somebody first asks.
"""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from importlib import resources
from pkgutil import iter_modules
from typing import Any, Literal

from engine import systems
from model.collection import Things, freeze
from model.forms.frozen import dataclass
from model.unreadable import quoted
from model.yaml.nodes import read_nodes, to_plain

Kind = Literal["play", "setup", "component", "information", "note"]
Danger = Literal["high", "medium", "low"]
Weight = Literal["error", "warning", "info"]
PLAYED: tuple[Kind, ...] = ("play", "setup", "information")
"""Rules of these kinds show in a game that is played; the others can be seen without one."""

_ENDING = ".rulebook.yaml"
_ONE_DIGIT = re.compile(r"-(\d)$")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """One rule: what a player does, may do or must not do."""

    id: str
    topic: str
    """The heading under which it stands."""
    title: str
    text: str
    kind: Kind
    games: Things[tuple[str, ...]]
    """Where the rule comes from in each game: `book`, `inference`, IDs of open questions."""
    see: tuple[str, ...] = ()
    untested: str = ""
    """Why no program can test it; empty where one can."""

    @property
    def concerns_play(self) -> bool:
        """Whether only a game that is played can show that the rule is kept."""
        return self.kind in PLAYED and not self.untested

    @property
    def open_questions(self) -> tuple[str, ...]:
        """The IDs of the open questions on which the rule rests in some game."""
        found = (source for sources in self.games.values() for source in sources)
        return tuple(dict.fromkeys(one for one in found if one not in ("book", "inference")))


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenQuestion:
    """Something the books leave open, our answer, and what decides it otherwise."""

    id: str
    topic: str
    question: str
    default: str
    danger: Danger
    parameters: tuple[str, ...] = ()
    """Places in the rules, such as `event.metric`; a star stands for any key."""
    scenario: tuple[str, ...] = ()
    """Keys of a scenario, such as `goods.chips`."""
    rules: tuple[str, ...] = ()

    @property
    def is_fixed(self) -> bool:
        """Whether nothing but another engine could decide it otherwise."""
        return not self.parameters and not self.scenario


@dataclass(frozen=True, slots=True, kw_only=True)
class Invariant:
    """What holds after every action of a game."""

    id: str
    text: str
    see: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Inspection:
    """What is looked at in a map before it is played: what should hold, or is good to know."""

    id: str
    topic: str
    text: str
    severity: Weight
    """An error where the map cannot be played otherwise, a warning where it is probably a slip;
    `info` is told by `milepost info`."""
    see: tuple[str, ...] = ()


Entry = Rule | OpenQuestion | Invariant | Inspection


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulebook:
    """The rules of the games of one system, in the order of reading."""

    id: str
    title: str
    system: str
    games: Things[str]
    """The names of the games by the id of their preset."""
    notes: str
    rules: tuple[Rule, ...]
    open_questions: tuple[OpenQuestion, ...]
    invariants: tuple[Invariant, ...]
    inspections: tuple[Inspection, ...] = ()

    def entries(self) -> Iterator[Entry]:
        """Everything that has an ID."""
        yield from self.rules
        yield from self.open_questions
        yield from self.invariants
        yield from self.inspections


_KINDS: dict[type[Entry], str] = {
    OpenQuestion: "an open question",
    Invariant: "an invariant",
    Inspection: "an inspection",
}


class NoSuchRule(LookupError):
    """Nothing in a rulebook has this ID; the text is one sentence and suggests others."""


def rule(rule_id: str) -> Rule:
    """The rule with this ID, or NoSuchRule."""
    entry = find(rule_id)
    if not isinstance(entry, Rule):
        raise NoSuchRule(f"{rule_id} is {_KINDS[type(entry)]}, not a rule")
    return entry


def find(entry_id: str) -> Entry:
    """The rule, open question, invariant or inspection with this ID, or NoSuchRule."""
    entry = _by_id().get(entry_id)
    if entry is None:
        near = suggestions(entry_id)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise NoSuchRule(f"no rulebook has {quoted(entry_id)}{hint}")
    return entry


def suggestions(misspelt: str) -> list[str]:
    """Up to three IDs that look like this one, the nearest first."""
    spelt = _ONE_DIGIT.sub(r"-0\1", as_written(misspelt[:40].strip()))
    return get_close_matches(spelt, _by_id(), 3, 0.75)


def as_written(typed: str) -> str:
    """An ID as rulebooks write it: in capitals, but for the name of a card at its end."""
    game, dash, rest = typed.partition("-")
    word, then, name = rest.partition("-")
    if word.upper() != "CARD":
        return typed.upper()
    return f"{game.upper()}{dash}{word.upper()}{then}{name.lower()}"


@cache
def rulebooks() -> tuple[Rulebook, ...]:
    """The rulebook of every system that has one, by name."""
    folders = [one.name for one in iter_modules(systems.__path__, f"{systems.__name__}.")]
    files = [file for folder in folders for file in resources.files(folder).iterdir()]
    books = sorted((f for f in files if f.name.endswith(_ENDING)), key=lambda file: file.name)
    return tuple(read_rulebook(file.read_bytes(), file.name) for file in books)


@cache
def _by_id() -> dict[str, Entry]:
    return {entry.id: entry for book in rulebooks() for entry in book.entries()}


def read_rulebook(data: bytes, name: str) -> Rulebook:
    """The rulebook that a file holds; its shape is that of rulebook.schema.json."""
    root = read_nodes(data, name).root
    plain: Any = None if root is None else to_plain(root)
    return Rulebook(
        id=plain["id"],
        title=plain["title"],
        system=plain["system"],
        games=freeze(plain["games"]),
        notes=plain.get("notes", ""),
        rules=tuple(
            Rule(id=key, topic=topic["title"], **_values(one))
            for topic in plain["topics"]
            for key, one in topic["rules"].items()
        ),
        open_questions=tuple(
            OpenQuestion(id=key, topic=group["title"], **_values(one))
            for group in plain["open_questions"]
            for key, one in group["questions"].items()
        ),
        invariants=tuple(
            Invariant(id=key, **_values(one)) for key, one in plain["invariants"].items()
        ),
        inspections=tuple(
            Inspection(id=key, topic=group["title"], **_values(one))
            for group in plain.get("inspections", ())
            for key, one in group["inspections"].items()
        ),
    )


def _values(plain: dict[str, Any]) -> dict[str, Any]:
    """Fields as they are written, with lists and mappings that nobody can alter."""
    return {name: freeze(value) for name, value in plain.items()}


def heading(rule: Rule) -> str:
    return f"{rule.id}: {rule.title} ({rule.topic})"


def sources(rule: Rule) -> Iterator[str]:
    """Where the rule comes from in each game."""
    names = {game: name for book in rulebooks() for game, name in book.games.items()}
    for game, said in rule.games.items():
        yield f"{names.get(game, game)}: {', '.join(said)}"
