"""The board that *New* offers: nothing is wrong with it, and it is played once homes are set."""

from dataclasses import replace

import pytest

from editor.new_map.templates import Beginning, begun, templates
from editor.systems.santa_fe.templates import half_drawn
from engine.protocol import NotPlayable
from engine.systems.santa_fe.game import new_game
from model.files.scenario_files import new_text, read_text
from model.scenario.scenario import Scenario
from model.systems.santa_fe.things.part import SantaFePart
from validator.running.run import findings_of

HOMES = {
    "sf": "easthaven", "up": "easthaven", "gn": "easthaven", "kp": "crossley", "sp": "portsea",
    "ri": "millbrook", "tp": "portsea", "wp": "jasper", "drg": "lindale",
}  # fmt: skip


def with_homes(scenario: Scenario) -> Scenario:
    part = scenario.part_as(SantaFePart)
    railroads = part.railroads
    for key, home in HOMES.items():
        railroads = railroads.put(key, replace(railroads[key], home=home))
    return replace(scenario, part=replace(part, railroads=railroads))


def test_new_offers_it_under_a_name_of_ones_own() -> None:
    (template,) = [one for one in templates() if one.name == "santa-fe-board"]
    made = begun(template, Beginning(title="My Railways")).scenario
    assert (made.id, made.title) == ("my-railways", "My Railways")
    assert read_text(new_text(made)).scenario == made


def test_it_is_played_once_the_railroads_have_homes() -> None:
    with pytest.raises(NotPlayable, match="has no home base"):
        new_game(half_drawn(), ("Ann", "Bob"), 1)
    for players in (2, 4):
        game = new_game(with_homes(half_drawn()), ("Ann", "Bob", "Cid", "Dee")[:players], 1)
        assert list(game.actions())


def test_its_segments_fit_their_lines() -> None:
    board = half_drawn().board
    assert {line.segments for line in board.lines.values()} <= {2, 3, 4}  # type: ignore[union-attr]


def test_nothing_but_homes_is_missing() -> None:
    def codes(scenario: Scenario) -> set[str]:
        return {one.code for one in findings_of(scenario)}

    assert codes(half_drawn()) == {"RUL201"}
    assert codes(with_homes(half_drawn())) == set()
