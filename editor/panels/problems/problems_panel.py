"""The problems panel: what is wrong with the map, live, with its place, its reason and its repair.

It is a line that tells the number and the worst, until somebody opens the list below it. Neither
comes nor goes by itself: the map beside it stays where it is.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.panels.panel import Panel
from editor.panels.problems import answers
from editor.panels.problems.details import Details
from editor.panels.problems.listing import all_is_well, counted, grouped, sentence
from editor.panels.problems.tree import ProblemTree
from editor.widgets.elided import ElidedLabel
from editor.widgets.icons import icon
from editor.words import tr, trn
from model.forms.form import DoesNotFit
from model.scenario.change import Change, DoesNotApply
from validator.finding import Finding, Severity

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow

HIGH = 210
"""Pixels that the panel asks for when somebody opens the list."""
OPEN = "problems-open"
"""The setting that remembers whether the list is open."""


class Problems(Panel):
    """Every finding about the document in front."""

    NAME = "problems"
    TITLE = "Problems"
    PLACE = "bottom"
    ORDER = 10

    def __init__(self, window: "MapWindow") -> None:
        super().__init__(window)
        self.checking = window.checking
        self.summary = QLabel()
        self.summary.setObjectName("summary")
        self.first = ElidedLabel()
        self.fold = self._fold()
        self.text = QLineEdit(clearButtonEnabled=True)
        self.text.setPlaceholderText(tr("Filter"))
        self.text.setAccessibleName(tr("Show only problems with these words"))
        self.text.setMaximumWidth(220)
        self.text.textChanged.connect(self.refresh)
        self.switches = {severity: self._switch(severity) for severity in Severity}
        self.tree = ProblemTree()
        self.details = Details()
        self.body = QSplitter(Qt.Orientation.Horizontal, childrenCollapsible=False)
        self.body.addWidget(self.tree)
        self.body.addWidget(self.details)
        self.body.setSizes([620, 400])
        self._lay_out()
        self._connect()
        self._show_body(self.fold.isChecked())
        self.refresh()

    def refresh(self) -> None:
        checking, desk = self.checking, self.desk
        for severity, switch in self.switches.items():
            count = sum(one.severity is severity for one in checking.findings)
            switch.setText(str(count))
            switch.setToolTip(counted(severity, count))
            switch.setVisible(bool(checking.findings))
        self.summary.setText(self._summary())
        self._show_first()
        if desk is not None:
            shown = [one for one, switch in self.switches.items() if switch.isChecked()]
            groups = grouped(checking.findings, shown, self.text.text(), desk.scenario)
            self.tree.fill(groups, checking.allowed, desk.scenario, checking.chosen)
        else:
            self.tree.clear()
        self._show_details()

    # -- making

    def _switch(self, severity: Severity) -> QToolButton:
        switch = QToolButton()
        switch.setAutoRaise(True)
        switch.setCheckable(True)
        switch.setChecked(True)
        policy = switch.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # the line is as high with problems as without
        switch.setSizePolicy(policy)
        switch.setIcon(icon(severity.value, self.palette()))
        switch.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        names = {
            Severity.ERROR: tr("Show errors"),
            Severity.WARNING: tr("Show warnings"),
            Severity.INFO: tr("Show remarks"),
        }
        switch.setAccessibleName(names[severity])
        switch.toggled.connect(lambda _: self.refresh())
        return switch

    def _fold(self) -> QToolButton:
        """Opens the list and closes it; as somebody left it, it is found again."""
        fold = QToolButton()
        fold.setAutoRaise(True)
        fold.setCheckable(True)
        fold.setChecked(self.studio.settings.get(OPEN) is True)
        fold.setAccessibleName(tr("Show the list of problems"))
        fold.setToolTip(tr("Show the list of problems"))
        fold.toggled.connect(self.open_or_close)
        return fold

    def _lay_out(self) -> None:
        self.head = QWidget()
        row = QHBoxLayout(self.head)
        row.setContentsMargins(6, 2, 6, 2)
        row.addWidget(self.fold)
        row.addWidget(self.summary)
        row.addWidget(self.first, 1)
        for switch in self.switches.values():
            row.addWidget(switch)
        row.addWidget(self.text)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addWidget(self.body, 1)

    def _connect(self) -> None:
        # Findings come in bursts while a stroke goes on: the list is filled once after each.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.renew)
        self.checking.changed.connect(self._soon.start)
        self.checking.chosen_changed.connect(self._chosen)
        self.tree.gone_to.connect(self._go)
        self.details.repair_wanted.connect(self._repair)
        self.details.repair_all_wanted.connect(self._repair_all)
        self.details.allow_wanted.connect(self._allow)
        self.details.allow_no_more.connect(self._no_longer_allow)

    # -- showing

    def _summary(self) -> str:
        checking = self.checking
        if self.desk is None:
            return tr("No map is open.")
        if not checking.findings:
            return all_is_well(is_settled=checking.is_settled, allowed=len(checking.allowed))
        words = trn("{n} problem", "{n} problems", len(checking.findings))
        return words if checking.is_settled else f"{words} · {tr('Still checking …')}"

    def _show_first(self) -> None:
        """Beside the number stands the problem that was chosen, or else the worst."""
        findings, chosen = self.checking.findings, self.checking.chosen
        worst = sorted(findings, key=lambda one: list(Severity).index(one.severity))
        told = chosen if chosen in findings else next(iter(worst), None)
        is_folded = not self.fold.isChecked()
        self.first.tell(sentence(told) if told is not None and is_folded else "")

    def open_or_close(self, is_open: bool) -> None:
        """Shows the list below the line, or the line alone."""
        self.studio.settings.put(OPEN, is_open)
        self._show_body(is_open)
        dock = self.window_.docks.get(self.NAME)
        if dock is not None and is_open and not dock.isFloating():
            self.window_.resizeDocks([dock], [HIGH], Qt.Orientation.Vertical)
        self.refresh()

    def _show_body(self, is_open: bool) -> None:
        arrow = Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow
        self.fold.setArrowType(arrow)
        self.body.setVisible(is_open)
        self.text.setVisible(is_open)
        # A line is as high as it asks to be, whatever its font is once it is shown.
        high = QSizePolicy.Policy.Preferred if is_open else QSizePolicy.Policy.Maximum
        self.setSizePolicy(QSizePolicy.Policy.Preferred, high)

    def _show_details(self) -> None:
        chosen = self.checking.chosen
        alike = len(answers.alike(chosen, self.checking.findings)) if chosen else 0
        scenario = self.desk.scenario if self.desk is not None else None
        is_allowed = chosen in self.checking.allowed
        self.details.show_finding(chosen, scenario, alike, is_allowed=is_allowed)

    def _chosen(self) -> None:
        self.tree.show_chosen(self.checking.chosen)
        self._show_first()
        self._show_details()

    def _go(self, finding: Finding | None) -> None:
        self.checking.choose(finding)

    # -- answering

    def repair_chosen(self) -> None:
        """Does what is proposed for the chosen problem, or says why that cannot be."""
        chosen = self.checking.chosen
        if chosen not in self.checking.findings or chosen is None:
            self.studio.say(tr("Choose a problem first: F8 goes to the next one."))
        elif not answers.can_repair(chosen):
            self.studio.say(tr("Nothing is proposed for this problem: it is for you to decide."))
        else:
            self.fold.setChecked(self.fold.isChecked() or answers.asks_first(chosen))
            self._show_details()
            self.details.do_repair()

    def _repair(self, finding: Finding) -> None:
        if finding.repair is not None:
            self._apply(finding.repair.change)

    def _repair_all(self, finding: Finding) -> None:
        if self.desk is not None:
            alike = answers.alike(finding, self.checking.findings)
            mended = answers.all_repaired(self.desk.scenario, alike)
            if self._apply(mended.change):
                self.studio.say(
                    trn("{n} problem repaired.", "{n} problems repaired.", mended.number)
                )

    def _allow(self, finding: Finding, reason: str) -> None:
        if self.desk is None:
            return
        try:
            change = answers.allowed_here(self.desk.scenario, finding, reason)
        except DoesNotFit as trouble:
            self.details.trouble(trouble.why)
            return
        self._apply(change)

    def _no_longer_allow(self, finding: Finding) -> None:
        if self.desk is not None:
            self._apply(answers.no_longer_allowed(self.desk.scenario, finding))

    def _apply(self, change: Change) -> bool:
        if self.desk is None:
            return False
        try:
            self.desk.document.apply(change)
        except (DoesNotApply, DoesNotFit) as trouble:
            self.details.trouble(str(trouble))
            return False
        return True
