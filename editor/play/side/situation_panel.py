"""Whose turn it is and what everybody has: scores, figures, notes, what is going on."""

from PySide6.QtWidgets import QWidget

from editor.play.match.card_choices import zones_of
from editor.play.match.match import Match
from editor.play.match.words import words_of
from editor.play.side.figure_rows import figure_row, score_word
from editor.play.side.figure_table import SeatRow, columns_of, figure_table
from editor.play.side.goods_icons import Icons
from editor.play.side.panel_rows import clear, column, picture, row, words
from editor.words import tr
from engine.showing.seat_facts import SeatFacts

DISC = 16


class SituationPanel(QWidget):
    """Made anew after every move: there is little of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = column(self)

    def show_match(self, match: Match, icons: Icons) -> None:
        clear(self._column)
        game, aid = match.game, match.aid
        self._column.addWidget(words(aid.heading(game), "strong"))
        goal = aid.goal(game)
        if goal:
            text = tr("Wins: {goal} {unit}") if goal.isdecimal() else tr("Wins: {goal}")
            self._column.addWidget(words(text.format(goal=goal, unit=aid.unit(game)), "quiet"))
        columns = columns_of([match.facts(seat) for seat in match.order])
        if columns:
            self._table(match, columns, icons)
        for seat in match.order if not columns else ():
            self._seat(match, seat, icons)
        events = aid.events(game)
        if events:
            self._column.addWidget(words(words_of(game.system).going_on(), "group"))
        for event in events:
            self._column.addWidget(words(event))

    def _table(self, match: Match, columns: list[str], icons: Icons) -> None:
        rows = [
            SeatRow(
                _or_out(match, seat, match.seating.seats[seat].name),
                icons.seat(seat, DISC),
                match.facts(seat),
                seat == match.actor,
                match.seating.seats[seat].bot,
            )
            for seat in match.order
        ]
        self._column.addWidget(figure_table(rows, columns))
        if match.viewer is not None:
            self._notes(match, match.facts(match.viewer))

    def _seat(self, match: Match, seat: int, icons: Icons) -> None:
        facts, entry = match.facts(seat), match.seating.seats[seat]
        name, score = _name(match, seat), score_word(facts.score)
        disc = picture(icons.seat(seat, DISC), entry.name)
        called = words(name, "strong" if seat == match.actor else "")
        self._column.addWidget(row(disc, called, score, stretch=1))
        for figure in facts.figures:
            self._column.addWidget(figure_row(figure, icons))
        if seat == match.viewer:
            self._notes(match, facts)

    def _notes(self, match: Match, facts: SeatFacts) -> None:
        """What else is to be said; of cards that lie at the table it is seen."""
        hidden = () if zones_of(match) else facts.hidden_notes
        for note in (*hidden, *facts.notes):
            self._column.addWidget(words(note[:1].upper() + note[1:], "quiet"))


def _name(match: Match, seat: int) -> str:
    """A player, with the bot that plays it, and whether it is out."""
    entry = match.seating.seats[seat]
    return _or_out(match, seat, entry.name if not entry.bot else f"{entry.name} ({entry.bot})")


def _or_out(match: Match, seat: int, name: str) -> str:
    return tr("{name}, out").format(name=name) if seat in match.game.out else name
