"""Reading logs, those of strangers too: whatever does not fit is told with its line."""

import re
from collections.abc import Iterator
from typing import Any

from engine.logs.game_log import (
    ACTION,
    ARROW,
    FORMAT,
    ID,
    LARGEST_SEED,
    LINE,
    LONGEST_ID,
    RESULT,
    SEATED,
    SETUP,
    SHA256,
    STATE,
    GameLog,
    Header,
    Record,
    SeatEntry,
)
from engine.protocol import Chance
from model.collection import Things
from model.systems import system_names
from model.unreadable import Unreadable, quoted

LARGEST_FILE = 64 * 1024 * 1024
LONGEST_LINE = 300_000
MOST_RECORDS = 1_000_000
MOST_ANSWERS = 1000
MOST_SEATS = 20
MOST_REMARKS = 1000

_HEAD = re.compile(r"([a-z][a-z-]{0,20})(?: ([1-9][0-9]?))?:(.*)")
_KEYS = ("milepost-log", "scenario", "hash", "system", "rules-version", "seed")
_MORE_KEYS = ("file", "parts", "variants", "seat", "bot")
_PART = re.compile(r"([a-z][a-z_]{0,39}) ([0-9a-f]{8})")


def read_log(text: str, name: str = "log") -> GameLog:
    """The log that a text says; Unreadable tells the first line that does not fit."""
    return _Reader(text, name).log()


class _Reader:
    """Goes through the lines once: first those of the header, then the actions."""

    def __init__(self, text: str, name: str) -> None:
        if len(text) > LARGEST_FILE:
            raise Unreadable(f"a log has at most {LARGEST_FILE:,} characters", name)
        self.name = name
        self.lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
        self.number = 0
        self.head: dict[str, tuple[int, str]] = {}
        self.seats: dict[str, dict[int, str]] = {"seat": {}, "bot": {}}
        self.remarks: list[str] = []

    def log(self) -> GameLog:
        lines = self._said()
        first = self._read_head(lines)
        header = self._header()
        setup: tuple[Chance, ...] = ()
        records: list[Record] = []
        while first is not None:
            if (first == SETUP or first.startswith(SETUP + ARROW)) and not records and not setup:
                setup = self._record(first).chance
            else:
                records.append(self._record(first))
                self.remarks = []
            if len(records) > MOST_RECORDS:
                raise self._trouble(f"a log has at most {MOST_RECORDS:,} actions")
            first = next(lines, None)
        return GameLog(header, setup, tuple(records))

    def _said(self) -> Iterator[str]:
        """The lines that say something; remarks are kept aside."""
        for number, line in enumerate(self.lines, 1):
            self.number = number
            if len(line) > LONGEST_LINE:
                raise self._trouble(f"a line has at most {LONGEST_LINE:,} characters")
            text = line.strip()
            if text.startswith("#"):
                self._remark(text[1:].strip())
            elif text:
                yield text

    def _remark(self, text: str) -> None:
        if text and len(self.remarks) < MOST_REMARKS:
            if not LINE.fullmatch(text[:200]):
                raise self._trouble("a remark holds no control characters")
            self.remarks.append(text[:200].strip())

    def _trouble(self, why: str, line: int | None = None) -> Unreadable:
        return Unreadable(why, self.name, self.number if line is None else line, 1)

    # -- the header

    def _read_head(self, lines: Iterator[str]) -> str | None:
        """Takes the lines of the header; the first line after it."""
        for line in lines:
            found = _HEAD.fullmatch(line)
            if found is None:
                if not self.head:
                    break
                return line
            self._take(found[1], found[2], found[3].strip())
        if "milepost-log" not in self.head:
            raise self._trouble("a log begins with the line milepost-log: 1", 1)
        return None

    def _take(self, key: str, number: str | None, value: str) -> None:
        if not self.head and key != "milepost-log":
            raise self._trouble("a log begins with the line milepost-log: 1")
        if key not in (*_KEYS, *_MORE_KEYS) or (number is None) is (key in self.seats):
            keys = ", ".join((*_KEYS, "file", "parts", "variants", "seat 1", "bot 1"))
            raise self._trouble(f"{quoted(key)} is no line of a header; they are {keys}")
        if key == "milepost-log" and value != str(FORMAT):
            raise self._trouble(f"this Milepost reads logs of format {FORMAT}, not {quoted(value)}")
        if number is not None:
            self._take_seat(key, int(number), value)
        elif key in self.head:
            raise self._trouble(f"{key} is said twice")
        else:
            self.head[key] = (self.number, value)

    def _take_seat(self, key: str, number: int, value: str) -> None:
        if number > MOST_SEATS or number in self.seats[key]:
            raise self._trouble(f"{key} {number} is one too many")
        if not LINE.fullmatch(value):
            raise self._trouble(f"{key} {number} needs a name of one line, at most 200 characters")
        self.seats[key][number] = value

    def _header(self) -> Header:
        for key in _KEYS:
            if key not in self.head:
                raise self._trouble(f"the header does not say {key}")
        return Header(
            scenario=self._id("scenario"),
            scenario_hash=self._fitting("hash", SHA256, "64 small hexadecimal digits"),
            system=self._system(),
            rules_version=self._number("rules-version", 1, 1_000_000),
            seed=self._number("seed", 0, LARGEST_SEED),
            seats=self._seats(),
            file=self._fitting("file", LINE, "the name of a file") if "file" in self.head else "",
            parts=self._parts(),
            variants=self._variants(),
        )

    def _fitting(self, key: str, pattern: re.Pattern[str], what: str) -> str:
        line, value = self.head[key]
        if not pattern.fullmatch(value):
            raise self._trouble(f"{key} is {quoted(value)}, but {what} belong there", line)
        return value

    def _id(self, key: str) -> str:
        line, value = self.head[key]
        if not _is_id(value):
            raise self._trouble(f"{key} is {quoted(value)}, which is no id", line)
        return value

    def _system(self) -> str:
        line, value = self.head["system"]
        if value not in system_names():
            raise self._trouble(
                f"system is {quoted(value)}, not one of {', '.join(system_names())}", line
            )
        return value

    def _number(self, key: str, least: int, most: int) -> int:
        line, value = self.head[key]
        number = int(value) if value.isascii() and value.isdecimal() and len(value) < 20 else -1
        if not least <= number <= most:
            raise self._trouble(f"{key} is a number from {least} to {most}", line)
        return number

    def _parts(self) -> Things[str]:
        line, value = self.head.get("parts", (0, ""))
        found = [_PART.fullmatch(word.strip()) for word in value.split(",") if value]
        if None in found or len(found) > 100:
            raise self._trouble("parts are written as board 9f86d081, cities 884c7d65", line)
        return Things({one[1]: one[2] for one in found if one is not None})

    def _variants(self) -> tuple[str, ...]:
        line, value = self.head.get("variants", (0, ""))
        found = [word.strip() for word in value.split(",") if value]
        if not all(map(_is_id, found)) or len(set(found)) != len(found) or len(found) > 1000:
            raise self._trouble("variants are ids with commas between them", line)
        return tuple(found)

    def _seats(self) -> tuple[SeatEntry, ...]:
        names, bots = self.seats["seat"], self.seats["bot"]
        if not names or sorted(names) != list(range(1, len(names) + 1)):
            raise self._trouble("the seats are counted from 1 and none is left out")
        if not bots.keys() <= names.keys():
            raise self._trouble("a bot has no seat")
        return tuple(SeatEntry(names[n], bots.get(n, "")) for n in sorted(names))

    # -- the actions

    def _record(self, line: str) -> Record:
        said, sign, remark = line.partition(" #")
        if sign:
            self._remark(remark.strip())
        action, _, answers = said.strip().partition(ARROW)
        seat, action = self._seat(action)
        if not ACTION.fullmatch(action):
            raise self._trouble(f"{quoted(action)} is no action")
        chance, state = self._answers(answers)
        words = " ".join(action.split())
        return Record(words, chance, state, tuple(self.remarks), self.number, seat)

    def _seat(self, text: str) -> tuple[int | None, str]:
        """The seat in front of an action, if one stands there, and the action."""
        if not text.startswith("["):
            return None, text
        found = SEATED.fullmatch(text)
        if found is None:
            raise self._trouble(f"{quoted(text)} is no action; a seat is written as [2] before it")
        number = int(found[1])
        if number > len(self.seats["seat"]):
            raise self._trouble(f"there is no seat {number} in this game")
        return number - 1, found[2]

    def _answers(self, text: str) -> tuple[tuple[Chance, ...], str]:
        chance: list[Chance] = []
        state = ""
        for answer in text.split(";") if text else ():
            of, colon, result = (word.strip() for word in answer.partition(":"))
            if state or not colon or len(chance) == MOST_ANSWERS:
                raise self._trouble("behind the arrow stands what chance answered, then the state")
            if of == STATE:
                if not SHA256.fullmatch(result):
                    raise self._trouble("a state is 64 small hexadecimal digits")
                state = result
            elif not _is_id(of) or not RESULT.fullmatch(result):
                raise self._trouble(f"{quoted(answer)} is no answer such as deck: demand 17")
            else:
                chance.append(Chance(of, result))
        return tuple(chance), state


def _is_id(text: Any) -> bool:
    return len(text) <= LONGEST_ID and ID.fullmatch(text) is not None
