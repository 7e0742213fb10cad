"""Where the zones of cards stand: rows and piles in a strip below the map, the supply beside it."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from editor.play.cards.enlarged import Spot
from editor.play.cards.faces import Faces
from editor.play.cards.zone_view import CardHands, Shown, ZoneView
from editor.play.cards.zones_laid import GridView, PileView, RowView
from editor.play.match.card_choices import zones_of
from editor.play.match.match import Match
from editor.play.match.words import words_of
from engine.showing.card_zones import CardSpot, Zone

STRIP, SUPPLY = 156, 348
"""How high the strip is, and how wide the supply, where nobody has drawn them larger."""
APART = 10
KINDS: dict[str, type[ZoneView]] = {"row": RowView, "list": GridView, "pile": PileView}


class Strip(QWidget):
    """Rows share the room that piles leave, each as much as its cards take."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[RowView] = []
        self._piles: list[PileView] = []
        self.setMinimumHeight(96)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        return QSize(800, STRIP)

    def arrange(self, views: Sequence[ZoneView]) -> None:
        self._rows = [one for one in views if isinstance(one, RowView)]
        self._piles = [one for one in views if isinstance(one, PileView)]
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        high, right = self.height() - 4, self.width() - 4
        for pile in reversed(self._piles):
            pile.resize(90, high)
            wide = max(72, pile.card_width() + 6)
            right -= wide
            pile.setGeometry(right, 2, wide, high)
        room = right - APART * len(self._rows) - 4
        for row in self._rows:
            row.resize(row.width(), high)
        wanted = [row.natural_width() for row in self._rows]
        spare = max(0, room - sum(wanted))
        left = 4
        for row, wide in zip(self._rows, wanted, strict=True):
            share = wide + spare // len(wanted) if spare else wide * room // max(1, sum(wanted))
            row.setGeometry(left, 2, share, high)
            left += share + APART


class CardTable:
    """All cards of a match that are shown."""

    def __init__(self, hands: CardHands) -> None:
        self._hands = hands
        self.strip, self.supply = Strip(), QWidget()
        self._supply = QVBoxLayout(self.supply)
        self._supply.setContentsMargins(4, 2, 2, 2)
        self.views: dict[str, ZoneView] = {}
        """By the names of their zones, those that are shown."""
        self._kept: dict[tuple[str, str], ZoneView] = {}

    def shows(self, spot: CardSpot) -> bool:
        """Whether a card is to be seen."""
        view = self.views.get(spot.zone)
        return view is not None and view.zone.card(spot.card) is not None

    # -- showing

    def show_match(self, match: Match, faces: Faces, colour: QColor) -> None:
        """Every zone as it is now. Piles of which a card can be chosen lie open."""
        asked = {spot.zone for spot in match.offers.with_card}
        zones = () if match.awaited is not None else zones_of(match)
        shown = {zone.name: self._view(zone, zone.name in asked) for zone in zones}
        for view in self._kept.values():
            view.setVisible(view in shown.values())
        self.views = shown
        for zone in zones:
            self._show_zone(match, zone, faces, colour)
        self.strip.arrange([one for one in shown.values() if one.parent() is self.strip])

    def _show_zone(self, match: Match, zone: Zone, faces: Faces, colour: QColor) -> None:
        spots = [spot for spot in match.offers.with_card if spot.zone == zone.name]
        groups = {one.action.GROUP for spot in spots for one in match.offers.with_card[spot]}
        words = words_of(match.scenario.system)
        hint = " ".join(filter(None, (words.on_cards(group) for group in sorted(groups))))
        dims = bool(match.offers.all) and (zone.look == "list" or bool(spots))
        shown = Shown(zone, frozenset(spot.card for spot in spots), dims, hint)
        self.views[zone.name].show_zone(shown, faces, colour)

    def _view(self, zone: Zone, is_asked: bool) -> ZoneView:
        look = "row" if zone.look == "pile" and is_asked and zone.cards else zone.look
        key = zone.name, look
        if key not in self._kept:
            parent = self.supply if look == "list" else self.strip
            view = self._kept[key] = KINDS[look](self._hands, parent)
            if look == "list":
                self._supply.addWidget(view)
        return self._kept[key]

    # -- where something is

    def view_at(self, point: QPoint) -> ZoneView | None:
        """The zone at a place of the screen."""
        for view in self.views.values():
            if view.isVisible() and view.rect().contains(view.mapFromGlobal(point)):
                return view
        return None

    def aims(self) -> Iterator[ZoneView]:
        yield from (view for view in self.views.values() if view.is_aimed)

    def spot_of(self, view: ZoneView, card: str, within: QWidget) -> Spot:
        """Where a card lies in a widget around everything, and its zone with it."""
        box = view.box_of(card) if not isinstance(view, PileView) else view.rect()
        at = QRect(view.mapTo(within, box.topLeft()), box.size())
        return Spot(at, QRect(view.mapTo(within, QPoint(0, 0)), view.size()), self._is_beside(view))

    def _is_beside(self, view: ZoneView) -> bool:
        return view.parent() is self.supply
