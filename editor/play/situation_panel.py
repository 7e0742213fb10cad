"""Whose turn it is and what everybody has: cash, trains with their loads, notes, events."""

from PySide6.QtWidgets import QWidget

from editor.play.goods_icons import Icons
from editor.play.match import Match
from editor.play.panel_rows import clear, column, picture, row, words
from editor.words import tr, trn
from engine.showing.player_aid import SeatFacts, TrainFacts

DISC, LOAD = 16, 24


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
        for seat in range(len(game.names)):
            self._seat(match, seat, icons)
        events = aid.events(game)
        if events:
            self._column.addWidget(words(tr("Events in play"), "group"))
        for event in events:
            self._column.addWidget(words(event))

    def _seat(self, match: Match, seat: int, icons: Icons) -> None:
        facts, entry = match.facts(seat), match.seating.seats[seat]
        name = entry.name if not entry.bot else f"{entry.name} ({entry.bot})"
        cash = "?" if facts.cash is None else f"{facts.cash}"
        known = tr("cash {cash}") if facts.cash is not None else tr("cash hidden from the others")
        money = words(cash, "strong", wraps=False)
        money.setToolTip(known.format(cash=cash))
        money.setAccessibleName(known.format(cash=cash))
        disc = picture(icons.seat(seat, DISC), entry.name)
        called = words(name, "strong" if seat == match.actor else "")
        self._column.addWidget(row(disc, called, money, stretch=1))
        for train in facts.trains:
            self._column.addWidget(_train(train, icons))
        if seat == match.viewer:
            self._notes(facts)

    def _notes(self, facts: SeatFacts) -> None:
        for note in facts.notes:
            self._column.addWidget(words(note[:1].upper() + note[1:], "quiet"))


def _train(train: TrainFacts, icons: Icons) -> QWidget:
    """Where a train is, what it carries, and how far it can still run."""
    where = train.place or tr("not on the board yet")
    text = f"{train.name}: {where}"
    if train.left is not None:
        text += ", " + tr("{left} of {all} mileposts left").format(
            left=train.left, all=train.allowance
        )
    text += f", {train.note}" if train.note else ""
    loads = [picture(icons.good(good, LOAD), icons.good_name(good)) for good in train.loads]
    free = max(0, train.capacity - len(train.loads))
    room = words("○ " * free, "quiet", wraps=False)
    room.setToolTip(trn("room for {n} load", "room for {n} loads", free))
    room.setAccessibleName(room.toolTip())
    return row(words(text, "quiet"), *loads, *([room] if free else []), stretch=0, spacing=2)
