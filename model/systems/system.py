"""What the model knows of a system: its name, the part it adds to a scenario, and its rules."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class SystemModel:
    """One family of games, as far as scenario files are concerned."""

    name: str
    part: Any
    """The dataclass of the keys it adds to a scenario."""
    rules: Callable[[], Any]
    """Gives the dataclass of its rules, which a command that only reads files does not need."""
    naming: Callable[[], Callable[[Any, Any], Any]]
    """Gives the walk over the references of its part, as `references.with_names` does it."""
