"""What everybody has, as a table: a row for each seat, a column for each figure that all have."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QWidget

from editor.play.side.panel_rows import Look, picture, words
from engine.showing.seat_facts import Figure, SeatFacts
from model.forms.frozen import dataclass

WIDEST = 6
"""Letters that a column has room for."""
LONGEST_WORD, MOST_COLUMNS = 8, 5
"""Of what stands over a column, and how many find room beside the names."""
FEWEST = 3
"""So many figures that all have are worth a table."""
_RIGHT = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat as it stands in the table."""

    name: str
    disc: QPixmap
    facts: SeatFacts
    acts: bool
    about: str = ""
    """What else is said of who sits there, such as the bot that plays."""


def columns_of(facts: Sequence[SeatFacts]) -> list[str]:
    """The words of the plain figures that every seat has; none where there are too few."""
    plain = [{one.word: one for one in seat.figures if _is_plain(one)} for seat in facts]
    common = [word for word in (plain[0] if plain else ()) if all(word in one for one in plain)]
    told = [word for word in common if not all(_has_more(one[word]) for one in plain)]
    short = [word for word in told if len(word) <= LONGEST_WORD][:MOST_COLUMNS]
    return short if len(short) >= FEWEST else []


def _has_more(figure: Figure) -> bool:
    """Whether a number alone would not tell it all."""
    return bool(figure.note or figure.unit)


def _is_plain(figure: Figure) -> bool:
    """Whether a figure is a number, or as short as one."""
    is_more = figure.icons or figure.room or figure.place or figure.is_hidden
    return not is_more and len(f"{figure.value}{figure.unit}") <= WIDEST


def figure_table(rows: Sequence[SeatRow], columns: Sequence[str]) -> QWidget:
    """The table; what only some have stands below their names."""
    whole = QWidget()
    grid = QGridLayout(whole)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(8)
    grid.setVerticalSpacing(1)
    grid.setColumnStretch(2, 1)
    score = rows[0].facts.score.word
    for place, word in enumerate((*columns, score)):
        grid.addWidget(words(word, "quiet", wraps=False), 0, 3 + place, _RIGHT)
    for number, one in enumerate(rows):
        _add(grid, 1 + 2 * number, number + 1, one, columns)
    return whole


def _add(grid: QGridLayout, at: int, place: int, one: SeatRow, columns: Sequence[str]) -> None:
    look: Look = "strong" if one.acts else ""
    grid.addWidget(words(str(place), "quiet", wraps=False), at, 0)
    grid.addWidget(picture(one.disc, one.name), at, 1)
    grid.addWidget(words(one.name, look), at, 2)
    known = {figure.word: figure for figure in one.facts.figures}
    for number, word in enumerate(columns):
        figure = known[word]
        label = words(str(figure.value), look, wraps=False)
        label.setToolTip(figure.text)
        label.setAccessibleName(figure.text)
        grid.addWidget(label, at, 3 + number, _RIGHT)
    score = words("?" if one.facts.score.value is None else str(one.facts.score.value), look)
    score.setToolTip(one.facts.score.text)
    grid.addWidget(score, at, 3 + len(columns), _RIGHT)
    rest = [one.about] if one.about else []
    rest += [figure.text for figure in one.facts.figures if figure.word not in columns]
    rest += [f"{known[word].word}: {known[word].note}" for word in columns if known[word].note]
    if rest:
        grid.addWidget(words(" · ".join(rest), "quiet"), at + 1, 2, 1, 2 + len(columns))
