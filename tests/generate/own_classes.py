"""The classes of what a system calls its own, as its description gives them: no test imports it."""

from typing import Any

from model.scenario.things import City, Good
from model.systems import described


def part_class(system: str) -> Any:
    """The dataclass of the keys that a system adds to a scenario."""
    part = described(system).part
    assert part is not None, f"{system} adds nothing"
    return part()


def rules_class(system: str) -> Any:
    """The dataclass of its rules."""
    rules = described(system).rules
    assert rules is not None, f"{system} has no rules"
    return rules()


def city_class(system: str) -> Any:
    """The dataclass of its cities."""
    city = described(system).city
    return City if city is None else city()


def good_class(system: str) -> Any:
    """The dataclass of its goods."""
    good = described(system).good
    return Good if good is None else good()
