"""Texts as Qt writes them: the letters stay letters, with a halo behind them."""

from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGlyphRun,
    QPainter,
    QPainterPath,
    QPen,
    QTextLayout,
    QTransform,
)

from drawing.fonts import FAMILY
from drawing.qt.application import started
from drawing.shapes.symbols import Box, Face, Text
from drawing.text.font_families import FAMILIES
from model.wording.plain_text import plain

EM = 100
"""Letters are laid out in this size and then made smaller, so that no length is rounded."""
_LEANING = {"start": 0.0, "middle": 0.5, "end": 1.0}
_WIDEST, _HIGHEST = 1.5, 2.0
"""No letter is wider or higher than this, in ems: enough to know whether a text can be seen."""


@cache
def font_of(face: Face, spacing: float = 0.0) -> QFont:
    """A face of our font; `spacing` in ems."""
    started()
    others = (name for name in FAMILIES.split(", ") if name != FAMILY)
    font = QFont([FAMILY, *others])
    font.setPixelSize(EM)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setBold(face == "bold")
    font.setItalic(face == "italic")
    # Letters that are joined into one sign would be found as that sign in a PDF.
    font.setFeature(QFont.Tag("liga"), 0)
    if spacing:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing * EM)
    return font


def reach_of(text: Text) -> Box:
    """A box around a text, whatever its angle: rough, never too small."""
    far = (len(text.text) + 1) * (text.size * _WIDEST + max(0.0, text.spacing)) + text.halo_width
    high = far if text.angle else _HIGHEST * text.size + text.halo_width
    return Box(text.at[0] - far, text.at[1] - high, 2 * far, 2 * high)


def write(painter: QPainter, text: Text) -> None:
    """One text at its place."""
    words = "".join(map(_shown, plain(text.text)))
    if not words or text.size <= 0:
        return
    font = font_of(text.face, text.spacing / text.size)
    left = -_LEANING[text.anchor] * QFontMetricsF(font).horizontalAdvance(words)
    painter.save()
    painter.setWorldTransform(placed(text), combine=True)
    if text.halo:
        _halo(painter, text, font, words, left)
    painter.setFont(_on_device(painter, text, font))
    painter.setPen(QColor(text.colour))
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    painter.drawText(QPointF(left, 0), words)
    painter.restore()


def placed(text: Text) -> QTransform:
    """From the letters of a text to the picture."""
    place = QTransform.fromTranslate(*text.at)
    place.rotate(text.angle)
    place.scale(text.size / EM, text.size / EM)
    return place


def _on_device(painter: QPainter, text: Text, font: QFont) -> QFont:
    """Qt widens the room between letters where a device has more dots than a screen."""
    if not text.spacing:
        return font
    wider = painter.device().logicalDpiY() / QFontMetricsF(font).fontDpi()
    return font_of(text.face, text.spacing / text.size / wider)


def _halo(painter: QPainter, text: Text, font: QFont, words: str, left: float) -> None:
    outline = QPainterPath()
    outline.addText(left, 0, font, words)
    pen = QPen(QColor(text.halo), 2 * text.halo_width * EM / text.size)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(outline, pen)


@cache
def can_show(letter: str) -> bool:
    """Whether any font here has a letter."""
    return all(_is_of_a_font(run) and all(run.glyphIndexes()) for run in _runs(letter))


@cache
def _shown(letter: str) -> str:
    """The letter, or a sign in its place where Qt would leave it out of a PDF."""
    return letter if all(map(_is_of_a_font, _runs(letter))) else "\N{REPLACEMENT CHARACTER}"


def _runs(letter: str) -> list[QGlyphRun]:
    layout = QTextLayout(letter, font_of("regular"))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return layout.glyphRuns()


def _is_of_a_font(run: QGlyphRun) -> bool:
    """Where no font here has a script, Qt lays its letters out as boxes of none."""
    return run.rawFont().fontTable("cmap").size() > 0
