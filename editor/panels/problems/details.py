"""The page of one problem with what can be done about it; questions are asked in place."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from editor.panels.problems.answers import asks_first, can_repair, repair_title, why_not_allowed
from editor.panels.problems.explanation import page
from editor.words import tr
from model.scenario.scenario import Scenario
from validator.finding import Finding


class Explanation(QTextBrowser):
    """A text that is shown from its beginning until somebody scrolls."""

    def __init__(self) -> None:
        super().__init__()
        self._is_scrolled = False
        self.verticalScrollBar().actionTriggered.connect(self._scrolled)

    def tell(self, html: str) -> None:
        self._is_scrolled = False
        self.setHtml(html)
        self._to_beginning()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        super().resizeEvent(event)
        self._to_beginning()

    def _scrolled(self) -> None:
        self._is_scrolled = True

    def _to_beginning(self) -> None:
        if not self._is_scrolled:
            self.verticalScrollBar().setValue(0)


class Details(QWidget):
    """Everything about one finding."""

    repair_wanted = Signal(object)
    repair_all_wanted = Signal(object)
    allow_wanted = Signal(object, str)
    """With the reason."""
    allow_no_more = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._finding: Finding | None = None
        self._confirmed: Callable[[], None] = lambda: None
        self.page = Explanation()
        self.page.setAccessibleName(tr("Explanation"))
        self.page.setOpenLinks(False)
        self.repair = self._button(tr("Repair"), self._repair)
        self.repair_all = self._button("", self._repair_all)
        self.allow = self._button(tr("Allow here …"), self._ask_reason)
        self.disallow = self._button(tr("No longer allow"), self._disallow)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.page, 1)
        layout.addWidget(self._question())
        layout.addWidget(self._reason())
        self.buttons = QWidget()
        row = QHBoxLayout(self.buttons)
        row.setContentsMargins(0, 0, 0, 0)
        for button in (self.repair, self.repair_all, self.allow, self.disallow):
            row.addWidget(button)
        row.addStretch(1)
        layout.addWidget(self.buttons)
        self.show_finding(None, None, 0, is_allowed=False)

    def show_finding(
        self, finding: Finding | None, scenario: Scenario | None, alike: int, *, is_allowed: bool
    ) -> None:
        """Shows a finding about a scenario, of which so many alike can be repaired."""
        if finding is not self._finding or finding is None:
            self._ask_nothing()
            known = page(finding, scenario) if finding and scenario else ""
            self.page.tell(known or f"<p>{tr('No problem is chosen.')}</p>")
        self._finding = finding
        mends = finding is not None and can_repair(finding) and not is_allowed
        self.repair.setVisible(mends)
        if mends and finding is not None:
            self.repair.setText(_short(repair_title(finding)))
            self.repair.setToolTip(repair_title(finding))
        self.repair_all.setVisible(mends and alike > 1)
        self.repair_all.setText(tr("Repair all {n}").format(n=alike))
        if finding is not None:
            code = finding.code
            self.repair_all.setToolTip(tr("All problems of the kind {code}").format(code=code))
            why = why_not_allowed(finding)
            self.allow.setEnabled(not why)
            self.allow.setToolTip(
                tr("It cannot be allowed: {why}.").format(why=why)
                if why
                else tr("Accept this here, with a reason that is kept in the file")
            )
        self.allow.setVisible(finding is not None and not is_allowed)
        self.disallow.setVisible(finding is not None and is_allowed)

    def trouble(self, why: str) -> None:
        """Says why something could not be done, where it was asked for."""
        self.asked.setText(why)
        self.yes.hide()
        self.question.show()
        self.buttons.hide()

    def _ask_nothing(self) -> None:
        """Goes back to the buttons."""
        self.question.hide()
        self.reason.hide()
        self.buttons.show()

    # -- asking in place

    def _button(self, text: str, run: Callable[[], None]) -> QPushButton:
        button = QPushButton(text)
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        button.clicked.connect(run)
        return button

    def _question(self) -> QWidget:
        self.question = QWidget()
        self.asked = QLabel()
        self.asked.setWordWrap(True)
        self.yes = self._button(tr("Do it"), self._confirm)
        self.no = self._button(tr("Leave it"), self._ask_nothing)
        row = QHBoxLayout()
        row.addWidget(self.yes)
        row.addWidget(self.no)
        row.addStretch(1)
        column = QVBoxLayout(self.question)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.asked)
        column.addLayout(row)
        self.question.hide()
        return self.question

    def _reason(self) -> QWidget:
        self.reason = QWidget()
        self.reason_text = QLineEdit()
        self.reason_text.setAccessibleName(tr("Reason"))
        self.reason_text.setPlaceholderText(tr("Why is this as it should be?"))
        self.reason_text.returnPressed.connect(self._allow)
        row = QHBoxLayout(self.reason)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.reason_text, 1)
        self.reason_yes = self._button(tr("Allow"), self._allow)
        row.addWidget(self.reason_yes)
        row.addWidget(self._button(tr("Cancel"), self._ask_nothing))
        self.reason.hide()
        return self.reason

    def _ask(self, question: str, confirmed: Callable[[], None]) -> None:
        self._confirmed = confirmed
        self.asked.setText(question)
        self.yes.show()
        self.question.show()
        self.buttons.hide()
        self.yes.setFocus()

    def _confirm(self) -> None:
        self._ask_nothing()
        self._confirmed()

    def do_repair(self) -> None:
        """What its button does; a question that is asked first gets the keys."""
        self._repair()
        if self.question.isVisible():
            self.yes.setFocus()

    def _repair(self) -> None:
        finding = self._finding
        if finding is None:
            return
        if asks_first(finding):
            question = tr("{repair}? Another repair may be the right one.")
            self._ask(
                question.format(repair=repair_title(finding)),
                lambda: self.repair_wanted.emit(finding),
            )
        else:
            self.repair_wanted.emit(finding)

    def _repair_all(self) -> None:
        finding = self._finding
        if finding is None:
            return
        if asks_first(finding):
            self._ask(
                tr("Repair all of this kind? Other repairs may be the right ones."),
                lambda: self.repair_all_wanted.emit(finding),
            )
        else:
            self.repair_all_wanted.emit(finding)

    def _ask_reason(self) -> None:
        self.buttons.hide()
        self.reason_text.clear()
        self.reason.show()
        self.reason_text.setFocus()

    def _allow(self) -> None:
        if self._finding is not None:
            self.allow_wanted.emit(self._finding, self.reason_text.text())

    def _disallow(self) -> None:
        if self._finding is not None:
            self.allow_no_more.emit(self._finding)


def _short(text: str, most: int = 44) -> str:
    """A text for a button; the whole of it is its tooltip."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
