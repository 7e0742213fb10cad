"""What changed is said in the words of the game, whatever it is that changed."""

import re
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given

from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.boards.terrain import Size
from model.collection import Things, freeze
from model.notation import Cell
from model.scenario.change import difference
from model.scenario.merge import merge
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import keys_in_order, read_scenario, write_scenario
from model.scenario.things import City, Good, Picture, Players
from tests.generate.edits import edits
from tests.generate.own_classes import part_class
from tests.generate.scenario import make_scenario, scenarios
from validator.reviews.change_sentences import conflict_sentence, sentences

EMPTY = read_scenario({"format": 1, "system": "crayon"})
ASTON = City(id="aston", name="Aston", kind="small", at=Cell(1, 1))
BOARD = MilepostBoard(Size(4, 3), Things({".": "clear", "^": "mountain"}), ("....", "....", "...."))
HEXES = (Size(2, 1), Things({".": "clear"}), ("..",))
SMALL = replace(EMPTY, board=BOARD, cities=Things({"aston": ASTON}))
KEYS = [key for key in keys_in_order("crayon") if key != "system"]
PYTHON = re.compile(r"[{\[]'|\b(None|True|False|Things)\b|\(\)")


def said(old: Scenario, new: Scenario) -> list[str]:
    return list(sentences(old, new))


def filled(number: int) -> dict[str, Any]:
    """A scenario that says something of every key, as plain data, and another for each number."""
    texts = dict.fromkeys(("title", "notes", "credits", "license"), f"Text {number}.")
    return {
        **write_scenario(make_scenario(number, 10, 10)),
        **texts,
        "format": 10 + number,
        "id": f"map-{number}",
        "extends": f"map-{number}.milepost.yaml",
        "players": {"min": 1, "max": number},
        "rules": {"win": {"cash": number, "more": [{"than": number}]}},
        "variants": [f"variant-{number}"],
        "own_variants": {
            "dry": {"title": f"Dry {number}", "changes": {"notes": None, "goods": [{"id": "tea"}]}}
        },
        "house_rules": [f"Rule {number}."],
        "blocked": [f"{number},0 {number + 1},0"],
        "scenery": f"./{number}.geojson",
        "picture": {"file": f"./{number}.png", "opacity": number},
        "position": {"seats": [{"cash": number}]},
    }


@pytest.mark.parametrize("key", KEYS)
def test_a_change_of_any_key_can_be_said(key: str) -> None:
    one, other = (read_scenario({"system": "crayon", key: filled(n)[key]}) for n in (5, 6))
    assert not one.misfits
    for old, new in ((EMPTY, one), (one, EMPTY), (one, other)):
        assert difference(old, new), f"{key} did not change"
        for sentence in said(old, new):
            assert sentence.strip()
            assert not python_in(sentence, filled(5)[key], filled(6)[key]), sentence


def python_in(sentence: str, *plain: Any) -> re.Match[str] | None:
    """What shows of Python; a thing whose id is `true` is printed as True, and may be."""
    for word in ("None", "True", "False"):
        if repr(word.lower()) in repr(plain):
            sentence = sentence.replace(word, word.lower())
    return PYTHON.search(sentence)


@given(scenarios(), edits(10))
def test_every_edit_is_said_and_nothing_where_there_is_none(
    old: Scenario, edit: Callable[[Scenario], Scenario]
) -> None:
    new = edit(old)
    assert bool(said(old, new)) == (old != new)
    assert not [sentence for sentence in said(old, new) if re.search(r"[{\[]'", sentence)]


@given(scenarios(), edits(5), edits(5))
def test_every_conflict_can_be_said(
    base: Scenario,
    one: Callable[[Scenario], Scenario],
    other: Callable[[Scenario], Scenario],
) -> None:
    ours, theirs = one(base), other(base)
    for conflict in merge(base, ours, theirs).conflicts:
        assert ": ours " in conflict_sentence(conflict, base, ours, theirs)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"players": Players(2, 5)}, "players / max: 6 becomes 5"),
        ({"title": "Hills: a map"}, 'title: "" becomes Hills: a map'),
        ({"rules": freeze({"win": {"cash": 9}})}, "rules / win: nothing becomes {cash: 9}"),
        ({"picture": Picture("./a.png")}, "picture: nothing becomes {file: ./a.png}"),
        ({"goods": Things({"coal": Good(id="coal", chips=3)})}, "good coal: added, chips 3"),
        ({"cities": Things()}, "city Aston: removed"),
        ({"board": None}, "the board is taken away"),
        (
            {"cities": Things({"aston": replace(ASTON, supplies=("coal",), at=None)})},
            "city Aston: at: 1,1 becomes nothing",
        ),
        (
            {"cities": Things({"aston": ASTON, "b": replace(ASTON, id="b", supplies=("coal",))})},
            "city Aston: added, kind small, at 1,1, supplies [coal]",
        ),
        (
            {"board": replace(BOARD, size=Size(5, 3), terrain=("....^", "...._", "...._"))},
            "board / size: [4, 3] becomes [5, 3]",
        ),
        (
            {"board": replace(BOARD, size=Size(5, 3), terrain=("....^", "...._", "...._"))},
            "1 cell from nothing to mountain (4,0)",
        ),
        ({"board": replace(BOARD, terrain=("",))}, "the terrain is drawn anew"),
        ({"board": replace(BOARD, size=Size(9, 9))}, "board / size: [4, 3] becomes [9, 9]"),
        ({"board": HexBoard(*HEXES)}, "the board is made anew, of hexes and not of mileposts"),
        ({"board": MilepostBoard(*HEXES)}, "board / size: [4, 3] becomes [2, 1]"),
        ({"board": MilepostBoard(*HEXES)}, "the terrain is drawn anew"),
    ],
)
def test_changes_are_said_in_words_of_the_game(changes: dict[str, Any], sentence: str) -> None:
    assert sentence in said(SMALL, replace(SMALL, **changes))


def test_a_board_that_comes_is_not_pasted() -> None:
    assert said(replace(SMALL, board=None), SMALL) == ["a board of mileposts is added"]


def test_up_to_six_painted_cells_are_listed() -> None:
    cells = [Cell(col, row) for row in range(2) for col in range(4)]
    three = replace(SMALL, board=BOARD.with_painted(dict.fromkeys(cells[:3], "mountain")))
    eight = replace(SMALL, board=BOARD.with_painted(dict.fromkeys(cells, "mountain")))
    assert said(SMALL, three) == ["3 cells from clear to mountain: 0,0, 1,0, 2,0"]
    assert said(SMALL, eight) == [
        "8 cells from clear to mountain: 0,0, 1,0, 2,0, 3,0, 0,1, 1,1 and 2 more"
    ]


def test_what_does_not_fit_is_said_with_its_place() -> None:
    odd = read_scenario({"system": "crayon", "cities": [{"id": "a"}]})
    other = read_scenario({"system": "crayon", "cities": [{"id": "b"}]})
    assert said(EMPTY, odd) == ['cities / #0 does not fit: "name" is missing']
    assert said(odd, EMPTY) == ["cities / #0, which did not fit, is gone"]
    assert said(odd, other) == ["cities / #0, which does not fit: {id: a} becomes {id: b}"]


def one_conflict(ours: Scenario, theirs: Scenario) -> str:
    (conflict,) = merge(SMALL, ours, theirs).conflicts
    return conflict_sentence(conflict, SMALL, ours, theirs)


def with_aston(**changes: Any) -> Scenario:
    return replace(SMALL, cities=Things({"aston": replace(ASTON, **changes)}))


def painted(**kinds: str) -> Scenario:
    cells = {Cell(*map(int, name[1:].split("_"))): kind for name, kind in kinds.items()}
    return replace(SMALL, board=BOARD.with_painted(cells))


BARE = replace(SMALL, cities=Things())
ANEW = replace(SMALL, board=replace(BOARD, terrain=("...", "...")))
NARROW = replace(SMALL, board=replace(BOARD, size=Size(3, 2), terrain=("...", "...")))


@pytest.mark.parametrize(
    ("ours", "theirs", "sentence"),
    [
        (with_aston(name="Two"), with_aston(name="Three"), "city Aston: name: ours Two, theirs T"),
        (BARE, with_aston(name="Three"), "city Aston: ours nothing, theirs name Three"),
        (with_aston(kind="major"), BARE, "city Aston: ours kind major, theirs nothing"),
        (painted(c0_0="sea"), painted(c0_0="mountain"), "cell 0,0: ours sea, theirs mountain"),
        (ANEW, painted(c0_0="mountain"), "the terrain: ours draws it anew, theirs paints 1 cell"),
        (NARROW, painted(c1_0="sea"), "the board: ours changes it, theirs paints 1 cell"),
        (painted(c1_0="mountain"), NARROW, "the board: ours paints 1 cell (1,0), theirs changes"),
        (replace(SMALL, board=None), painted(c0_0="mountain"), "the board: ours takes it away, th"),
        (
            replace(SMALL, players=Players(2, 5)),
            replace(SMALL, players=Players(2, 4)),
            "players / max: ours 5, theirs 4",
        ),
    ],
)
def test_a_conflict_is_named_by_its_thing(ours: Scenario, theirs: Scenario, sentence: str) -> None:
    assert one_conflict(ours, theirs).startswith(sentence)


def test_every_part_of_a_crayon_scenario_is_among_the_keys() -> None:
    assert {field.name for field in fields(part_class("crayon"))} <= set(KEYS)
