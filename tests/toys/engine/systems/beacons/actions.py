"""What a player of beacons can do, as it is typed."""

from dataclasses import dataclass
from typing import ClassVar

from model.notation import Cell, NotationError


@dataclass(frozen=True, slots=True)
class Burn:
    """Bids oil, in secret."""

    WORD: ClassVar = "burn"
    GROUP: ClassVar = "bid"
    oil: int

    def __str__(self) -> str:
        return f"burn {self.oil}"


@dataclass(frozen=True, slots=True)
class Light:
    """Lights a beacon."""

    WORD: ClassVar = "light"
    GROUP: ClassVar = "light"
    at: Cell

    def __str__(self) -> str:
        return f"light {self.at}"


@dataclass(frozen=True, slots=True)
class Rest:
    """Lights nothing."""

    WORD: ClassVar = "rest"
    GROUP: ClassVar = "light"

    def __str__(self) -> str:
        return "rest"


@dataclass(frozen=True, slots=True)
class Allow:
    """Has nothing against a light next to one's own."""

    WORD: ClassVar = "allow"
    GROUP: ClassVar = "answer"

    def __str__(self) -> str:
        return "allow"


@dataclass(frozen=True, slots=True)
class Object:
    """Does not let it be lit."""

    WORD: ClassVar = "object"
    GROUP: ClassVar = "answer"

    def __str__(self) -> str:
        return "object"


BeaconAction = Burn | Light | Rest | Allow | Object
_PLAIN = {"rest": Rest(), "allow": Allow(), "object": Object()}


def read_action(text: str) -> BeaconAction:
    """The action that a text says; NotationError where it says none."""
    words = text.split()
    if len(words) == 1 and words[0] in _PLAIN:
        return _PLAIN[words[0]]  # type: ignore[return-value]
    if len(words) == 2 and words[0] == "burn" and words[1].isdecimal() and len(words[1]) < 4:
        return Burn(int(words[1]))
    if len(words) == 2 and words[0] == "light":
        return Light(Cell.parse(words[1]))
    raise NotationError(f"write burn 2, light 3,4, rest, allow or object, not {text[:40]!r}")
