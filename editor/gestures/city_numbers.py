"""Numbers that a kind of city has, such as its room for stations: chosen before it is placed."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from editor.desk.tool import Choice, Option
from editor.words import tr
from model.scenario.scenario import Scenario
from model.systems import part_of

if TYPE_CHECKING:
    from editor.desk.desk import Desk


class CityNumber(NamedTuple):
    """A number of the cities of one kind; a system names them in its part `city_numbers`."""

    field: str
    option: Option
    title: str
    """What a choice is called, with `{n}` for the number."""
    offered: Callable[[Scenario], Sequence[int]]
    """Which numbers a designer may want."""


def city_numbers(system: str) -> Mapping[str, CityNumber]:
    """The numbers of a system by the kinds of its cities."""
    module = part_of("editor", system, "city_numbers")
    found: Mapping[str, CityNumber] = {} if module is None else module.NUMBERS
    return found


def number_choices(scenario: Scenario, number: CityNumber) -> Sequence[Choice]:
    """What the palette offers."""
    return [
        Choice(str(one), tr(number.title).format(n=one), f"icon {number.option.key}-{one}")
        for one in number.offered(scenario)
    ]


def number_in_hand(desk: "Desk", number: CityNumber) -> int:
    """The chosen number, or the first that is offered."""
    offered = number.offered(desk.scenario)
    chosen = str(desk.settings.get(number.option.key))
    return next((one for one in offered if str(one) == chosen), offered[0])


def take_number(desk: "Desk", number: CityNumber | None, value: int) -> bool:
    """Takes a number in hand, if it is one of those offered."""
    if number is None or value not in number.offered(desk.scenario):
        return False
    desk.set(number.option.key, str(value))
    return True
