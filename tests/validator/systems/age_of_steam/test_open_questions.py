"""Which open questions of Age of Steam a map leaves to us."""

from tests.validator.examples import as_file
from tests.validator.systems.age_of_steam.checks.told import SMALL, rules
from validator.rules.open_questions import left_open


def left(text: str) -> set[str]:
    return {one.question.id for one in left_open(as_file(text, "age-of-steam").scenario)}


def test_the_base_game_asks_nothing_of_nationalisation() -> None:
    found = left(SMALL)
    assert "OPEN-01" in found
    assert not any(one.startswith("OPEN-SC") for one in found)


def test_southern_china_asks_for_what_its_rules_leave_open() -> None:
    found = left("title: As it is\n")
    assert {"OPEN-SC-10", "OPEN-SC-14", "OPEN-SC-09", "OPEN-05"} <= found
    assert "OPEN-SC-01" not in found


def test_what_the_map_says_is_not_open() -> None:
    assert "OPEN-SC-10" not in left(rules("nationalisation: {after_abandon: false}"))
    assert "OPEN-04" not in left(rules("build: {same_hex_twice: true}"))


def test_what_cannot_matter_is_not_asked() -> None:
    assert "OPEN-12" in left("title: As it is\n")
    assert "OPEN-12" not in left(rules("growth: {enabled: false}"))
    assert "OPEN-22" not in left(rules("order: {mode: rotate}"))


def test_values_can_be_shown() -> None:
    scenario = as_file("title: As it is\n", "age-of-steam").scenario
    values = [value for one in left_open(scenario) for value in one.values.values()]
    assert all(
        value is None or isinstance(value, bool | int | str | list | dict) for value in values
    )
