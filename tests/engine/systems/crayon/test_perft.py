"""Sequences of actions on a board of five mileposts, counted by hand beside each test."""

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.perft import divided, perft, shown
from tests.engine.systems.crayon.situations.situation import game_on, play

FIVE = """
    board: {kind: mileposts, size: [5, 1], legend: {".": clear}, terrain: "....."}
    cities:
    - {id: aston, name: Aston, kind: major, at: "0,0", members: "0,0", supplies: [coal]}
    - {id: beck, name: Beck, kind: small, at: "4,0"}
    goods: [{id: coal, chips: 1}]
    demands: {1: [beck coal 10]}
"""
"""Aston - . - . - . - Beck, in a row."""


def counts(game: CrayonGame, depth: int) -> list[int]:
    return [perft(game, number) for number in range(1, depth + 1)]


def test_building_rounds_and_what_follows_them() -> None:
    """One player with 4, who may spend 2 a turn, in two building rounds.

    Write b for build, e for end, A and B for placing the train in Aston or in Beck, d for done and
    x for discarding the hand. There is never more than one section to build: the next one of the
    row, as long as 2 are not spent. The last one, into Beck, costs 3 and is never affordable. In
    operations there are A, B, d and x at first: 4. The chip lies in the tray, so a train in Aston
    can load it.

    1:  b e                                                                             2
    2:  b: b e. e (second round): b e                                           2 + 2 = 4
    3:  bb: e. be: b e. eb: b e. ee (operations): A B d x                   1+2+2+4 = 9
    4:  bbe: b e. beb: b e. bee: 4. ebb: e. ebe: 4. eeA: load, d. eeB: d. eed: b e.
        eex (the hand is drawn again, and it is the next turn): 4
                                                    2+2+4+1+4+2+1+2+4 = 22
    5:  bbeb: e (Beck). bbee: 4. bebb: e. bebe: 4.                          1+4+1+4 = 10
        bee, with one section: A: move, load, d. B: d. d: b e. x: 4        3+1+2+4 = 10
        ebbe: 4. ebe, the same as bee: 10                                    4 + 10 = 14
        eeA load: drop, d. eeAd: b e. eeBd: b e. eedb: b e. eede: 4     2+2+2+2+4 = 12
        eex: A: load, d. B: d. d: b e. x: 4                                 2+1+2+4 = 9
                                                          10+10+14+12+9 = 55
    """
    rules = """
    rules:
      preset: empire-builder
      start: {cash: 4, build_rounds: 2, discard_in_build_rounds: false}
      turn: {spend_limit: 2}
    """
    assert counts(game_on(FIVE + rules, players=1), 5) == [2, 4, 9, 22, 55]


BUILT = """
    rules: {preset: empire-builder, trains: {freight: {speed: 2}}}
    position:
      seats:
      - cash: 0
        hand: ["1"]
        trains: [{type: freight, at: "0,0"}]
        track: ["0,0 1,0", "1,0 2,0", "2,0 3,0", "3,0 4,0"]
"""


def test_a_train_that_runs_two_mileposts_a_turn() -> None:
    """One player without cash on a finished line, the train in Aston beside the only chip.

    Write m for a move, l and r for loading and dropping coal, d, e and x as above. Nothing can be
    built or bought. Outside cities a train goes on or stops; x leads back to the same state.

    1:  m l d x                                                                          4
    2:  m: m d. l: m r d. d: e. x: 4                                      2+3+1+4 = 10
    3:  mm (2 of 2 run): d. md: e. lm: m d. lr: m l d. ld: e. de: 4. x: 10
                                                            1+1+2+3+1+4+10 = 22
    4:  mmd: e. mde (on the way, a new turn): m d x. lmm: d. lmd: e. lrm: m d. lrl: m r d.
        lrd: e. lde (in Aston with coal): m r d x. de, two actions: 10. x: 22
                                                1+3+1+1+2+3+1+4+10+22 = 48
    """
    assert counts(game_on(FIVE + BUILT, players=1), 4) == [4, 10, 22, 48]


def test_a_delivery_and_its_ways_on() -> None:
    """The same line; the train stands before Beck with the coal that Beck asks for.

    Write p for the delivery, which pays 10; the card is drawn again, being the only one.

    1:  m d x                                                                            3
    2:  m: p r m d. d: e. x: 3                                                4+1+3 = 8
    3:  mp: m d. mr: m d. mm (back, and not into Beck again): m d. md: e. de: 3. x: 8
                                                                2+2+2+1+3+8 = 18
    """
    before = BUILT.replace(
        'at: "0,0"}', 'at: "3,0", came_from: "2,0", trail: "0,0 1,0 2,0", loads: [coal]}'
    ).replace("speed: 2", "speed: 9")
    game = game_on(FIVE + before, players=1)
    assert counts(game, 3) == [3, 8, 18]
    assert divided(game, 3) == {"move 4,0": 7, "done": 3, "discard": 8}


def test_the_division_shows_where_a_count_comes_from() -> None:
    game = game_on(FIVE + BUILT, players=1)
    assert divided(game, 2) == {"move 1,0": 2, "load coal": 3, "done": 1, "discard": 4}
    assert shown(game, 2).splitlines() == [
        "       2  move 1,0",
        "       3  load coal",
        "       1  done",
        "       4  discard",
        "      10  in all",
    ]


def test_counting_leaves_the_game_alone() -> None:
    game = game_on(FIVE + BUILT, players=1)
    before = game.to_plain()
    perft(game, 3)
    assert game.to_plain() == before
    play(game, "load coal")
    assert perft(game, 1) == 3
