"""A system's own things are compared and found missing in its own words."""

from dataclasses import replace

from model.bundled import bundled_scenarios
from model.collection import Things
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from validator.check import OWN_KEYS, checks_of
from validator.reviews.change_sentences import sentences
from validator.reviews.game_changes import GameChanges, game_changes
from validator.survey.survey import Survey, survey_of

TUTORIAL = load(bundled_scenarios()["tutorial"])


def test_a_thing_that_is_nothing_but_a_list_is_told_line_by_line() -> None:
    part = TUTORIAL.part
    number, card = next(iter(part.demands.items()))
    fewer = replace(part, demands=part.demands.put(number, card[1:]))
    (said,) = sentences(TUTORIAL, replace(TUTORIAL, part=fewer))
    assert said == f"card {number}: {card[0]} becomes nothing"


def test_a_system_that_tells_nothing_of_play_changes_nothing_in_play() -> None:
    bare = Scenario(system="bare")
    assert game_changes(bare, replace(bare, title="Later")) == GameChanges()


def test_shared_checks_read_the_keys_of_the_system_at_hand() -> None:
    by_system = {
        system: {check.code: check.reads for check in checks_of(system)}
        for system in ("crayon", "bare")
    }
    assert {"ferries", "demands", "position"} <= by_system["crayon"]["REF003"]
    assert "ferries" not in by_system["bare"]["REF003"]
    assert not any(OWN_KEYS in reads for found in by_system.values() for reads in found.values())


def test_words_for_what_is_named_come_from_the_description_and_the_survey() -> None:
    crayon, plain = survey_of(TUTORIAL), Survey(TUTORIAL)
    assert [crayon.called(one) for one in ("ferries", "demands", "trains", "cards")] == [
        "ferry",
        "card",
        "train",
        "card",
    ]
    assert plain.called("regions") == "region"
    assert plain.called("depots") == "depots", "a collection without words keeps its key"


def test_a_plain_survey_has_no_ground_where_its_system_has_none() -> None:
    lacking = survey_of(Scenario(system="bare", cities=Things()))
    assert "no cheapest track" in lacking.why_lacking("ground")
    assert not survey_of(TUTORIAL).why_lacking("ground")
