"""Choosing a word: for one more part, for another one, for something more of a part."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from editor.builder.parts.blanks import blank_value
from editor.builder.parts.rows import Row
from editor.builder.parts.schemas import Way
from editor.builder.word_picker import Choice, WordPicker
from editor.words import tr
from model.scenario.collections import things_in

if TYPE_CHECKING:
    from editor.builder.program_view import ProgramView


class Picking:
    """Asks for words on behalf of the rows of a program."""

    picker: WordPicker
    """The list of words that was opened last."""

    def __init__(self, view: "ProgramView") -> None:
        self._view = view

    def pick(self, row: Row, under: QWidget) -> None:
        """Asks for another word."""
        telling = self._view.telling
        if row.kind in ("option", "list"):
            self.pick_new(under, row)
        if telling is None or row.words is None or row.words.is_of_groups:
            return
        here = "" if row.word is None else row.word.name
        self._ask(telling.choices(row), here, under, lambda name: self._reword(row, name))

    def _reword(self, row: Row, name: str) -> None:
        if row.words is None:
            return
        new = row.words.changed(row.plain, row.words.words[name], self._things)
        self._view.become(self._view.program.put(row.way, new), row.way)

    def pick_new(self, under: QWidget, after: Row | None = None) -> None:
        """Asks for the word of one more part: behind a row, or at the end."""
        goal, telling = self._goal(after), self._view.telling
        fitting = self._blanks(goal)
        words = self._view.program.vocabulary((*goal[:-1], 0))
        if words is None or telling is None:
            return
        if not fitting:
            self._view.tell(tr("There is room for no more."))
        elif words.is_of_groups:
            self.insert(goal, *fitting.values())
        else:
            choices = telling.as_choices(words.words[name] for name in fitting)
            self._ask(choices, "", under, lambda name: self.insert(goal, fitting[name]))

    def _blanks(self, goal: Way) -> Mapping[str, Any]:
        """A new part for each word that a list has room for."""
        program = self._view.program
        words = program.vocabulary((*goal[:-1], 0))
        if words is None:
            return {}
        blank = {name: words.blank(word, self._things) for name, word in words.words.items()}
        if not isinstance(program.at(goal[:-1]), list):
            return blank
        return {name: one for name, one in blank.items() if program.takes(goal[:-1], one)}

    def insert(self, goal: Way, plain: Any) -> None:
        """One more part."""
        program = self._view.program
        program = program if program.plain is not None else program.put((), [])
        new = program.fresh(goal[:-1], plain)
        self._view.become(program.inserted(goal, new), goal)

    def say_more(self, row: Row, key: str) -> None:
        """Something more of a part, that has parts or fields of its own."""
        inner = () if row.word is None else row.word.inner
        for one in inner:
            if "/".join(one.way) == key:
                way, program = (*row.way, *one.way), self._view.program
                blank = blank_value(program.system, program.schema(way), self._things)
                self._view.become(program.put(way, blank), way)

    def _goal(self, after: Row | None) -> Way:
        """Where a new part comes: behind a row, as the first one of an option, at the end."""
        if after is None or not after.way:
            return (len(self._view.program.parts),)
        if after.kind in ("option", "list"):
            return (*after.way, len(after.plain))
        if after.kind == "inner":
            owner = self._view.owner_of(after)
            return self._goal(None if owner is after else owner)
        *above, place = after.way
        return (*above, (place if isinstance(place, int) else 0) + 1)

    def _ask(
        self, choices: Sequence[Choice], here: str, under: QWidget, take: Callable[[str], None]
    ) -> None:
        self.picker = WordPicker(self._view, choices, here)
        self.picker.chosen.connect(take)
        self.picker.open_below(under)

    def _things(self, collection: str) -> Sequence[str]:
        telling = self._view.telling
        return () if telling is None else tuple(things_in(telling.scenario, collection))
