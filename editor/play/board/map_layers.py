"""The map of a game in layers: what lies under its track, the track, the map over it, pieces."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from drawing.map.marks.owner_inks import NEUTRALS, NOBODY
from drawing.map.marks.piece_kinds import lies_over
from drawing.map.picture import layer_batches, layers_of
from drawing.map.placing.fixed_marks import covered_by_cities
from drawing.map.sheet.overlay import Overlay
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Layer, Picture
from editor.canvas.far_names import are_wanted, is_of_print
from editor.canvas.map_painter import MapPainter
from editor.canvas.scene import Scene
from editor.canvas.tiles import Tiles
from editor.canvas.view import View
from editor.play.board.game_layer import GameLayer
from model.pieces.cities_in_play import with_cities
from model.pieces.piece import Piece
from model.scenario.change import Change
from model.scenario.things import City

READABLE = 24.0
"""Points between two cells from which on pieces are drawn as on paper."""
MOST_BOLD = 2.4
VEIL = 165
"""How much of the map steps back behind what is looked at, of 255."""
NAMES = "labels"
"""The layer with names: those that are seen from far away lie over all that stands on the map."""
GHOST = 0.8
"""How much is seen of what does not lie there yet."""


class MapLayers:
    """Paints the map of a scene with a game on it."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._without = scene.scenario
        """The map without cities that have appeared in play."""
        order = layers_of(scene.scenario.system)
        track = order.index("track")
        under = [name for name in scene.layers if order.index(name) < track]
        self._under = Tiles(MapPainter(scene, under))
        over = [name for name in scene.layers[len(under) :] if name != NAMES]
        self._over = Tiles(MapPainter(scene, over, is_clear=True))
        self._names = Tiles(MapPainter(scene, [NAMES], is_clear=True))
        self._overlay = Overlay()
        self._track, self._standing, self._ghost = GameLayer(), GameLayer(), GameLayer()
        self._is_looked_at = False
        """Whether what is shown besides lies on the board already: then all else steps back."""
        self._has_ghost = False
        self._bolder = 0.0
        self._is_far = False
        """Whether names are written larger than on paper, beside their cities."""

    @property
    def _tiles(self) -> tuple[Tiles, ...]:
        return self._under, self._over, self._names

    # -- what is shown

    def show_cities(self, cities: Sequence[City]) -> bool:
        """Cities that have appeared in play; whether the map was another one before.

        Their layers are then built anew, and until that is done the old ones are seen.
        """
        shown = with_cities(self._without, cities)
        if shown.cities == self.scene.scenario.cities:
            return False
        if self.scene.become(shown, Change("")):
            for tiles in self._tiles:
                tiles.forget_all()
        return True

    def show_game(self, pieces: Sequence[Piece], neutrals: Sequence[str]) -> None:
        """What lies on the board now; what has not changed stays painted."""
        before = self._overlay
        self._overlay = Overlay(pieces=tuple(pieces), neutrals=tuple(neutrals))
        self._name_around_cities(before)
        if self._bolder:
            if self._under_cities(before) != self._under_cities(self._overlay):
                self._draw_track()
            if self._over_cities(before) != self._over_cities(self._overlay):
                self._draw_standing()

    def _name_around_cities(self, before: Overlay) -> None:
        """Names seen from far away find other places when a city has grown over its hex."""
        self._names.painter.overlay = self._overlay
        sheets = (replace(self.scene.sheet, overlay=one) for one in (before, self._overlay))
        then, now = map(covered_by_cities, sheets)
        if then != now and self._is_far:
            self._names.all_dirty()

    def show_ghost(self, pieces: Sequence[Piece]) -> None:
        """What would lie on the board, or is meant of what does."""
        lying = set(self._overlay.pieces)
        self._has_ghost = bool(pieces)
        self._is_looked_at = self._has_ghost and all(piece in lying for piece in pieces)
        overlay = Overlay(tuple(pieces), is_part=True, neutrals=self._overlay.neutrals)
        self._ghost.show(
            game_picture(replace(self.scene.sheet, overlay=overlay)) if pieces else None
        )

    def _under_cities(self, overlay: Overlay) -> list[Piece]:
        system = self.scene.sheet.scenario.system
        return [piece for piece in overlay.pieces if not lies_over(system, piece)]

    def _over_cities(self, overlay: Overlay) -> list[Piece]:
        system = self.scene.sheet.scenario.system
        return [piece for piece in overlay.pieces if piece.text or lies_over(system, piece)]

    @property
    def is_small(self) -> bool:
        """Whether what stands on the board would be too small to be made out."""
        return self._bolder > 1.0

    def layer_is_new(self) -> None:
        for tiles in self._tiles:
            tiles.all_dirty()

    # -- painting

    def paint(
        self, painter: QPainter, view: View, seen: QRect, ratio: float, exposed: QRect
    ) -> bool:
        """Paints the exposed part of what is seen; whether there is more to be painted."""
        self._see_from(view)
        for tiles in self._tiles:
            tiles.ratio = ratio
        painter.setClipRect(self._paper(view))
        painter.setBackground(QColor(self.scene.sheet.theme.background))
        is_missing = self._under.paint(painter, view, exposed)
        self._track.paint(painter, view, seen, ratio)
        painter.setBackground(Qt.GlobalColor.transparent)
        is_missing |= self._over.paint(painter, view, exposed)
        if self._is_far:
            self._standing.paint(painter, view, seen, ratio)
        is_missing |= self._names.paint(painter, view, exposed)
        if not self._is_far:
            self._standing.paint(painter, view, seen, ratio)
        if self._has_ghost:
            self._paint_ghost(painter, view, seen, ratio)
        painter.setClipping(False)
        return is_missing

    def _paint_ghost(self, painter: QPainter, view: View, seen: QRect, ratio: float) -> None:
        veil = QColor(self.scene.sheet.theme.background)
        veil.setAlpha(VEIL)
        if self._is_looked_at:
            painter.fillRect(seen, veil)
        painter.setOpacity(1.0 if self._is_looked_at else GHOST)
        self._ghost.paint(painter, view, seen, ratio)
        painter.setOpacity(1.0)

    def _paper(self, view: View) -> QRectF:
        """The map ends where its paper does, whatever is drawn beyond."""
        box = self.scene.sheet.box
        return QRectF(
            QPointF(*view.pixel((box.x, box.y))), QPointF(*view.pixel((box.right, box.bottom)))
        )

    def work(self, view: View, seen: QRect) -> list[QRect]:
        """Paints some tiles that are missing; where the window is new."""
        found: list[QRect] = []
        for tiles in self._tiles:
            found = found or tiles.work(view, seen)
        return found

    def _see_from(self, view: View) -> None:
        """Track is bolder where the whole map is seen in small."""
        bolder = min(max(READABLE / (self.scene.sheet.mm * view.scale), 1.0), MOST_BOLD)
        is_far = are_wanted(self.scene.sheet, view.scale)
        if (bolder, is_far) != (self._bolder, self._is_far):
            self._bolder, self._is_far = bolder, is_far
            self._draw_track()
            self._draw_standing()

    def _draw_track(self) -> None:
        sheet = self.scene.sheet
        widths = (replace(ink, width=ink.width * self._bolder) for ink in sheet.theme.seats)
        others = {name: sheet.theme.ink(name) for name in (*NEUTRALS, NOBODY)}
        bold = {name: replace(ink, width=ink.width * self._bolder) for name, ink in others.items()}
        theme = replace(sheet.theme, seats=tuple(widths), inks={**sheet.theme.inks, **bold})
        self._track.show(_layer("track", replace(sheet, theme=theme, overlay=self._overlay)))

    def _draw_standing(self) -> None:
        sheet = replace(self.scene.sheet, overlay=self._overlay)
        picture = None if self.is_small else _layer("trains", sheet)
        self._standing.show(without_names(picture) if picture and self._is_far else picture)


def game_picture(sheet: Sheet) -> Picture:
    """All pieces, whether they lie under or over the cities."""
    layers = tuple(Layer(name, layer_batches(name, sheet)) for name in ("track", "trains"))
    return Picture(sheet.width, sheet.height, layers, background="")


def without_names(picture: Picture) -> Picture:
    """A picture of pieces without the names of cities, which stand beside them."""
    layers = (
        replace(layer, batches=tuple(one for one in layer.batches if not is_of_print(one)))
        for layer in picture.layers
    )
    return replace(picture, layers=tuple(layers))


def _layer(name: str, sheet: Sheet) -> Picture:
    layer = Layer(name, layer_batches(name, sheet))
    return Picture(sheet.width, sheet.height, (layer,), background="")
