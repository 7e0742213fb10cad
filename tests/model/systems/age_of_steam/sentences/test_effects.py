"""Every effect of an action is told in a sentence, and situations in a few words."""

import typing

import pytest

from model.forms.form import REFUSE
from model.forms.hints import form_of
from model.systems.age_of_steam.conditions.selector import SELECTOR
from model.systems.age_of_steam.rules.action_rules import SpecialAction
from model.systems.age_of_steam.rules.base_effects import BASE_EFFECTS, effects_said
from model.systems.age_of_steam.rules.effects import Effect
from model.systems.age_of_steam.sentences.effects import _TOLD, sentences
from model.systems.age_of_steam.sentences.situations import situation


def told(*effects: object) -> list[str]:
    plain = {"id": "surveyor", "effects": list(effects)}
    action = form_of(SpecialAction).read(plain, (), REFUSE)
    return sentences(effects_said(action))


def test_no_kind_of_effect_is_left_out() -> None:
    kinds = typing.get_args(typing.get_args(Effect)[0])
    assert set(kinds) == set(_TOLD)


@pytest.mark.parametrize("action", BASE_EFFECTS)
def test_actions_of_the_base_game_are_told(action: str) -> None:
    (sentence,) = sentences(BASE_EFFECTS[action])
    assert sentence.endswith(".")


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        ({"first": ["build", "move"]}, "Acts first in Build Track and Move Goods."),
        ({"last": ["shares"], "next_turn": True}, "Acts last in Issue Shares of the next turn."),
        ({"build_limit": 4}, "Has 4 builds in all."),
        ({"build_add": 1}, "Has 1 build more."),
        ({"engine_turn": 2}, "The engine has 2 links more in this turn."),
        ({"urbanize": 1}, "May place 1 New City."),
        ({"discount": {"tile": "dearest", "cut": "half"}}, "The dearest build costs half."),
        ({"discount": {"tile": "all", "cut": 1, "price_is": 4}},
         "Every build of price 4 costs 1 less."),
        ({"pass_own": {"per_move": 2, "price": 1}},
         "2 cities that would take the cube may be passed in a move, for $1 each."),
        ({"gain_token": {"id": "support"}}, "Gets 1 token of the kind support."),
        ({"production": {"draw": 3, "keep": 1, "to": "city"}},
         "3 cubes are drawn out of the bag, 1 of them kept and placed onto a city."),
        ({"moves": 1}, "Moves goods in the first 1 round alone."),
    ],
)  # fmt: skip
def test_an_effect_says_its_numbers(effect: object, sentence: str) -> None:
    assert told(effect) == [sentence]


def test_a_number_that_depends_on_the_situation_says_so() -> None:
    varying = {"cases": [{"when": {"turn": 1}, "is": 2}], "else": 4}
    assert told({"build_limit": varying}) == ["Has 2 in turn 1, else 4 builds in all."]


def test_effects_that_depend_on_the_situation_are_told_case_by_case() -> None:
    plain = {
        "id": "surveyor",
        "effects": {
            "cases": [{"when": {"players": [3, 4]}, "is": [{"build_add": 1}]}],
            "else": [],
        },
    }
    action = form_of(SpecialAction).read(plain, (), REFUSE)
    assert sentences(effects_said(action)) == [
        "With 3 players or 4 players: Has 1 build more.",
        "Otherwise: It does nothing.",
    ]


@pytest.mark.parametrize(
    ("when", "words"),
    [
        ({}, "Always"),
        ({"turn": "odd"}, "In odd turns"),
        ({"turn": {"last": 2}, "players": 3}, "In the last 2 turns, with 3 players"),
        ({"turn": {"from": 2, "to": 4}}, "In turns from 2 to 4"),
        ({"colour": ["red", "blue"], "to": {"tag": "coast"}}, "For red or blue, to coast places"),
        ({"not": {"turn": {"first": 1}}}, "Not in the first turn"),
    ],
)
def test_situations_are_told(when: object, words: str) -> None:
    assert situation(SELECTOR.read(when, (), REFUSE)) == words
