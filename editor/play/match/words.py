"""What the play window says in words of the system, and of the kind of its board.

A system brings its own words in `editor/systems/NAME/play.py`; the others are said of any game.
"""

from editor.words import tr
from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.scenario.scenario import Scenario
from model.systems import part_of

FEW = 8
"""So many actions of a group get a button each, where a system does not say otherwise."""


class PlayWords:
    """The words of a system that brings none of its own."""

    def group(self, group: str) -> str:
        """The heading of a group of actions."""
        known = {"turn": tr("Turn"), "umpire": tr("Umpire")}
        return known.get(group, group.capitalize())

    def on_map(self, group: str) -> str:
        """How the actions of a group are done on the map, where there are many of them."""
        return ""

    def on_cards(self, group: str) -> str:
        """How the actions of a group are done with cards that lie at the table, in a few words."""
        return ""

    def at_once(self, group: str) -> str:
        """The same of those that a click on their place does, where others of the group ask."""
        return self.on_map(group)

    def buttons(self, group: str) -> int:
        """So many actions of a group that have no place on the map get a button each."""
        return FEW

    def price(self, amount: int) -> str:
        """A price, as it stands at the end of a line."""
        return str(amount)

    def going_on(self) -> str:
        """The heading of what is going on for everybody."""
        return tr("For everybody")

    def go_on(self) -> str:
        """What the tool does that goes on."""
        return tr("Goes on with the turn, or ends it (Ctrl+Return)")

    def proposing(self) -> str:
        """What is waited for before a game."""
        return tr("What is missing is being proposed for this game …")

    def none_proposed(self, why: str) -> str:
        """Why there is no game where something is missing."""
        text = tr("something is missing, and nothing can be proposed: {why}")
        return text.format(why=why)


def words_of(system: str) -> PlayWords:
    """The words of a system."""
    module = part_of("editor", system, "play")
    words: PlayWords = PlayWords() if module is None else module.WORDS
    return words


def arrow_keys(scenario: Scenario) -> str:
    """What the keys do on a board."""
    if isinstance(scenario.board, MilepostBoard):
        return tr("Arrow keys move from milepost to milepost, Enter acts.")
    if isinstance(scenario.board, HexBoard):
        return tr("Arrow keys move from hex to hex, Enter acts.")
    return tr("Arrow keys move from place to place, Enter acts.")


def click_and_drag(scenario: Scenario) -> str:
    """How actions on the map are chosen that lead from place to place."""
    if isinstance(scenario.board, MilepostBoard):
        return tr("Click on a marked place, drag along mileposts, or click on a place far away.")
    return tr("Click on a marked place, drag from place to place, or click on a place far away.")
