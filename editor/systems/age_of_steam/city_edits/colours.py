"""Which colours a city takes after a click: one, several, all, none, or by lot."""

from collections.abc import Collection
from typing import Final

from model.systems.age_of_steam.things.colours import Colours

ALL: Final = "all"
NONE: Final = "none"
RANDOM: Final = "random"
WHOLE: Final = {ALL: Colours("all"), NONE: Colours(), RANDOM: Colours("random")}
"""What can be in hand besides a colour: no id of a good is spelt so in a map that can be read."""


def clicked(colours: Colours, hand: str, known: Collection[str]) -> Colours:
    """What a click makes of it: a colour comes, then it is the only one, then it goes."""
    if hand in WHOLE:
        return _whole(colours, hand)
    taken = colours.among(known)
    if hand not in taken:
        return with_colour(colours, hand)
    return Colours() if taken == {hand} else Colours("listed", (hand,))


def _whole(colours: Colours, hand: str) -> Colours:
    if colours != WHOLE[hand]:
        return WHOLE[hand]
    return WHOLE[ALL] if hand == NONE else WHOLE[NONE]


def opposite(colours: Colours, hand: str) -> Colours:
    """What a click of the right button makes of it."""
    if hand in WHOLE:
        return WHOLE[ALL] if hand == NONE else WHOLE[NONE]
    return without_colour(colours, hand)


def painted(colours: Colours, hand: str) -> Colours:
    """What a stroke over several cities makes of each."""
    return WHOLE[hand] if hand in WHOLE else with_colour(colours, hand)


def with_colour(colours: Colours, colour: str) -> Colours:
    match colours.kind:
        case "all":
            return colours
        case "except":
            rest = tuple(one for one in colours.named if one != colour)
            return Colours("except", rest) if rest else WHOLE[ALL]
        case "random":
            return Colours("listed", (colour,))
    return Colours("listed", tuple(sorted({*colours.named, colour})))


def without_colour(colours: Colours, colour: str) -> Colours:
    match colours.kind:
        case "all" | "except":
            return Colours("except", tuple(sorted({*colours.named, colour})))
        case "random":
            return colours
    return Colours("listed", tuple(one for one in colours.named if one != colour))
