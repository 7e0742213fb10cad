"""Whatever somebody does at the table of a game: clicks, strokes, the wheel, keys, buttons."""

from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from editor.play.window import PlayWindow
from model.pieces.places import order_of
from tests.editor.play.mouse import LEFT, Mouse

KEYS = (Qt.Key.Key_2, Qt.Key.Key_Plus, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_N)


def anything(window: PlayWindow, mouse: Mouse, rng: Random) -> None:
    """One thing at random."""
    table, board = mouse.table, mouse.table.board
    start, to = (QPoint(rng.randrange(board.width()), rng.randrange(board.height())) for _ in "ab")
    offered = sorted(board.offered, key=order_of)
    match rng.randrange(9 if not table.has_cards else 13):
        case 0 | 1 if offered:
            QTest.mouseClick(board, LEFT, pos=board.point_of(rng.choice(offered)))
        case 2 | 3:
            start = board.point_of(rng.choice(offered)) if offered else start
            QTest.mousePress(board, LEFT, pos=start)
            for part in (0.3, 0.6, 1.0):
                mouse.move(board, board.mapToGlobal(start + (to - start) * part), LEFT)
                mouse.wheel(rng.choice((-1, 1)))
            QTest.mouseRelease(board, LEFT, pos=to)
        case 4 if mouse.choices:
            QTest.mouseClick(rng.choice(mouse.choices), LEFT)
        case 5 if table.buttons.things:
            chips = list(table.buttons.things[0].chips)
            QTest.mouseClick(table.buttons.things[0].chips[rng.choice(chips)], LEFT)
        case 6:
            QTest.keyClick(board, rng.choice(KEYS))
        case 9 | 10 | 11 | 12:
            _some_card(mouse, rng)
        case 7:
            rng.choice((window.undo, window.skip)).trigger()
        case _:
            _press_something(mouse, rng)
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()


def _some_card(mouse: Mouse, rng: Random) -> None:
    """Clicks on a card, drags it somewhere, or looks at it; rather one with which something is."""
    views = [view for view in mouse.table.card_hand.cards.views.values() if view.zone.cards]
    spots = [(view.zone.name, one.card) for view in views for one in view.zone.cards]
    offered = [tuple(spot) for spot in mouse.table.match.offers.with_card]
    spots = [one for one in spots if one in offered and rng.random() < 0.8] or spots
    if not spots or not mouse.table.card_hand.cards.strip.isVisible():
        return
    zone, card = rng.choice(spots)
    if mouse.zone(zone).zone.look == "pile" and not mouse.zone(zone).is_taken_from:
        mouse.table.card_hand.enlarge()
    elif rng.random() < 0.6:
        mouse.card(zone, card)
    else:
        mouse.carry_card(zone, card, rng.choice(views).zone.name)
    mouse.table.card_hand.enlarge()


def _press_something(mouse: Mouse, rng: Random) -> None:
    table = mouse.table
    beside = [*table.buttons.buttons.values(), *table.display.columns.values()]
    buttons = [one for one in beside if isinstance(one, QAbstractButton) and not one.isHidden()]
    if buttons:
        button = rng.choice(buttons)
        if not hasattr(button, "menu") or button.menu() is None:
            QTest.mouseClick(button, LEFT)
