"""Numbers larger than anybody means: files of strangers are judged without counting so far."""

import pytest

from milepost.systems.trains.facts import FACTS
from model.bundled import bundled_scenarios
from model.files.scenario_files import read_text
from model.systems.trains.rules.card_counts import MOST_PLAYERS, numbers_of_players
from validator.running.run import examine

BAY = bundled_scenarios()["lantern-bay"].read_text(encoding="utf-8")
HUGE = 10**12
PLAYERS = "{min: 2, max: 4}"


@pytest.mark.parametrize(
    "text",
    [
        BAY + f"position: {{actor: {HUGE}}}\n",
        BAY + f"position: {{first: {HUGE}, seats: [{{}}, {{}}]}}\n",
        BAY.replace(PLAYERS, f"{{min: {HUGE}, max: {HUGE}}}") + "position: {turn: 3}\n",
        BAY.replace(PLAYERS, f"{{min: 2, max: {HUGE}}}"),
    ],
    ids=["actor", "first", "fewest players", "most players"],
)
def test_they_are_told_and_not_counted_to(text: str) -> None:
    file = read_text(text)
    assert "SCH006" in {one.finding.code for one in examine(file)}
    assert FACTS.facts(file.scenario)
    assert len(numbers_of_players(file.scenario)) <= MOST_PLAYERS


def test_a_game_is_for_the_players_that_the_file_says() -> None:
    for said, players in (((2, 4), [2, 3, 4]), ((0, 1), [1]), ((5, 4), [5])):
        text = BAY.replace(PLAYERS, f"{{min: {said[0]}, max: {said[1]}}}")
        assert list(numbers_of_players(read_text(text).scenario)) == players
