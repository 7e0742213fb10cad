"""The legal actions as a numbered list, grouped by kind; long groups are told in short."""

from drawing.terminal.text import width
from engine.protocol import Action, Game
from milepost.playing.talk import Talk

LONG = 12


class Menu:
    """What can be done now. Numbers count the whole list, shown or not."""

    def __init__(self, game: Game, talk: Talk) -> None:
        self.game, self.talk = game, talk
        self.actions: list[Action] = list(game.actions())
        self.groups: dict[str, list[int]] = {}
        for number, action in enumerate(self.actions, 1):
            self.groups.setdefault(action.GROUP, []).append(number)

    def numbered(self, number: int) -> Action | None:
        return self.actions[number - 1] if 1 <= number <= len(self.actions) else None

    def beginning(self, text: str) -> list[Action]:
        """The actions whose text begins like this, word by word."""
        words = text.lower().split()
        return [one for one in self.actions if _begins(str(one).split(), words)]

    def lines(self, columns: int) -> list[str]:
        """All groups, the long ones in short."""
        found: list[str] = []
        for group, numbers in self.groups.items():
            if len(numbers) > LONG:
                actions = [self.actions[number - 1] for number in numbers]
                found.append(f"{group:8}{self.talk.in_short(group, actions)}")
            else:
                found += self._row(group, numbers, columns)
        return found

    def all_of(self, group: str, columns: int) -> list[str]:
        """Every action of the groups that begin like this."""
        return [
            line
            for name, numbers in self.groups.items()
            if name.startswith(group)
            for line in self._row(name, numbers, columns)
        ]

    def _row(self, group: str, numbers: list[int], columns: int) -> list[str]:
        """One group, in as many lines as it needs."""
        lines, line = [], f"{group:8}"
        for number in numbers:
            label = self.talk.label(self.game, self.actions[number - 1])
            entry = f"{number} {label}"
            if width(line) + width(entry) >= columns and line.strip():
                lines.append(line.rstrip())
                line = " " * 8
            line += f"{entry}   "
        return [*lines, line.rstrip()]


def _begins(own: list[str], words: list[str]) -> bool:
    """Whether an action begins like this; numbers and places are never half said."""
    last = len(words) - 1
    if last >= len(own) or own[:last] != words[:last]:
        return False
    is_word = words[last].replace("-", "").isalpha()
    return own[last].startswith(words[last]) if is_word else own[last] == words[last]
