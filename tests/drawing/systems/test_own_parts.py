"""What a system may bring to pictures: each thing is found in its folder, and nothing is needed."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from drawing.aids.leaves import leaves_of
from drawing.aids.strips import Setter
from drawing.cards.all_cards import cards_of
from drawing.exporting.map_files import Look, map_picture
from drawing.map.ground.region_cells import listed_cells
from drawing.map.marks.crossing_signs import crossings, ports
from drawing.map.picture import ORDER, layers_of, picture_of
from drawing.map.placing.key_rows import key_rows, prices_of
from drawing.map.sheet.overlay import Overlay
from drawing.map.sheet.sheet import Sheet
from drawing.printing.aid_pages import aid_pages
from drawing.printing.parts import PARTS, Part, parts_of
from drawing.printing.print_list import OnPaper, print_list
from drawing.terminal.picture import terminal_picture
from drawing.terminal.text import Room
from drawing.text.texts_in import texts_in
from drawing.themes.theme import theme
from model.boards.hexes import HexBoard
from model.boards.terrain import Size
from model.collection import Things
from model.notation import Cell
from model.scenario.areas import Area
from model.scenario.scenario import Scenario
from model.scenario.things import City, Good, Region
from model.systems.system import KindOfCity, SystemModel
from tests.drawing.printing.paper_samples import IMPRINT, press
from tests.drawing.systems.own_system import own_system

TOWN = KindOfCity("town", "town", "towns", "ring", 1)
CITY = KindOfCity("city", "city", "cities", "hexagon", 3)
BARE = SystemModel(name="bare", title="Bare", kinds=())
RICH = SystemModel(name="rich", title="Rich", kinds=(TOWN, CITY))
BOARD = HexBoard(Size(5, 4), Things({".": "clear"}), (".....",) * 4)
FILES = {
    "layers/__init__.py": "",
    "layers/stars.py": """
from drawing.shapes.symbols import Texts
OVER = "waters"
TITLE = "Stars"
def batches(sheet):
    yield Texts([sheet.theme.style("legend").text("star", (5, 5))])
""",
    "layers/borders.py": "def batches(sheet):\n    return ()\n",
    "cards.py": """
from drawing.cards.backs import back
from drawing.cards.card import Card, side
def cards_of(scenario, theme, folder):
    behind = back("Rich", "Money", "card-back", theme)
    return [Card("coin-1", side("Coin", "card-paper", (), theme), behind, "money")]
""",
    "aids.py": """
from drawing.aids.columns import Leaf
from drawing.aids.leaves import goods_lists
def leaves(scenario, setter):
    yield Leaf("Income", [setter.heading("Income"), *goods_lists(scenario, setter)])
""",
    "key.py": """
from drawing.map.placing.key_rows import Prices, Row
def prices(scenario):
    return Prices({"clear": 2}, {"town": 3}, "To build")
def rows(sheet):
    yield Row("Depot", sample=lambda theme, box: ())
""",
    "crossings.py": """
from drawing.map.marks.crossing_signs import Crossing
from model.notation import Cell
def crossings(sheet):
    ends = sheet.spot(Cell(0, 0)), sheet.spot(Cell(3, 3))
    yield Crossing("special", "bridge", ends, "6", mark="coin", ink="link")
def ports(sheet):
    yield Cell(0, 0)
""",
    "region_cells.py": """
from model.notation import Cell
def cells_in(scenario):
    return lambda area: frozenset({Cell(4, 3)})
""",
    "terminal.py": """
from drawing.terminal.own_marks import PlaceMark
from model.notation import Cell
def marks(scenario):
    yield PlaceMark(Cell(3, 0), "!", "depot")
def lines(shown):
    yield shown.written("Depots are open")
""",
    "printing.py": """
from drawing.printing.aid_pages import aid_pages
from drawing.printing.parts import Part
PARTS = (Part("tiles", lambda scenario, press: [], "On card, turned over along the {edge} edge."),)
""",
}


def scenario(system: str) -> Scenario:
    first, second = map(_kind, ("city", "town") if system == "rich" else ("", ""))
    cities = (
        City(id="aston", name="Aston", at=Cell(1, 1), supplies=("coal",), **first),
        City(id="beck", name="Beck", at=Cell(3, 2), **second),
    )
    return Scenario(
        id="land",
        title="Land",
        system=system,
        board=BOARD,
        cities=Things({city.id: city for city in cities}),
        goods=Things({"coal": Good(id="coal", chips=2)}),
    )


def _kind(word: str) -> dict[str, Any]:
    return {"kind": word}


def sheet(system: str) -> Sheet:
    return Sheet(scenario(system), theme(), 24.0)


@pytest.fixture
def rich(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    with own_system(monkeypatch, tmp_path, RICH, FILES):
        yield


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    with own_system(monkeypatch, tmp_path, BARE, {}):
        yield


def words(system: str) -> str:
    return "\n".join(terminal_picture(scenario(system), Overlay(), Room(100, 40, unicode=False)))


@pytest.mark.usefixtures("rich")
class TestASystemThatBringsAllThereIs:
    def test_has_layers_of_its_own_over_those_that_it_names(self) -> None:
        layers = layers_of("rich")
        assert layers.index("stars") == layers.index("waters") + 1
        assert [name for name in layers if name != "stars"] == list(ORDER)
        drawn = picture_of(sheet("rich"))
        assert "star" in {found.text.text for found in texts_in(drawn)}
        assert "stars" in [layer.name for layer in drawn.layers]

    def test_can_have_its_layers_left_out_by_their_names(self) -> None:
        drawn = map_picture(scenario("rich"), Path(), Look(without=("stars",)))
        assert "stars" not in [layer.name for layer in drawn.layers]

    def test_has_cards_with_their_kind(self) -> None:
        (card,) = cards_of(scenario("rich"), theme())
        assert (card.name, card.kind) == ("coin-1", "money")

    def test_tells_the_leaves_of_its_play_aid(self) -> None:
        leaves = list(leaves_of(scenario("rich"), Setter(theme(), 80.0)))
        assert [leaf.title for leaf in leaves] == ["Income"]

    def test_adds_prices_and_rows_to_the_key(self) -> None:
        rows = [(row.name, row.price) for row in key_rows(sheet("rich"))]
        assert rows == [("Clear", "2"), ("City", ""), ("Town", "3"), ("Depot", "")]
        assert prices_of(sheet("rich")).title == "To build"

    def test_draws_lines_over_the_map_that_are_paid_for(self) -> None:
        (bridge,) = crossings(sheet("rich"))
        assert (bridge.kind, bridge.price, bridge.mark) == ("special", "6", "coin")
        assert list(ports(sheet("rich"))) == [Cell(0, 0)]
        texts = {found.text.key: found.text.text for found in texts_in(picture_of(sheet("rich")))}
        assert texts["price bridge"] == "6"

    def test_says_which_cells_an_area_has(self) -> None:
        assert listed_cells(sheet("rich"), Region(id="r", area=Area.parse("all"))) == {Cell(4, 3)}

    def test_has_signs_and_lines_of_its_own_in_a_terminal(self) -> None:
        shown = words("rich")
        assert "! depot" in shown
        assert "Depots are open" in shown

    def test_prints_what_only_its_games_need(self) -> None:
        assert parts_of("rich") == (*PARTS, "tiles")


def test_the_printer_is_told_about_the_parts_of_a_system() -> None:
    tiles = Part("tiles", lambda *_: [], "On card, turned over along the {edge} edge.")
    lines = [OnPaper("tiles", 2, "A4", is_lying=True)]
    told = print_list(IMPRINT, lines, images=False, own=[tiles])
    assert "tiles.pdf\n  On card, turned over along the short edge.\n" in told


@pytest.mark.usefixtures("bare")
class TestASystemThatBringsNothing:
    def test_is_drawn_in_the_shared_layers(self) -> None:
        assert layers_of("bare") == ORDER
        names = {layer.name for layer in picture_of(sheet("bare")).layers}
        assert {"land", "cities", "labels"} <= names

    def test_has_plain_marks_for_cities_without_kinds(self) -> None:
        assert [row.name for row in key_rows(sheet("bare"))] == ["Clear", "City"]

    def test_has_no_cards_no_crossings_and_no_parts_of_its_own(self) -> None:
        assert not cards_of(scenario("bare"), theme())
        assert not crossings(sheet("bare"))
        assert not ports(sheet("bare"))
        assert parts_of("bare") == PARTS

    def test_has_an_aid_of_terrain_goods_and_notes(self) -> None:
        (page,) = aid_pages(scenario("bare"), press())
        texts = {found.text.text for found in texts_in(page)}
        assert {"On the board", "Goods by city", "Cities by good", "Aston", "Beck"} <= texts

    def test_counts_steps_for_its_areas(self) -> None:
        region = Region(id="r", area=Area.parse("within(1, cities(aston))"))
        assert len(listed_cells(sheet("bare"), region)) == 7

    def test_is_shown_in_a_terminal(self) -> None:
        assert "o city" in words("bare")
