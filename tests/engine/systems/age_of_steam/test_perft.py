"""Sequences of actions on a board of four hexes, counted by hand beside each test.

The board is a rhombus. Ash and Oak are cities, P and Q are plain:

       Ash ─── P            Ash 0,0   P 1,0
          \\   / \\           Q 0,1     Oak 1,1
           Q ─── Oak

Sides are counted clockwise from the east. P has three sides with something beyond: 3 to Ash, 1 to
Oak and 2 to Q. Q has three too: 4 to Ash, 0 to Oak and 5 to P. All other sides lead off the board,
and no exit may face that (AOS-BUILD-11). A complex tile has four exits, so that only simple tiles
ever fit, with one of three sections on each hex:

    on P   1-3  joins Ash and Oak       on Q   0-4  joins Oak and Ash
           2-3  from Ash towards Q             4-5  from Ash towards P
           1-2  from Oak towards Q             0-5  from Oak towards P
"""

from typing import Any

import pytest

from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from tests.engine.perft import divided, perft, shown
from tests.engine.systems.age_of_steam.phases.building.games import building, legal, play

RHOMBUS: dict[str, Any] = {
    "terrain": ("..", ".."),
    "cities": [
        {"id": "ash", "name": "Ash", "kind": "city", "at": "0,0", "colours": ["blue"]},
        {"id": "oak", "name": "Oak", "kind": "city", "at": "1,1", "colours": ["red"]},
    ],
}


def counts(game: AgeOfSteamGame, depth: int) -> list[int]:
    return [perft(game, number) for number in range(1, depth + 1)]


@pytest.mark.rule("AOS-BUILD-03")
@pytest.mark.rule("AOS-BUILD-15")
@pytest.mark.rule("AOS-BUILD-16")
@pytest.mark.rule("AOS-BUILD-17")
@pytest.mark.rule("AOS-BUILD-18")
@pytest.mark.rule("AOS-BUILD-19")
def test_two_builders_on_an_empty_board() -> None:
    """Ann builds, then Bob, then Ann again in the next turn; all can pay for everything.

    Write P13 for the section 1-3 on P and so on, and d for done.

    1:  Every section touches a city, so that each may be laid (AOS-BUILD-15): three on P, three on
        Q, and d                                                                    3+3+1 = 7

    2:  One hex is built on once in a build (AOS-BUILD-03): after a tile on P only Q is left.
        P13: its link leaves Q free. Q04 is a second link between the same two stops
             (AOS-BUILD-19); Q45 and Q05 face the blank side of P (AOS-BUILD-18). And d         4
        P23 (Ash, open towards Q): Q04 leaves it be; Q05 makes the link Ash-P-Q-Oak; Q45 would
             run from Ash back to Ash (AOS-BUILD-17). And d                                     3
        P12 (Oak, open towards Q): Q04, Q45 makes the link, Q05 would run back to Oak. And d    3
        Q04, Q45, Q05: the same with the hexes changed about                              4+3+3
        d:  Bob on the empty board                                                              7
                                                                        4+3+3 + 4+3+3 + 7 = 27

    3:  Two tiles in one build: 3+2+2 ways to begin with P, as many with Q, and then only d    14
        A tile of Ann, d, and Bob has one action:
          P13 d: her link is no bar: Q04, Q45, Q05. On P a second section would need two more
                 sides, and one is left. And d                                                  4
          P23 d: her chain is unfinished, and nobody joins it (AOS-BUILD-16): Q05 and Q45 are
                 out, Q04 is left. Her section is hers to turn (AOS-BUILD-13). And d            2
          P12 d: the same                                                                       2
          Q04 d, Q45 d, Q05 d: as with P                                                    4+2+2
        d, a tile of Bob, and another action of his: as in 2                 4+3+3 + 4+3+3 = 20
        d d: the second turn begins with Ann on the empty board                                 7
                                                                14 + (4+2+2)*2 + 20 + 7 = 57
    """
    game = building(**RHOMBUS)

    assert counts(game, 3) == [7, 27, 57], shown(game, 3)


@pytest.mark.rule("AOS-BUILD-12")
@pytest.mark.rule("AOS-BUILD-13")
@pytest.mark.rule("AOS-BUILD-20")
@pytest.mark.rule("AOS-BUILD-21")
def test_a_builder_whose_chain_is_open() -> None:
    """Ann laid P23 in the first turn and Bob nothing; now it is Ann's second build.

    Her chain leads from Ash over P, and is open towards Q. Write r for turning its end to Oak,
    which is laying P13 in its place (AOS-BUILD-12).

    1:  r. Q04 and Q05; Q45 would run back to Ash. d                            1+2+1 = 4

    2:  r:   the link is made, P is done: Q04, Q45, Q05 and d                           4
        Q04: the chain still ends at the side towards Q, and may be turned: r, d        2
        Q05: the link Ash-P-Q-Oak is made, and no end is open: d                        1
        d:   the chain was not extended, and is nobody's now (AOS-BUILD-21). Bob may turn
             it (AOS-BUILD-13): r. Q04; Q05 takes it over (AOS-BUILD-20); not Q45. d    4
                                                                    4 + 2 + 1 + 4 = 11
    """
    game = building(**RHOMBUS)
    play(game, "lay 1,0 2-3", "done", "done")

    assert counts(game, 2) == [4, 11], shown(game, 2)
    assert divided(game, 2) == {
        "lay 1,0 1-3": 4, "lay 0,1 0-4": 2, "lay 0,1 0-5": 1, "done": 4,
    }  # fmt: skip


MOVING: dict[str, Any] = {
    "phases": ["build", "move", "advance"],
    "start": {"cash": 40, "engine": 1},
}


@pytest.mark.rule("AOS-GOODS-01")
@pytest.mark.rule("AOS-GOODS-02")
@pytest.mark.rule("AOS-GOODS-05")
@pytest.mark.rule("AOS-GOODS-10")
def test_two_movers_over_parallel_links() -> None:
    """A red cube lies in Ash and a blue one in Oak; P13 is Ann's link, Q04 is Bob's.

    Oak takes red and Ash takes blue, so that each cube goes to the other city, over one of the two
    links (AOS-GOODS-10). A move is told in two actions: which cube (R or B), and over which link
    (p or q). Write e for raising the engine and s for doing nothing.

    1:  R B e s                                                                             4

    2:  R: p q. B: p q. e: it is Bob's turn, R B e s. s: the same              2+2+4+4 = 12

    3:  Rp, Rq: the red cube is gone, and Bob has B e s                              2*3 = 6
        Bp, Bq: the same with the blue one                                           2*3 = 6
        e then R: p q. B: p q.                                                             4
               e or s: the second round begins with Ann, who has raised her engine in this turn
               and may not again (AOS-GOODS-02): R B s                               2*3 = 6
        s then R: p q. B: p q.                                                             4
               e or s: Ann has all four: R B e s                                     2*4 = 8
                                                                6+6 + 4+6 + 4+8 = 34
    """
    cities = [
        {**RHOMBUS["cities"][0], "cubes": {"fixed": ["red"]}},
        {**RHOMBUS["cities"][1], "cubes": {"fixed": ["blue"]}},
    ]
    game = building(MOVING, **{**RHOMBUS, "cities": cities})
    play(game, "lay 1,0 1-3", "done", "lay 0,1 0-4", "done")

    assert counts(game, 3) == [4, 12, 34], shown(game, 3)


def _rule(game: AgeOfSteamGame, text: str) -> str:
    refusal = game.why_not(game.read(text))
    return "" if refusal is None else refusal.rule


def test_what_is_not_counted_is_refused_by_the_rules_named_above() -> None:
    game = building(**RHOMBUS)

    on_q = ("lay 0,1 0-4", "lay 0,1 0-5", "lay 0,1 4-5")
    on_p = ("lay 1,0 1-2", "lay 1,0 1-3", "lay 1,0 2-3")
    assert sorted(legal(game)) == sorted(("done", *on_q, *on_p))
    play(game, "lay 1,0 2-3")
    assert _rule(game, "lay 0,1 4-5") == "AOS-BUILD-17"
    play(game, "done")
    assert _rule(game, "lay 0,1 0-5") == "AOS-BUILD-16"
