"""What happened in words: to everybody, or to a seat that is told more."""

from engine.protocol import Chance, Happening
from engine.showing.telling import told

NAMES = ("Ada", "Ben", "Cy")
DRAWN = [
    Happening("draw", 0, "Ada draws a card"),
    Happening("drawn", 0, "Ada's card is Denver", chance=Chance("city", "denver"), told_to=(0,)),
    Happening("burnt", None, "Reno is left in the box", told_to=()),
    Happening("rob", 1, "Ben robs Cy"),
    Happening("robbed", 1, "Ben takes coal from Cy", told_to=(1, 2)),
]
OPEN = ["Ada draws a card", "Ben robs Cy"]


def test_what_is_for_some_is_told_to_them_alone() -> None:
    assert list(told(DRAWN, NAMES)) == OPEN
    assert list(told(DRAWN, NAMES, to=0)) == [OPEN[0], "Ada's card is Denver", OPEN[1]]
    for seat in (1, 2):
        assert list(told(DRAWN, NAMES, to=seat)) == [*OPEN, "Ben takes coal from Cy"]


def test_everybody_is_told_what_says_nothing_of_it() -> None:
    assert DRAWN[0].is_told_to(None)
    assert DRAWN[0].is_told_to(2)
    assert not DRAWN[2].is_told_to(None)
    assert not any(DRAWN[2].is_told_to(seat) for seat in range(3))
