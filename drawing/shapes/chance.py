"""Numbers as if by chance that are always the same for the same place: no two looks differ."""

MIX = (0x9E3779B1, 0x85EBCA77, 0xC2B2AE3D, 0x27D4EB2F)
WIDE = 0xFFFFFFFF


def chance(*of: int) -> float:
    """A number from 0 to 1 that hangs on whole numbers, such as a column, a row and a side."""
    found = 0x165667B1
    for place, number in enumerate(of):
        found = (found ^ (number & WIDE)) * MIX[place % len(MIX)] & WIDE
        found ^= found >> 15
    found = found * 0x2C1B3C6D & WIDE
    return (found ^ found >> 13) / (WIDE + 1)


def choice(count: int, *of: int) -> int:
    """One of so many things, by the same chance."""
    return int(chance(*of) * count)


def sway(most: float, *of: int) -> float:
    """Off the middle by at most so much, to either side."""
    return (2 * chance(*of) - 1) * most
