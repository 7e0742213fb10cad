"""What an import brings, shown: the map as a picture, what there is on it, and what was lost."""

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from editor.exchange.importing.in_words import (
    count_lines,
    fact_lines,
    finding_line,
    lost_facts,
    sentence,
)
from editor.widgets.preview import Preview
from editor.words import tr, trn

HIGHEST: Final = 230
"""Pixels of the list at most: the picture comes first."""


class WhatComes(QWidget):
    """A picture above, and below it in words what it is."""

    def __init__(self) -> None:
        super().__init__()
        self.preview = Preview()
        self.counts = QLabel()
        self.counts.setWordWrap(True)
        self.counts.setTextFormat(Qt.TextFormat.PlainText)
        self.counts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("What is lost, guessed or changed"))
        self.list.setWordWrap(True)
        self.list.setMaximumHeight(HIGHEST)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 0, 0, 0)
        column.addWidget(self.preview, 1)
        column.addWidget(self.counts)
        column.addWidget(self.list)
        self.list.hide()

    @property
    def lines(self) -> list[str]:
        """What the list says."""
        return [self.list.item(n).text() for n in range(self.list.count())]

    def clear(self, why: str) -> None:
        """There is nothing to see, and why."""
        self.preview.show_sentence(why)
        self.counts.clear()
        self.list.clear()
        self.list.hide()

    def show_brought(self, answer: dict[str, Any]) -> None:
        """What there is, what was lost or guessed, and what a map would be changed in."""
        self.counts.setText("\n".join(count_lines(answer["counts"])))
        self.list.clear()
        remarks: Sequence[str] = [*lost_facts(answer["facts"]), *answer["remarks"]]
        facts = fact_lines(answer["facts"])
        if answer["changes"]:
            self._head(tr("What will change"))
            self._add(answer["changes"])
        if remarks:
            self._head(tr("What is lost, guessed or wants a look"))
            self._add(remarks)
            if answer["more"]:
                self._add([trn("and {n} more", "and {n} more", answer["more"])])
        elif not answer["changes"]:
            self._add([tr("Nothing was lost or guessed.")])
        if facts:
            self._head(tr("How it was read"))
            self._add(facts)
        self.list.show()

    def show_findings(self, answer: dict[str, Any]) -> None:
        """What the checks say of the map that will come."""
        self._head(finding_line(answer["severities"]))
        self._add(answer["findings"])

    def _head(self, text: str) -> None:
        item = QListWidgetItem(text)
        font = item.font()
        font.setBold(True)
        item.setFont(font)
        self.list.addItem(item)

    def _add(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.list.addItem(sentence(line))
