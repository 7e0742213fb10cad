"""What squares, arrows, pieces of a position and money of a Santa Fe board were meant to say."""

import re
from collections.abc import Iterator
from typing import Any

from model.boards.routes import RouteBoard
from model.systems.santa_fe.things.part import SantaFePart
from validator.finding import Way
from validator.shape.known_names import Names

_BETWEEN = re.compile(r"[\s,;/&|+]+")
_ARROW = re.compile(r"([\w -]*?)(<[-=]*|[-=]*>|[←→»«]|\bto\b|\bnach\b|[-–])([\w -]*)")
_AGAINST = ("<", "←", "«")
_TRACK = re.compile(r"\s*([\w-]+)[\s:]+(\d+)\s*(?:pieces?)?\s*(?:from|of|at)?\s+([\w -]+?)\s*")


def at_place(names: Names, value: Any, way: Way) -> Iterator[Any]:
    """What a text means at a place that has words of its own, such as `squares`."""
    if not isinstance(value, str):
        return
    match [step for step in way if isinstance(step, str)]:
        case ["cities", _, "squares", *_] | ["cities", "squares", *_]:
            yield _railroad(names, value)
            yield [_railroad(names, word) for word in _BETWEEN.split(value) if word]
        case ["board", "lines", *line, "arrow"]:
            yield _arrow(names, value, line)
        case ["position", "track", *_]:
            yield _pieces(names, value)


def candidates(names: Names, value: Any, way: Way) -> Iterator[Any]:
    """What a text may mean wherever it stands: money is a number."""
    yield from certain(names, value, way)


def certain(_names: Names, value: Any, _way: Way) -> Iterator[Any]:
    """What a text surely means, also in rules: `$5` is 5."""
    if isinstance(value, str) and (money := re.fullmatch(r"\s*\$\s*(\d{1,6})\s*", value)):
        yield int(money[1])


def _railroad(names: Names, word: str) -> str:
    """The id of a railroad that is named by its id in capitals, its name or its initials."""
    part = names.survey.scenario.part
    known = part.railroads if isinstance(part, SantaFePart) else {}
    bare = word.strip().lower()
    for key, railroad in known.items():
        initials = "".join(one[:1] for one in railroad.name.lower().split())
        if bare in (key, railroad.name.lower(), initials):
            return key
    return bare


def _arrow(names: Names, text: str, line: list[str]) -> str | None:
    """`ash -> elm` is `a>b` on a line from Ash to Elm, and `a<b` is `b>a`."""
    found = _ARROW.fullmatch(text)
    if found is None:
        return None
    ends = [_end(names, found[1], line), _end(names, found[3], line)]
    if found[2].startswith(_AGAINST):
        ends.reverse()
    return ">".join(ends) if sorted(ends) == ["a", "b"] else None


def _end(names: Names, text: str, line: list[str]) -> str:
    """Which end of a line a text names, by its letter or by its city; nothing if neither."""
    board = names.survey.scenario.board
    known = board.lines.get(line[0]) if line and isinstance(board, RouteBoard) else None
    bare = text.strip().lower()
    if known is None or bare in ("a", "b"):
        return bare
    city = names.id_of(text.strip(), "cities")
    return {known.a: "a", known.b: "b"}.get(city, "") if city else ""


def _pieces(names: Names, text: str) -> str | None:
    """`UP: 2 pieces from Chicago` is `up 2 from chicago`."""
    found = _TRACK.fullmatch(text)
    if found is None:
        return None
    city = names.id_of(found[3], "cities") or found[3].strip().lower().replace(" ", "-")
    return f"{_railroad(names, found[1])} {int(found[2])} from {city}"
