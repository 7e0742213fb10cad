"""A game that is put away while somebody has to choose goes on as if it never had been."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.resuming import game_from_plain
from tests.engine.systems.crayon.situations.long_line import line, long_line, seat
from tests.engine.systems.crayon.situations.situation import legal, play

EVENTS = """
- id: sand
  name: Sand Storm
  duration: 1 turn
  effects:
  - {effect: erase-touching, area: region(sands)}
  - {effect: lose-load, area: region(sands)}
  - {effect: lose-turn, area: region(sands)}
  - {effect: retreat, area: region(sands)}
- {id: tax, name: Tax, duration: instant, effects: [{effect: tax, table: {more: 9}}]}
"""
LAND = """
regions:
- {id: sands, kind: desert, cells: "12,1 13,0 13,1"}
"""


def situation() -> CrayonGame:
    """A storm that has both players choose a city and a load; then a tax waits in the deck."""
    track = ["12,1 13,0", *line(9, 12), "13,0 13,1", *line(13, 16)]
    ann = seat("13,0", "coal", "tea", hand=[4, 5, 6], track=track)
    bob = seat("13,0", "coal", "steel", hand=[7, 8, 9])
    game = long_line(ann, bob, events=EVENTS, land=LAND, deck=["sand", "10", "tax"])
    play(game, "discard")
    return game


def put_away(game: CrayonGame) -> CrayonGame:
    again = game_from_plain(game.scenario, game.to_plain())
    assert isinstance(again, CrayonGame)
    return again


@pytest.mark.rule("INV-CRY-31")
@pytest.mark.rule("CRY-EVENT-19")
def test_every_choice_can_be_put_away_and_taken_up() -> None:
    straight, kept = situation(), put_away(situation())
    for choice in ("retreat 16,1", "retreat 9,1", "lose tea", "lose steel"):
        assert (kept.actor, legal(kept)) == (straight.actor, legal(straight))
        play(straight, choice)
        play(kept, choice)
        kept = put_away(kept)
        assert kept.to_plain() == straight.to_plain(), choice
    assert straight.scores() == (91, 91), "the hand was filled after the last choice"


@pytest.mark.rule("INV-CRY-30")
def test_a_branch_of_the_game_leaves_the_other_alone() -> None:
    game = situation()
    branch = game.copy()
    play(branch, "retreat 9,1")
    assert legal(game) == ["retreat 9,1", "retreat 16,1"]
    assert game.actor == 0


def test_every_legal_choice_may_be_made() -> None:
    game = situation()
    while game.state.agenda:
        for choice in legal(game):
            play(game.copy(), choice)
        play(game, legal(game)[-1])
    assert game.state.agenda == []
