"""Figures of a player in a panel: the score as a number, others as lines with their icons."""

from PySide6.QtWidgets import QLabel, QWidget

from editor.play.side.goods_icons import Icons
from editor.play.side.panel_rows import picture, row, words
from editor.words import tr
from engine.showing.seat_facts import Figure

ICON = 24


def score_word(figure: Figure) -> QLabel:
    """The number by itself; what it is called stands in its help."""
    value = "?" if figure.value is None else f"{figure.value}"
    about = "{word} {value}" if figure.value is not None else tr("{word} hidden from the others")
    label = words(value, "strong", wraps=False)
    label.setToolTip(about.format(word=figure.word, value=value))
    label.setAccessibleName(label.toolTip())
    return label


def figure_row(figure: Figure, icons: Icons) -> QWidget:
    """A figure in words, the goods that belong to it, and room for more."""
    goods = [picture(icons.good(good, ICON), icons.good_name(good)) for good in figure.icons]
    room = words("○ " * figure.room, "quiet", wraps=False)
    room.setToolTip(figure.room_note)
    room.setAccessibleName(figure.room_note)
    more = [room] if figure.room else []
    return row(words(figure.text, "quiet"), *goods, *more, stretch=0, spacing=2)
