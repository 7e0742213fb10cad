"""Arrows near the home bases, so that the game opens outward."""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from model.boards.routes import Line, RouteBoard
from model.collection import Things
from model.systems.santa_fe.geography.outlook import Outlook

FURTHER: Final = 0.03
"""How much further out the other end of a line with an arrow lies."""
WAYS_ON: Final = 3
"""Lines that lead on from the city at the tip of an arrow, so that nobody is caught there."""


def with_arrows(view: Outlook, bases: Collection[str]) -> RouteBoard:
    """The board whose lines from bases can only be begun there, where they lead outward."""
    board = view.board
    lines = {key: _outward(view, line, bases) for key, line in board.lines.items()}
    return replace(board, lines=Things(lines))


def _outward(view: Outlook, line: Line, bases: Collection[str]) -> Line:
    for start, end in ((line.a, line.b), (line.b, line.a)):
        is_out = start in bases and end not in bases
        if is_out and view.out(end) > view.out(start) + FURTHER:
            on = [one for one in view.board.lines_at(end) if one.far_end(end) not in bases]
            if len(on) >= WAYS_ON:
                return replace(line, arrow="a>b" if start == line.a else "b>a")
    return line
