"""How amounts are written in a recipe: `70 km`, `35 %`, `3500 m`, a box, a place on the globe."""

import math
import re
from typing import NamedTuple, Self

from model.unreadable import quoted

KM_PER_MILE = 1.609344
LARGEST = 1e9
_AMOUNT = re.compile(r"([+-]?[0-9]{1,9}(?:\.[0-9]{1,9})?)\s*([a-z%]*)")
_DEGREES = re.compile(r"([+-]?[0-9]{1,3}(?:\.[0-9]{1,9})?)\s*([NESW]?)")
_KM = {"km": 1.0, "m": 0.001, "mi": KM_PER_MILE, "miles": KM_PER_MILE, "": 1.0}


class NotAnAmount(ValueError):
    """A text is no amount of the kind that is needed; the message says what to write."""


def _amount(text: str, such_as: str) -> tuple[float, str]:
    found = _AMOUNT.fullmatch(text.strip().lower()) if len(text) <= 40 else None
    if found is None:
        raise NotAnAmount(f"{quoted(text)} is not an amount: write it such as {such_as}")
    return float(found[1]), found[2]


class Decimal(float):
    """A plain number, `0.2`."""

    @classmethod
    def parse(cls, text: str) -> Self:
        number, unit = _amount(text, "0.2")
        if unit:
            raise NotAnAmount(f"{quoted(text)} is not a plain number")
        return cls(number)


class Whole(int):
    """A number of things, `52`."""

    @classmethod
    def parse(cls, text: str) -> Self:
        if not re.fullmatch(r"[0-9]{1,7}", text.strip()):
            raise NotAnAmount(f"{quoted(text)} is not a whole number from 0 to 9999999")
        return cls(text)


class Kilometres(float):
    """A length, `70 km` or `50 mi`, in kilometres; a bare number is kilometres too."""

    @classmethod
    def parse(cls, text: str) -> Self:
        number, unit = _amount(text, "70 km or 50 mi")
        if unit not in _KM or number <= 0:
            raise NotAnAmount(f"{quoted(text)} is not a length: write it such as 70 km or 50 mi")
        return cls(number * _KM[unit])


class Metres(float):
    """A height, `3500 m`."""

    @classmethod
    def parse(cls, text: str) -> Self:
        number, unit = _amount(text, "3500 m")
        if unit not in ("", "m"):
            raise NotAnAmount(f"{quoted(text)} is not a height: write it such as 3500 m")
        return cls(number)


class Share(float):
    """A share of the map, `10 %`."""

    @classmethod
    def parse(cls, text: str) -> Self:
        number, unit = _amount(text, "10 %")
        if unit != "%" or not 0 <= number <= 100:
            raise NotAnAmount(f"{quoted(text)} is not a share: write it such as 10 %")
        return cls(number / 100)


class Much(NamedTuple):
    """How much of something: a share of the map, `35 %`, or a limit in metres, `440 m`."""

    number: float
    is_share: bool

    @classmethod
    def parse(cls, text: str) -> Self:
        number, unit = _amount(text, "35 % or 440 m")
        if unit == "%" and 0 <= number <= 100:
            return cls(number / 100, is_share=True)
        if unit == "m" and number >= 0:
            return cls(number, is_share=False)
        raise NotAnAmount(
            f"{quoted(text)} is neither a share such as 35 % nor metres such as 440 m"
        )


class Numbers(tuple[float, ...]):
    """Several numbers, `27, 45`; degrees may be written `75W` instead of `-75`."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        return cls(_degrees(word) for word in text.split(",", 20))


class Box(NamedTuple):
    """A box on the globe in degrees, `13,39,30,47`: west, south, east, north."""

    west: float
    south: float
    east: float
    north: float

    @classmethod
    def parse(cls, text: str) -> Self:
        numbers = Numbers.parse(text)
        if len(numbers) != 4:
            raise NotAnAmount(
                f"{quoted(text)} is not a box: write west, south, east and north "
                "such as 13,39,30,47 or 75W,56S,66W,17S"
            )
        return cls(*numbers)

    def holds(self, lon: float, lat: float) -> bool:
        return self.west <= lon <= self.east and self.south <= lat <= self.north

    def grown(self, degrees: float) -> "Box":
        """A box so much larger on all sides, as far as the globe goes."""
        west, south, east, north = self
        return Box(
            max(west - degrees, -180.0),
            max(south - degrees, -90.0),
            min(east + degrees, 180.0),
            min(north + degrees, 90.0),
        )


def _degrees(word: str) -> float:
    found = _DEGREES.fullmatch(word.strip()) if len(word) <= 40 else None
    if found is None:
        number, unit = _amount(word, "13.5")
        if unit or not math.isfinite(number) or abs(number) > LARGEST:
            raise NotAnAmount(f"{quoted(word)} is not a number")
        return number
    return -float(found[1]) if found[2] in ("S", "W") else float(found[1])
