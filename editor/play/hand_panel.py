"""The cards of a player: what is wanted where, what it pays, and where it is to be had."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from editor.play.goods_icons import Icons
from editor.play.panel_rows import Card, clear, column, picture, words
from editor.words import tr
from engine.showing.player_aid import CardFacts, Offer

ICON = 26
Look = Callable[[Offer | None], None]


class OfferRow(QFrame):
    """One offer of a card; pointing at it shows its cities on the map."""

    def __init__(self, offer: Offer, icons: Icons, look: Look) -> None:
        super().__init__()
        self._offer, self._look = offer, look
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        grid = QGridLayout(self)
        grid.setContentsMargins(2, 1, 2, 1)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        good = icons.good_name(offer.good)
        grid.addWidget(picture(icons.good(offer.good, ICON), good), 0, 0, 2, 1)
        to = tr("{good} to {city}").format(good=good, city=offer.city)
        grid.addWidget(words(to, "strong" if offer.aboard else ""), 0, 1)
        source = tr("aboard") if offer.aboard else offer.source
        grid.addWidget(words(source, "quiet"), 1, 1)
        grid.addWidget(words(str(offer.pays), "strong", wraps=False), 0, 2, 2, 1)
        grid.setColumnStretch(1, 1)
        self.setAccessibleName(f"{to}, {offer.pays}, {source}")

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802 (Qt's name)
        super().enterEvent(event)
        self._look_at(True)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self._look_at(False)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self._look_at(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self._look_at(False)

    def _look_at(self, is_looked_at: bool) -> None:
        role = QPalette.ColorRole.AlternateBase if is_looked_at else QPalette.ColorRole.Base
        self.setBackgroundRole(role)
        self._look(self._offer if is_looked_at else None)


class HandPanel(QWidget):
    """The cards of whoever has to act, or acted last."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._column = column(self)
        self._shown: tuple[CardFacts, ...] | None = None

    def show_cards(self, name: str, cards: tuple[CardFacts, ...], icons: Icons) -> None:
        if cards == self._shown:
            return
        self._shown = cards
        clear(self._column)
        if cards:
            self._column.addWidget(words(tr("Cards of {name}").format(name=name), "group"))
        for card in cards:
            self._column.addWidget(self._card(card, icons))

    def _card(self, card: CardFacts, icons: Icons) -> QWidget:
        frame = Card()
        inside = column(frame, 2)
        inside.setContentsMargins(6, 4, 6, 4)
        title = tr("Open to all: card {n}") if card.is_open else tr("Card {n}")
        inside.addWidget(words(title.format(n=card.name), "quiet"))
        for offer in card.offers:
            inside.addWidget(OfferRow(offer, icons, self._look))
        return frame
