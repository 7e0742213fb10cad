"""A game as its log: a header that fixes everything, then one action a line, as people type it.

milepost-log: 1
scenario: tutorial
hash: 534aa9a1...
system: crayon
rules-version: 1
seed: 7
seat 1: Ada
seat 2: Red
bot 2: greedy

setup -> deal: demand 4; deal: demand 17

# Ada
build 4,7 5,7
deliver coal belogor 37 -> deck: demand 12; state: 0b1c...

Behind an arrow stands what chance answered, and now and then the hash of the state. A person who
types a log leaves both out. Lines that begin with # are remarks.

Where several seats choose in the same step, each line says whose choice it is, `[2] hide 3`, and
they stand in the order of seats, whoever chose first.
"""

import re
from collections.abc import Iterator
from dataclasses import field
from typing import NamedTuple

from engine.protocol import Chance
from model.collection import Things
from model.forms.frozen import dataclass

FORMAT = 1
EVERY = 10
"""After so many actions the state is recorded."""
SETUP = "setup"
STATE = "state"
ARROW = " -> "

# Halves of characters are no text either: they come from names in another encoding.
_CONTROL = "\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029\\ud800-\\udfff"
LINE = re.compile(f"[^{_CONTROL}]{{1,200}}")
ACTION = re.compile(f"(?!\\[)(?:[^{_CONTROL}#;:>]|(?<=\\S):(?=\\S)){{1,1000}}")
"""A colon stands within a word, as in `ash:elm`; one before a blank is that of an answer."""
SEATED = re.compile(r"\[([1-9][0-9]?)\] *(?=[^\[\s])(.*)", re.DOTALL)
"""An action with its seat, counted from 1, in front of it."""
RESULT = re.compile(f"[^{_CONTROL}#;>]{{1,40000}}")
"""Long enough for all the cards that a player draws at once."""
ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+){0,15}")
SHA256 = re.compile(r"[0-9a-f]{64}")
LONGEST_ID = 64
LARGEST_SEED = 2**53 - 1


class SeatEntry(NamedTuple):
    """Who plays a seat: a name, and the bot that plays for it, if it is no person."""

    name: str
    bot: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """What was played, by whom, and from which seed."""

    scenario: str
    scenario_hash: str
    system: str
    rules_version: int
    seed: int
    seats: tuple[SeatEntry, ...]
    file: str = ""
    parts: Things[str] = field(default_factory=Things)
    variants: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """One action with what chance answered; the state and the line where they are known."""

    action: str
    chance: tuple[Chance, ...] = ()
    state: str = ""
    remarks: tuple[str, ...] = ()
    line: int = field(default=0, compare=False)
    seat: int | None = None
    """Who chose it, counted from 0, where several did in the same step."""


@dataclass(frozen=True, slots=True)
class GameLog:
    """The log of a game."""

    header: Header
    setup: tuple[Chance, ...] = ()
    records: tuple[Record, ...] = ()


# -- writing


def log_text(log: GameLog) -> str:
    """The text of a log."""
    return opening_text(log) + "".join(record_text(record) for record in log.records)


def opening_text(log: GameLog) -> str:
    """The text before the first action: header and set-up."""
    lines = [*_header_lines(log.header), ""]
    if log.setup:
        lines.append(SETUP + _answers(log.setup, ""))
    return "\n".join(lines) + "\n"


def _header_lines(header: Header) -> Iterator[str]:
    yield f"milepost-log: {FORMAT}"
    yield f"scenario: {header.scenario}"
    if header.file:
        yield f"file: {header.file}"
    yield f"hash: {header.scenario_hash}"
    if header.parts:
        yield f"parts: {', '.join(f'{name} {digest}' for name, digest in header.parts.items())}"
    yield f"system: {header.system}"
    yield f"rules-version: {header.rules_version}"
    if header.variants:
        yield f"variants: {', '.join(header.variants)}"
    yield f"seed: {header.seed}"
    for number, seat in enumerate(header.seats, 1):
        yield f"seat {number}: {seat.name}"
        if seat.bot:
            yield f"bot {number}: {seat.bot}"


def record_text(record: Record) -> str:
    """The lines of one record: its remarks after an empty line, then the action."""
    above = "".join(f"# {remark}\n" for remark in record.remarks)
    gap = "\n" if above else ""
    seat = "" if record.seat is None else f"[{record.seat + 1}] "
    return f"{gap}{above}{seat}{record.action}{_answers(record.chance, record.state)}\n"


def _answers(chance: tuple[Chance, ...], state: str) -> str:
    answers = [f"{one.of}: {one.result}" for one in chance]
    answers += [f"{STATE}: {state}"] if state else []
    return f"{ARROW}{'; '.join(answers)}" if answers else ""
