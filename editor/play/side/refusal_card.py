"""Why something may not be done: the sentence, and on demand the rule it rests on."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from editor.play.side.panel_rows import Paper
from editor.words import tr
from engine.protocol import Refusal
from engine.rulebook import NoSuchRule, Rule, find, heading, sources

WIDEST = 460
UNBROKEN = "\u2011"
"""A hyphen after which no line ends: the number of a rule is one word."""


class RefusalCard(Paper):
    """Lies over the map until it is closed or something is done."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._under = parent
        self.setAccessibleName(tr("Why this is not allowed"))
        self.label = QLabel(self)
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.label.setWordWrap(True)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.label.linkActivated.connect(self.explain)
        close = QToolButton(self)
        close.setText("✕")
        close.setAutoRaise(True)
        close.setAccessibleName(tr("Close"))
        close.clicked.connect(self.hide)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 8, 6, 8)
        self._row.addWidget(self.label, 1)
        self._row.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self._refusal = Refusal("", "")
        self.hide()

    @property
    def text(self) -> str:
        return str(self._refusal)

    def say(self, refusal: Refusal) -> None:
        """Shows a refusal, with a link to its rule."""
        self._refusal = refusal
        self._show(_sentence(refusal))

    def explain(self, rule: str) -> None:
        """Shows a rule in words below the sentence."""
        self._show(f"{_sentence(self._refusal)}<hr>{_page(rule)}")

    def _show(self, html: str) -> None:
        self.label.setText(html)
        self.show()
        self.raise_()
        self.place()

    def place(self) -> None:
        """In the lower left corner of what it lies on, as high as its text."""
        around = self._under.rect()
        width = min(WIDEST, around.width() - 24)
        height = self._row.heightForWidth(width)
        self.setGeometry(12, max(0, around.height() - height - 12), width, height)


def _sentence(refusal: Refusal) -> str:
    text = refusal.sentence[:1].upper() + refusal.sentence[1:]
    sentence = escape(text if text.endswith((".", "!", "?")) else f"{text}.")
    return f"<b>{sentence}</b> {_link(refusal.rule)}" if refusal.rule else f"<b>{sentence}</b>"


def _link(rule: str) -> str:
    whole = escape(rule).replace("-", UNBROKEN)
    return f'<a href="{escape(rule)}">{whole}</a>'


def _page(rule_id: str) -> str:
    """A rule as `milepost explain` tells it."""
    try:
        rule = find(rule_id)
    except NoSuchRule as trouble:
        return escape(str(trouble))
    if not isinstance(rule, Rule):
        return escape(str(getattr(rule, "text", getattr(rule, "question", rule_id))))
    parts = [f"<b>{escape(heading(rule))}</b>", escape(rule.text)]
    parts.append("<small>" + "<br>".join(escape(one) for one in sources(rule)) + "</small>")
    if rule.see:
        parts.append(tr("See") + " " + ", ".join(_link(one) for one in rule.see))
    return "<br>".join(parts)
