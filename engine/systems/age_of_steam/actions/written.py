"""How an action is written: its word, and its fields in order, those that say nothing left out."""

from dataclasses import fields
from typing import ClassVar


class Written:
    """The text of an action: `take engineer`, `place red light-3`."""

    __slots__ = ()
    WORD: ClassVar[str]
    GROUP: ClassVar[str]

    def __str__(self) -> str:
        values = (getattr(self, one.name) for one in fields(self))  # type: ignore[arg-type]
        return " ".join([self.WORD, *(str(value) for value in values if value != "")])
