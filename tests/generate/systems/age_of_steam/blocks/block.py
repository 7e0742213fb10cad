"""A block: something that a map may set, drawn by lot, and the rule that says so."""

from collections.abc import Callable
from typing import NamedTuple

from tests.generate.systems.age_of_steam.draft import Draft

Making = Callable[[Draft], None]


class Block(NamedTuple):
    """Something that a map may set."""

    name: str
    rule: str
    make: Making


class Blocks:
    """The blocks of one topic, in the order in which they are added to a map."""

    def __init__(self) -> None:
        self.all: list[Block] = []

    def __call__(self, name: str, rule: str) -> Callable[[Making], Making]:
        """Puts a function among the blocks."""

        def kept(make: Making) -> Making:
            self.all.append(Block(name, rule, make))
            return make

        return kept
