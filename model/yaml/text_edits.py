"""Edits to one text: gathered in any order, applied at once, never over one another."""

from bisect import bisect_left
from collections.abc import Iterable

from model.yaml.node_tree import Document


class CannotSplice(Exception):
    """The text is laid out in a way in which this edit has no place of its own."""


class TextEdits:
    """Replacements by index; new lines end the way the lines of the file do."""

    def __init__(self, document: Document) -> None:
        self.text = document.text
        self._newline = document.newline
        self._comments = [comment.index for comment in document.comments]
        self._edits: list[tuple[int, int, str]] = []

    def applied(self) -> str:
        """The text after all edits; two at one place stand in the order in which they came."""
        pieces, position = [], 0
        for start, end, replacement in sorted(self._edits, key=lambda edit: edit[:2]):
            if start < position:
                raise CannotSplice
            pieces += [self.text[position:start], replacement]
            position = end
        return "".join([*pieces, self.text[position:]])

    def replace(self, start: int, end: int, text: str) -> None:
        self._edits.append((start, end, text.replace("\n", self._newline)))

    def delete(self, start: int, end: int) -> None:
        """Takes a piece away that is no entry of its own, and so must not take a comment along."""
        self.refuse_comments(start, end)
        self.replace(start, end, "")

    def refuse_comments(self, start: int, end: int) -> None:
        """What is written anew must not hold a comment, which would be lost."""
        first = bisect_left(self._comments, start)
        if first < len(self._comments) and self._comments[first] < end:
            raise CannotSplice

    def count(self) -> int:
        return len(self._edits)

    def take_back(self, count: int) -> None:
        """Forgets all edits but the first so many."""
        del self._edits[count:]

    def growth(self, count: int) -> int:
        """By how many characters the edits after the first so many lengthen the text."""
        return sum(len(text) - (end - start) for start, end, text in self._edits[count:])

    def line_start(self, index: int) -> int:
        return self.text.rfind("\n", 0, index) + 1

    def next_line(self, index: int) -> int:
        end = self.text.find("\n", index)
        return len(self.text) if end < 0 else end + 1

    def begins_line(self, index: int) -> bool:
        return not self.text[self.line_start(index) : index].strip()

    def insert_lines(self, index: int, lines: Iterable[str]) -> None:
        """Whole lines before the line that begins at the index."""
        text = "".join(f"{line}\n" for line in lines)
        if index == len(self.text) and not self.text.endswith("\n"):
            text = "\n" + text.removesuffix("\n")
        self.replace(index, index, text)

    def delete_lines(self, start: int, end: int) -> None:
        """The lines of an entry, with whatever is said in them or behind them."""
        self.replace(self.line_start(start), self.next_line(end), "")
