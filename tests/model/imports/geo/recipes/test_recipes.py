"""Recipes: every slip is told with its place, and options lie over files."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.imports.cannot import CannotImport
from model.imports.geo.ground.frame import framed
from model.imports.geo.recipes.amounts import Box, Kilometres, Much, NotAnAmount, Numbers, Whole
from model.imports.geo.recipes.recipe import Recipe
from model.imports.geo.recipes.recipe_file import read_recipe
from model.unreadable import Unreadable


def recipe(text: str, folder: Path, **options: Any) -> Recipe:
    path = folder / "recipe.yaml"
    path.write_text(text, encoding="utf-8")
    return read_recipe(path, options).recipe


def test_amounts_have_units() -> None:
    assert Kilometres.parse("50 mi") == pytest.approx(80.4672)
    assert Kilometres.parse("70km") == pytest.approx(70)
    assert Much.parse("35 %") == Much(0.35, is_share=True)
    assert Much.parse("440 m") == Much(440, is_share=False)
    assert Box.parse("75W,56S,66W,17S") == Box(-75, -56, -66, -17)
    assert Numbers.parse("27, 45") == (27, 45)


@pytest.mark.parametrize("text", ["", "km", "-3 km", "0", "7 parsecs", "1e9 km", "9" * 50])
def test_what_is_no_length_is_refused(text: str) -> None:
    with pytest.raises(NotAnAmount):
        Kilometres.parse(text)


@given(st.text(max_size=30))
def test_any_text_is_an_amount_or_a_sentence(text: str) -> None:
    for kind in (Kilometres, Much, Box, Numbers):
        try:
            kind.parse(text)
        except NotAnAmount:
            continue


def test_numbers_and_texts_say_the_same(tmp_path: Path) -> None:
    listed = recipe("box: [13, 39, 30, 47.5]\nspacing: 70 km\n", tmp_path)
    written = recipe('box: "13,39,30,47.5"\nspacing: 70\n', tmp_path)
    assert listed == written
    assert listed.box == Box(13, 39, 30, 47.5)


def test_options_lie_over_the_file_key_by_key(tmp_path: Path) -> None:
    text = "terrain: {mountain: 35 %, alpine: 12 %}\nspacing: 70 km\n"
    found = recipe(text, tmp_path, terrain={"alpine": "5%"}, spacing="50mi")
    assert found.terrain.mountain == Much(0.35, is_share=True)
    assert found.terrain.alpine == Much(0.05, is_share=True)
    assert found.spacing == pytest.approx(80.4672)


def test_a_layer_of_another_file_is_described_anew(tmp_path: Path) -> None:
    text = "land: {file: a.geojson, own: {kind: [own]}}\n"
    found = recipe(text, tmp_path, land={"file": "b.shp"})
    assert (found.land.file, dict(found.land.own)) == ("b.shp", {})


SLIPS = {
    "spacng: 70 km": 'recipe.yaml:1:9: spacng: unknown key "spacng", did you mean "spacing"?',
    "spacing: [1, 2]": "recipe.yaml:1:10: spacing: ",
    "box: [1, 2, 3]": "recipe.yaml:1:6: box: '1,2,3' is not a box",
    "terrain: {mountain: many}": "recipe.yaml:1:21: terrain.mountain: 'many' is not an amount",
    "grid: squares": "is none of mileposts, hexes",
    "land: coast.geojson": "land: ",
    "cities: {pick: [Paris]}": "cities.pick: ",
    "- box": "A recipe is written as keys",
    "region: atlantis": "no region 'atlantis'",
}


@pytest.mark.parametrize("text", SLIPS)
def test_a_slip_is_told_with_its_place(text: str, tmp_path: Path) -> None:
    with pytest.raises((Unreadable, CannotImport)) as caught:
        recipe(text + "\n", tmp_path)
    assert SLIPS[text] in str(caught.value)


BOXES: dict[tuple[float, ...], str] = {
    (170, -50, -170, -30): "line of dates",
    (170, -50, 190, -30): "line of dates",
    (0, 60, 40, 90): "poles",
    (0, -90, 40, -60): "poles",
    (30, 39, 13, 47): "west comes first",
    (13, 47, 30, 39): "south comes first",
    (-179, -60, 179, 60): "larger than a continent",
}


@pytest.mark.parametrize("box", BOXES)
def test_a_box_that_cannot_be_flat_is_refused(box: tuple[float, ...]) -> None:
    with pytest.raises(CannotImport, match=BOXES[box]):
        framed(Recipe(box=Box(*box)))


@pytest.mark.parametrize("spacing", [0.001, 100_000.0])
def test_a_map_has_neither_too_many_cells_nor_too_few(spacing: float) -> None:
    with pytest.raises(CannotImport, match=r"columns and .* rows"):
        framed(Recipe(box=Box(13, 39, 30, 47), spacing=Kilometres(spacing)))


@given(
    west=st.floats(-170, 120),
    south=st.floats(-80, 50),
    wide=st.floats(2, 50),
    high=st.floats(2, 30),
    cells=st.integers(100, 4000),
)
def test_every_box_between_has_a_frame_that_holds_it(
    west: float, south: float, wide: float, high: float, cells: int
) -> None:
    box = Box(west, south, west + wide, south + high)
    asked = Recipe(box=box, cells=Whole(cells))
    try:
        frame = framed(asked)
    except CannotImport as why:
        assert "columns" in str(why) or "too many" in str(why)  # noqa: PT017
        return
    seen = frame.seen()
    assert seen.west <= box.west + 1e-6
    assert seen.north >= box.north - 1e-6
    assert frame.size.cols * frame.size.rows < 4 * cells + 200
