"""What decides an open question is there: a field of the rules, or a key of scenarios."""

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from engine.rulebook import OpenQuestion, Rulebook, find, rule, rulebooks
from model.collection import Things
from model.layering.presets import bundled_preset
from model.scenario.scenario import Scenario
from model.systems import described
from tests.engine.rulebook.numbering import HERE
from tests.generate.own_classes import part_class


def behind(hint: Any, keys: list[str]) -> Any:
    """The type at a place below a dataclass or a mapping, None where there is none."""
    if not keys:
        return hint
    if get_origin(hint) in (Things, Mapping):
        inner = get_args(hint)[-1]
        is_record = is_dataclass(inner) and get_origin(hint) is Things
        return behind(inner, keys[1:] if keys[0] == "*" else keys if is_record else ["?"])
    if is_dataclass(hint) and keys[0] in {field.name for field in fields(hint)}:
        return behind(get_type_hints(hint)[keys[0]], keys[1:])
    return None


def rules_of(book: Rulebook) -> Any:
    model = described(book.system)
    assert model.rules is not None
    return model.rules()


def test_every_parameter_is_a_field_of_the_rules(book: Rulebook) -> None:
    for question in book.open_questions:
        for place in question.parameters:
            assert behind(rules_of(book), place.split(".")) is not None, (question.id, place)


def test_every_key_is_one_that_a_scenario_may_have(book: Rulebook) -> None:
    for question in book.open_questions:
        for place in question.scenario:
            keys = place.split(".")
            assert behind(Scenario, keys) or behind(part_class(book.system), keys), place


@pytest.mark.parametrize("place", ["event.metrics", "events", "trains.count", "tax.table.50.x"])
def test_a_parameter_that_is_not_there_would_be_seen(crayon: Rulebook, place: str) -> None:
    assert behind(rules_of(crayon), place.split(".")) is None


def test_an_open_question_that_nothing_decides_is_fixed(crayon: Rulebook) -> None:
    fixed = {int(one.id[-2:]) for one in crayon.open_questions if one.is_fixed}
    assert fixed == {36, 38, 39, 41, 42, 51, 52, 54, 61, 72, 77}


@pytest.mark.parametrize("name", ["crayon", "age-of-steam"])
def test_presets_and_the_rulebook_agree_on_what_decides_a_question(name: str) -> None:
    said = re.compile(
        r"^ *([a-z].*[^ ]) +# (OPEN-[A-Z0-9-]*\d\d(?:, OPEN-[A-Z0-9-]*\d\d)*)$", re.MULTILINE
    )
    book = next(book for book in rulebooks() if book.id == name)
    folder = HERE / "scenarios" / "systems" / name.replace("-", "_") / "presets"
    texts = [(folder / f"{game}.preset.yaml").read_text(encoding="utf-8") for game in book.games]
    remarks = [remark for text in texts for remark in said.findall(text)]
    assert len(remarks) > 10
    for line, questions in remarks:
        keys = set(re.findall(r"([a-z_]+):", line))
        for question in questions.split(", "):
            entry = find(question)
            assert isinstance(entry, OpenQuestion)
            assert keys & {place.split(".")[-1] for place in entry.parameters}, question


def test_variants_of_presets_rest_on_rules_of_their_game(crayon: Rulebook) -> None:
    for game in crayon.games:
        preset = bundled_preset(game)
        assert preset is not None
        for variant in preset["variants"].values():
            for one in (variant or {}).get("rules_ids", ()):
                assert rule(one).id == one
