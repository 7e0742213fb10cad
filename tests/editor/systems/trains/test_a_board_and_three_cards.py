"""A board of Trains, three cards and a kit from *New* to three turns, with mouse and keys alone."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

import milepost
from editor.panels.properties.properties_panel import Properties
from editor.panels.tables.cards import Cards as Tables
from editor.panels.tables.sheet_view import SheetView
from editor.play.table import Table
from engine.logs.game_log import log_text
from engine.logs.reading import read_log
from engine.logs.replaying import replayed
from milepost.__main__ import main
from model.files.scenario_files import load
from model.notation import Cell, Point
from model.scenario.scenario import Scenario
from tests.contracts.house import HERE
from tests.docs.sessions import files_in
from tests.editor.desk_hands import Bench, rule, sheet, sit_down
from tests.editor.hand import CTRL, Hand
from tests.editor.play.mouse import Mouse
from tests.editor.whole_games import save
from tests.editor.windows import large_window

Key = Qt.Key
MOST_EVENTS = 370
"""Clicks, drags and keys, with every letter of the names of fifteen places and three cards."""
PAGE = "docs/trains-board.md"
CITIES = {
    1: {
        "Birk": Cell(3, 0), "Dean": Cell(4, 1), "Eye": Cell(1, 2), "Lund": Cell(4, 4),
        "Moss": Cell(2, 5), "Pell": Cell(7, 5),
    },
    2: {"Cley": Cell(2, 1), "Orme": Cell(5, 5)},
    3: {"Gull": Cell(4, 2), "Hythe": Cell(2, 3), "Kell": Cell(5, 3)},
}  # fmt: skip
"""The cities by how many stations they have room for."""
REMOTE = {
    4: {"Beacon": Cell(8, 0), "Mine": Cell(0, 5)}, 3: {"Abbey": Cell(0, 0)},
    2: {"Light": Cell(8, 5)},
}  # fmt: skip
KIT = (
    "coal-quay", "dredger", "excursion-train", "freight-train", "garage", "ironworks",
    "passing-station", "viaduct",
)  # fmt: skip
OWN, TRAIN, TURNS = KIT[:3], "normal-train", 3
RULES = {"markers/track": "16", "markers/stations": "14", "end/empty_piles": "3"}


# -- the board


def draw_land(hand: Hand) -> None:
    """A sound, mountains at its rim, and two rivers, by strokes of the brush."""
    hand.key(Key.Key_B)
    hand.choose("terrain", "sea")
    hand.drag(Cell(6, 2), Cell(8, 2), Cell(8, 3), Cell(8, 4), Cell(7, 4), Cell(7, 3))
    hand.choose("terrain", "mountain")
    hand.drag(Cell(6, 0), Cell(7, 0), Cell(7, 1))
    hand.drag(Cell(1, 0), Cell(0, 1))
    hand.click(Cell(0, 4), Cell(1, 5))
    hand.choose("terrain", "river")
    hand.drag(Cell(4, 0), Cell(3, 1), Cell(3, 2), Cell(3, 3), Cell(3, 4), Cell(3, 5))
    hand.drag(Cell(0, 2), Cell(0, 3), Cell(1, 4))


def place_cities(hand: Hand) -> None:
    """A digit is the room or the number; the next click ends a name."""
    hand.key(Key.Key_C)
    for kind, places in (("city", CITIES), ("remote", REMOTE)):
        hand.choose("city", kind)
        for number, named in places.items():
            hand.canvas.setFocus()
            hand.key(Key(Key.Key_0 + number))
            for name, cell in named.items():
                hand.click(cell)
                hand.type(name)
            hand.key(Key.Key_Return)


def close_a_border(hand: Hand) -> None:
    hand.key(Key.Key_E)
    hand.click(Point(3750, 3500))  # between 3,3 and 4,4


# -- sheets and the builder


def new_card(hand: Hand, view: SheetView, name: str, categories: str, **numbers: int) -> Bench:
    """A new row, and the builder with its name, its price and its categories."""
    hand.press(view.add)
    hand.press(view.tools.build)
    tables = hand.window.panels["cards"]
    assert isinstance(tables, Tables)
    assert tables.building.builder is not None
    bench = Bench(hand, tables.building.builder)
    bench.type_into("name", name)
    for field, number in numbers.items():
        bench.type_into(field, str(number))
    for word in categories.split():
        bench.tick_category(word)
    return bench


def build_cards(hand: Hand) -> None:
    """One of two things; a waiver with a rail, a card and Waste; a card for a point."""
    view = sheet(hand, "cards")
    quay = new_card(hand, view, "Coal quay", "action", cost=3)
    quay.add("choose_one")
    quay.reword(2, "coin")
    quay.set(2, "coin", 2)
    quay.reword(4, "return_waste")
    quay.set(4, "return_waste", 2)
    dredger = new_card(hand, view, "Dredger", "rail", cost=4)
    dredger.add("while_in_play")
    for word in ("rail", "draw", "waste"):
        dredger.add(word)
    dredger.set(3, "draw", 1)
    train = new_card(hand, view, "Excursion train", "train action", cost=5, value=2)
    train.add("optional")
    train.reword(1, "discard")
    train.set(1, "discard", 1)
    train.reword(2, "vp")
    train.set(2, "vp", 1)
    hand.key(Key.Key_Escape)
    # Without a screen nobody else brings the window to the front again.
    hand.window.activateWindow()
    QApplication.processEvents()


def tick_kit(hand: Hand) -> None:
    """A kit is named in its row, and its cards are ticked below the table."""
    view = sheet(hand, "kits")
    hand.press(view.add)
    hand.key(Key.Key_F2)
    hand.key(Key.Key_A, CTRL)
    hand.type("Harbour")
    hand.key(Key.Key_Return)
    for name in KIT:
        box = view.picks.item(name)
        view.picks.boxes.scrollToItem(box)
        spot = view.picks.boxes.visualItemRect(box)
        at = QPoint(spot.left() + 10, spot.center().y())
        hand.press(view.picks.boxes.viewport(), at)


def change_rules(hand: Hand) -> None:
    """Fewer markers and stations for a small board, an earlier end, and the kit."""
    hand.bring("properties")
    panel = hand.window.panels["properties"]
    assert isinstance(panel, Properties)
    hand.press(panel.tabs, panel.tabs.tabRect(1).center())
    for key, text in RULES.items():
        made = rule(hand, panel, key)
        hand.press(made)
        hand.key(Key.Key_A, CTRL)
        hand.type(text)
        hand.key(Key.Key_Return)
    kit = rule(hand, panel, "supply/select/kit")
    assert isinstance(kit, QComboBox)
    kit.setFocus()
    assert kit.findData("harbour") >= 0
    hand.key(Key.Key_Home)
    while kit.currentData() != "harbour":
        hand.key(Key.Key_Down)


def draw_all(hand: Hand) -> None:
    hand.begin(9, 6, template="trains", most=3, title="Gull Sound")
    hand.canvas.fit()
    hand.canvas.settle()
    draw_land(hand)
    place_cities(hand)
    close_a_border(hand)
    build_cards(hand)
    tick_kit(hand)
    hand.canvas.setFocus()
    hand.key(Key.Key_Escape)
    change_rules(hand)


# -- the game


class Player:
    """Plays whoever is on turn: every card of the hand, then the dearest card of one's own."""

    def __init__(self, table: Table) -> None:
        self.mouse, self.table = Mouse(table), table

    def begin(self, *cells: str) -> None:
        for cell in cells:
            self.lift()
            self.mouse.click(cell)

    def lift(self) -> None:
        """The next one takes the curtain away."""
        if self.table.match.awaited is not None:
            self.mouse.press(self.table.curtain.lift)

    def turn(self) -> None:
        """Trains and cards of one's own first; then what they can buy; then rails and stations."""
        self.lift()
        for cards in ((TRAIN, *OWN), ("rail-laying", "station-expansion")):
            while playable := [card for card in cards if card in self.mouse.zone("hand").offered]:
                self.mouse.card("hand", playable[0])
                self._apply()
            self._buy()
        self.mouse.button("end" if "end" in self.buttons else "pass")

    @property
    def buttons(self) -> dict[str, QWidget]:
        return dict(self.table.buttons.buttons)

    def _apply(self) -> None:
        """What is asked is answered on the map, with a card, or by a button."""
        while not self.buttons.keys() & {"end", "pass"}:
            cells = [one for one in self.table.match.offers.at if isinstance(one, Cell)]
            framed = self.mouse.zone("hand").offered
            if cells:
                self.mouse.click(min(cells))
            elif framed:
                self.mouse.card("hand", min(framed))
            else:
                self.mouse.button(next(iter(self.buttons)))

    def _buy(self) -> None:
        supply = self.mouse.zone("supply")
        prices = {one.card: int(one.price or 0) for one in supply.zone.cards}
        if supply.offered:
            best = max(supply.offered, key=lambda card: (card in OWN, prices[card]))
            self.mouse.card("supply", best)


def page_board() -> Scenario:
    """The board that a page tells designers to draw."""
    page = (HERE / PAGE).read_text(encoding="utf-8")
    return milepost.loads(dict(files_in(page))["gull-sound.milepost.yaml"])


def test_a_board_and_three_cards_are_made_checked_and_played_with_mouse_and_keys(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hand = Hand(large_window(qtbot))
    draw_all(hand)
    path = save(hand, tmp_path, "gull-sound")
    drawn = hand.events
    scenario = load(path)
    assert scenario == hand.canvas.desk.scenario
    assert scenario == page_board()
    hand.window.checking.settle()
    assert hand.window.checking.findings == []
    assert main(["validate", "--strict", str(path)]) == 0
    table = sit_down(hand)
    player = Player(table)
    player.begin("3,2", "5,3")
    for _ in range(2 * TURNS):
        player.turn()
    records = player.mouse.records
    assert table.match.aid.round(table.match.game) == TURNS + 1
    assert records.count("end") + records.count("pass") == 2 * TURNS
    bought = {record.split()[1] for record in records if record.startswith("buy")}
    assert bought == set(OWN)
    assert any(record.startswith("rail") for record in records)
    log = read_log(log_text(table.match.log()))
    assert replayed(log, scenario).game.to_plain() == table.match._host.game.to_plain()
    events = hand.events + player.mouse.gestures
    assert events <= MOST_EVENTS
    with capsys.disabled():
        told = f"{drawn} events to make and save, {events} with three turns of two players"
        print(f"\na board of Trains and three cards: {told}")  # noqa: T201
