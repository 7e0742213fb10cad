"""The classes of what a system calls its own, as its description gives them: no test imports it."""

from typing import Any

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
