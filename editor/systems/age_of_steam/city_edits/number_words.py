"""Growth numbers in words, `light 3`, and what somebody means who types such words."""

from collections.abc import Sequence

from editor.systems.age_of_steam.city_edits.growth_numbers import ordered
from editor.words import tr
from model.forms.form import DoesNotFit
from model.systems.age_of_steam.things.city import SLOTS


def side_title(side: str) -> str:
    return tr("light") if side == "light" else tr("dark")


def number_title(slot: str) -> str:
    """`light 3`, as designers say it."""
    side, _, number = slot.partition("-")
    return f"{side_title(side)} {number}" if slot in SLOTS else slot


def numbers_title(slots: Sequence[str]) -> str:
    return ", ".join(map(number_title, ordered(slots))) or tr("no growth number")


def numbers_said(typed: str) -> list[str]:
    """The numbers that are typed with commas between them."""
    return ordered([_number(part.strip()) for part in typed.split(",") if part.strip()])


def _number(text: str) -> str:
    for slot in SLOTS:
        if text.casefold() in (slot, number_title(slot).casefold()):
            return slot
    raise DoesNotFit(tr("{text} is no growth number: write light 1 to dark 6.").format(text=text))
