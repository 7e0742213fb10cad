"""A name that nobody has is told, whatever collection of a system it is looked for in."""

from model.scenario.preset_things import read_over_preset
from tests.model.layering.stones import preset, stones_are_known
from validator.check import all_checks
from validator.running.run import examined
from validator.survey.survey import survey_of

HEAD = {"format": 1, "id": "x", "title": "X", "system": "stones"}


def test_a_name_into_a_system_s_own_collection_is_found() -> None:
    with stones_are_known():
        stones = [{"id": "flint", "onto": "slat"}, {"id": "slate", "onto": "flint"}]
        scenario = read_over_preset(HEAD | {"stones": stones}, preset())
        found = examined(survey_of(scenario)).told
    (told,) = [one for one in found if one.code == "REF011"]
    assert (told.code, told.route) == ("REF011", ("stones", "flint", "onto"))
    assert (told.message, told.help) == ('stones "slat" is not defined', "did you mean slate?")


def test_no_two_checks_tell_the_same_names() -> None:
    told = [(one.system, target) for one in all_checks() for target in one.targets]
    assert len(told) == len(set(told))
    shared = {target for system, target in told if not system}
    assert shared == {"cities", "goods", "regions", "terrain"}
    assert not shared & {target for system, target in told if system}
