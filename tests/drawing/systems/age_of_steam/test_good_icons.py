"""Cubes beside the map: they say the same letters as on it."""

from drawing.goods.icons_of_system import good_icon
from drawing.shapes.symbols import Box, Symbols, Texts
from drawing.systems.age_of_steam.tiles.goods_colours import GoodsColours
from drawing.themes.theme import theme
from model.bundled import bundled_scenarios
from model.scenario.scenario import Scenario
from tests.drawing.samples import loaded

SQUARE = Box(0, 0, 10, 10)


def letters(scenario: Scenario) -> dict[str, str]:
    return {
        good.id: "".join(
            text.text
            for batch in good_icon(scenario, good, SQUARE, theme())
            if isinstance(batch, Texts)
            for text in batch.texts
        )
        for good in scenario.goods.values()
    }


def test_no_two_cubes_beside_the_map_say_the_same_and_all_say_what_the_map_says() -> None:
    scenario = loaded(bundled_scenarios()["southern-china"])
    found = letters(scenario)
    assert found == GoodsColours(theme(), scenario.goods).signs
    assert len({*found.values()}) == len(found) == 5


def test_goods_of_other_systems_keep_their_plates() -> None:
    scenario = loaded(bundled_scenarios()["tutorial"])
    good = next(iter(scenario.goods.values()))
    batches = good_icon(scenario, good, SQUARE, theme())
    assert isinstance(batches[0], Symbols)
