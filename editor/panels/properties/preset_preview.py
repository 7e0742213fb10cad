"""The dialog before another preset is taken: what would change; Cancel leaves everything."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from editor.edits.rules.preset_change import OtherValue, PresetChange
from editor.panels.problems.listing import sentence
from editor.panels.properties.rule_pages import value_in_words
from editor.panels.properties.rules import in_title
from editor.words import tr
from validator.finding import Finding

SIZE = 640, 520
Line = tuple[str, str, str]


class PresetPreview(QDialog):
    """What another preset changes, in a tree; one button takes it, as one step."""

    def __init__(
        self, parent: QWidget, title: str, found: PresetChange, take: Callable[[], object]
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("What would change"))
        self.resize(*SIZE)
        self.words = QLabel(wordWrap=True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        told = tr("With “{preset}” nothing changes on this map.")
        if not found.is_nothing:
            told = tr("With “{preset}” this would change. What the map says itself stays.")
        self.words.setText(told.format(preset=title))
        self.tree = QTreeWidget()
        self.tree.setAccessibleName(tr("What would change"))
        self.tree.setHeaderLabels([tr("What"), tr("Now"), tr("Then")])
        self.tree.setWordWrap(True)
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.tree.header().setStretchLastSection(False)
        self._fill(found)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.take = self.buttons.addButton(
            tr("Take the preset"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.take.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.accepted.connect(take)
        layout = QVBoxLayout(self)
        for part in (self.words, self.tree, self.buttons):
            layout.addWidget(part)

    def _fill(self, found: PresetChange) -> None:
        self._section(tr("On the map, and unknown to it"), [(one, "", "") for one in found.unknown])
        self._section(tr("Problems that would come"), [_problem(one) for one in found.appearing])
        self._section(tr("Problems that would go"), [_problem(one) for one in found.disappearing])
        self._section(tr("Prices of terrain"), _values(found.prices))
        self._section(tr("Cards, goods and the like"), [(*one, "") for one in found.things])
        self._section(tr("Rules"), _values(found.values))

    def _section(self, title: str, lines: list[Line]) -> None:
        if not lines:
            return
        top = QTreeWidgetItem(self.tree, [f"{title}  ({len(lines)})"])
        font = top.font(0)
        font.setBold(True)
        top.setFont(0, font)
        top.setFirstColumnSpanned(True)
        for line in lines:
            item = QTreeWidgetItem(top, list(line))
            for column, text in enumerate(line):
                item.setToolTip(column, text)
            item.setFirstColumnSpanned(not any(line[1:]))
        top.setExpanded(True)


def _values(values: Iterable[OtherValue]) -> list[Line]:
    return [
        (in_title(one.route), value_in_words(one.before), value_in_words(one.after))
        for one in values
    ]


def _problem(finding: Finding) -> Line:
    return sentence(finding), "", ""
