"""Answers about a sheet that are worked out once, however many layers ask."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from drawing.map.sheet.sheet import Sheet

Answer = TypeVar("Answer")


def once(ask: Callable[[Sheet], Answer]) -> Callable[[Sheet], Answer]:
    """Keeps the answer with the sheet: a sheet never changes, and its answers go with it."""
    name = f"{ask.__module__}.{ask.__qualname__}"

    @wraps(ask)
    def answered(sheet: Sheet) -> Answer:
        kept = vars(sheet)
        if name not in kept:
            kept[name] = ask(sheet)
        answer: Answer = kept[name]
        return answer

    return answered
