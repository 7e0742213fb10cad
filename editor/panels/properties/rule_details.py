"""What is told below the rules: the rule that has the keys, and pages of the rulebook by links."""

from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QTextBrowser

from editor.panels.properties.rule_pages import BACK, page_of
from editor.words import tr

LINES = 9
"""Lines of it that are seen at first."""


class RuleDetails(QTextBrowser):
    """The meaning of a rule; a link leads to what the rulebook says, and back."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.setAccessibleName(tr("About the rule"))
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(self.fontMetrics().lineSpacing() * 3)
        self.anchorClicked.connect(self.follow)
        self._pages: list[str] = []

    @property
    def usual_height(self) -> int:
        return self.fontMetrics().lineSpacing() * LINES

    def tell(self, page: str) -> None:
        """Shows what is told of another rule; where links led before is forgotten."""
        if self._pages[:1] != [page]:
            self._pages = [page]
            self.setHtml(page)

    def follow(self, link: QUrl) -> None:
        """Shows what a link leads to."""
        if link.toString() == BACK:
            self._pages = self._pages[:-1] or self._pages
        else:
            self._pages.append(page_of(link.toString()))
        self.setHtml(self._pages[-1])
