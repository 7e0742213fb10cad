"""Wishes in the words of a recipe."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from editor.new_map.geography.wish import Larger, Wish
from model.imports.geo.recipes.amounts import Box, Decimal, Kilometres, Metres, Share
from model.imports.geo.recipes.recipe_file import read_recipe


def test_a_whole_wish_becomes_a_recipe() -> None:
    wish = Wish(
        box=Box(-10.5, 36, 3.25, 44),
        title="  Iberia ",
        preset="empire-builder",
        lands=("Spain", "Portugal"),
        spacing=40,
        mountain=35,
        alpine=4,
        desert=10,
        above=2500,
        cities=30,
        rivers=8,
        larger=(Larger(-3.7, 40.4, 200, 150),),
        seed=7,
    )
    recipe = read_recipe(None, wish.options()).recipe
    assert recipe.box == wish.box
    assert (recipe.title, recipe.preset, recipe.grid) == ("Iberia", "empire-builder", "mileposts")
    assert recipe.spacing == Kilometres(40)
    assert recipe.cells is None
    assert dict(recipe.land.own) == {"name": ("Spain", "Portugal")}
    assert recipe.land.file
    assert recipe.terrain.mountain == (0.35, True)
    assert recipe.terrain.desert == Share(0.1)
    assert recipe.terrain.always_above == Metres(2500)
    assert (recipe.cities.count, recipe.rivers.count) == (30, 8)
    assert recipe.stretch[0].at == (-3.7, 40.4)
    assert recipe.stretch[0].radius == Kilometres(200)
    assert recipe.stretch[0].factor == Decimal(1.5)
    assert recipe.goods.propose
    assert recipe.deck.propose
    assert wish.name == "iberia"


def test_what_is_left_to_the_ground_is_not_said() -> None:
    recipe = read_recipe(None, Wish().options()).recipe
    assert recipe.terrain.mountain is None
    assert recipe.cities.count is None
    assert recipe.cells == 1500
    assert recipe.title == "New map"


def test_no_goods_and_cards_are_asked_for_on_hexes() -> None:
    recipe = read_recipe(None, Wish(system="trains").options()).recipe
    assert (recipe.grid, recipe.system) == ("hexes", "trains")
    assert not recipe.goods.propose
    assert not recipe.deck.propose


def test_lines_and_homes_are_wished_for_boards_of_routes_alone() -> None:
    wish = Wish(system="santa-fe", lines=90, segments=240, home_side="east")
    recipe = read_recipe(None, wish.options()).recipe
    assert (recipe.grid, recipe.lines.count, recipe.lines.segments) == ("routes", 90, 240)
    assert recipe.homes.side == "east"
    assert recipe.lines.twins == 12
    assert "lines" not in replace(wish, system="crayon").map_options()


def test_the_title_and_the_game_do_not_make_another_map() -> None:
    assert Wish(title="A", goods=False).map_options() == Wish(title="B").map_options()


@given(title=st.text(max_size=80))
def test_any_title_gives_a_name_for_files(title: str) -> None:
    name = Wish(title=title).name
    assert name
    assert set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789-")
    read_recipe(None, Wish(title=title).options())


def test_another_game_is_as_fine_as_its_maps_usually_are_unless_that_was_said() -> None:
    usual = Wish(system="crayon").ruled_by("age-of-steam", "age-of-steam")
    assert usual.cells == 140
    assert usual.ruled_by("crayon", "").cells == 1500
    said = replace(usual, cells=300).ruled_by("crayon", "")
    assert said.cells == 300


def test_a_board_of_trains_is_as_large_as_printed_ones_unless_that_was_said() -> None:
    usual = Wish(system="crayon").ruled_by("trains", "trains")
    assert usual.sheet == (10, 8)
    assert "sheet" not in usual.map_options(), "where there is much sea it may be finer"
    assert read_recipe(None, usual.options()).recipe.sheet == (10, 8)
    assert usual.ruled_by("crayon", "").sheet is None
    said = replace(usual, sheet=(12, 9))
    assert read_recipe(None, said.options()).recipe.sheet == (12, 9)
    assert said.ruled_by("age-of-steam", "").sheet == (12, 9)
    spaced = replace(usual, sheet=None, spacing=30)
    assert read_recipe(None, spaced.options()).recipe.sheet == ()
    assert spaced.ruled_by("trains", "").spacing == 30


def test_stations_are_wished_for_where_cities_have_room_alone() -> None:
    wish = Wish(system="trains", remote=5, room=40, blocked=0)
    asked = read_recipe(None, wish.options()).recipe.stations
    assert (asked.remote, asked.room, asked.blocked) == (5, 40, 0)
    assert "stations" not in replace(wish, system="age-of-steam").map_options()
