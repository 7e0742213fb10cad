"""Variants of a map's own: patches that are switched on for a game, and named in its log."""

import pytest

from engine.logs.game_log import SeatEntry, log_text
from engine.logs.reading import read_log
from engine.logs.replaying import replayed
from engine.logs.session import begin
from tests.engine.systems.age_of_steam.maps import tiny

VARIANTS = """own_variants:
  calm: {title: Calm, one_of: level, changes: {rules: {start: {cash: 20}}}}
  harsh: {title: Harsh, one_of: level, changes: {rules: {start: {cash: 4}}}}
  rich-soil: {title: Rich soil, changes: {start_cubes: [{where: {kind: printed}, draw: 4}]}}
"""
SEATS = [SeatEntry("Ann"), SeatEntry("Bob"), SeatEntry("Cid")]


@pytest.mark.rule("AOM-SETUP-15")
@pytest.mark.parametrize(
    ("chosen", "cash", "cubes"),
    [((), 20, 2), (("harsh",), 4, 2), (("harsh", "rich-soil"), 4, 4)],
)
def test_a_variant_changes_the_file_before_it_is_played(
    chosen: tuple[str, ...], cash: int, cubes: int
) -> None:
    scenario = tiny(more=VARIANTS)
    session = begin(scenario, SEATS, 1, chosen)
    state = session.game.state  # type: ignore[attr-defined]
    assert state.seats[0].cash == cash
    assert sum(state.cubes["ash"].values()) == cubes
    session.play(next(session.game.actions()), session.game.actor)
    text = log_text(session.log)
    assert all(name in text for name in chosen)
    assert replayed(read_log(text), scenario).game.to_plain() == session.game.to_plain()
