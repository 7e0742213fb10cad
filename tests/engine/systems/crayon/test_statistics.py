"""What is counted along with a game of crayon rails."""

from engine.playtests.tally import Counts, Topic, tally_for
from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.statistics import Tally
from engine.systems.crayon.topics import topics
from tests.engine.systems.crayon.situations.situation import demand_cards, game_on

VALE = """
rules: {preset: china-rails}
board:
  kind: mileposts
  size: [12, 3]
  legend: {".": clear}
  terrain: |
    ............
    ............
    ............
cities:
- {id: aston, name: Aston, kind: small, at: "1,1", supplies: [coal]}
- {id: brigg, name: Brigg, kind: small, at: "4,1", supplies: [salt]}
- {id: colby, name: Colby, kind: small, at: "8,1"}
- {id: dale, name: Dale, kind: small, at: "8,2"}
- {id: isle, name: Isle, kind: small, xy: "11.5,1.5", overseas: true, supplies: [tea]}
goods: [{id: coal, chips: 3}, {id: salt, chips: 3}, {id: tea, chips: 3}]
links: [{id: line, name: Line, port: "10,1", mode: build-into, cost: 5, serves: [isle]}]
events:
- {id: crash, name: Crash, duration: instant, effects: [{effect: lose-load}, {effect: lose-turn}]}
demands:
  1: [colby coal 20, brigg tea 9]
"""
SPARE = demand_cards(30, "[far gold 10]").replace("  1: [far gold 10]\n", "")


def vale(position: str) -> tuple[CrayonGame, Tally]:
    game = game_on(VALE + SPARE + "position:\n" + position)
    tally = tally_for(game)
    assert isinstance(tally, Tally)
    return game, tally


def play(game: CrayonGame, tally: Tally, *moves: str) -> None:
    for move in moves:
        action = game.read(move)
        tally.note(game.play(action), action)


TRAIN = "trains: [{type: freight, at: '1,1'}]"
WHOLE = "['1,1 2,1', '2,1 3,1', '3,1 4,1', '4,1 5,1', '5,1 6,1', '6,1 7,1', '7,1 8,1']"
DELIVERING = f"""\
  seats:
  - {{hand: ["1", "2", "3"], {TRAIN}, track: {WHOLE}}}
  - {{hand: ["4", "5", "6"]}}
  deck: ["7", crash, "8", "9"]
"""


def run_to(*columns: int) -> list[str]:
    return [f"move {column},1" for column in columns]


def test_loads_and_deliveries_are_counted_where_they_happen() -> None:
    game, tally = vale(DELIVERING)
    play(game, tally, "load coal", *run_to(2, 3, 4), "load salt", *run_to(5, 6, 7, 8))
    play(game, tally, "deliver coal colby 20")
    counts = tally.counts()
    assert counts["city loaded"] == {"aston": 1, "brigg": 1}
    assert counts["city delivered"] == {"colby": 1}
    assert counts["good loaded"] == {"coal": 1, "salt": 1}
    assert counts["good delivered"] == {"coal": 1}
    assert counts["good income"] == {"coal": 20}
    assert (tally.seats()[0]["deliveries"], tally.seats()[0]["income"]) == (1, 20)
    assert tally.seats()[1]["deliveries"] == 0


def test_runs_are_counted_from_city_to_city() -> None:
    game, tally = vale(DELIVERING)
    play(game, tally, *run_to(2, 3, 4, 5, 6), "done", "end", "done", "end", *run_to(7, 8, 7))
    counts = tally.counts()
    assert counts["corridor run"] == {"aston brigg": 1, "brigg colby": 1}
    assert counts["section passed"]["1,1 2,1"] == 1
    assert counts["section passed"]["7,1 8,1"] == 2
    sections = ("4,1 5,1", "5,1 6,1", "6,1 7,1", "7,1 8,1")
    assert counts["between brigg colby"] == dict.fromkeys(sections, 1)


def test_a_line_is_built_between_neighbouring_cities_and_not_past_one() -> None:
    game, tally = vale(DELIVERING)
    play(game, tally, "done", "build 8,1 8,2", "build 8,1 9,1", "end")
    counts = tally.counts()
    assert counts["corridor built"] == {"aston brigg": 1, "brigg colby": 1, "colby dale": 1}
    assert counts["section built"] == {"8,1 8,2": 1, "8,1 9,1": 1}
    assert tally.seats()[0]["spent on track"] == 3 + 1


def test_a_fork_joins_all_three_cities() -> None:
    fork = WHOLE.replace("'7,1 8,1'", "'7,1 8,1', '7,1 8,2'")
    position = DELIVERING.replace(WHOLE, fork)
    _, tally = vale(position)
    built = tally.counts()["corridor built"]
    assert built == {"aston brigg": 1, "brigg colby": 1, "brigg dale": 1, "colby dale": 1}


def test_rent_has_a_payer_and_a_receiver() -> None:
    position = f"""\
  seats:
  - {{hand: ["1", "2", "3"], {TRAIN}}}
  - {{hand: ["4", "5", "6"], track: ['1,1 2,1']}}
"""
    game, tally = vale(position)
    play(game, tally, "move 2,1")
    assert tally.seats()[0]["rent paid"] == tally.seats()[1]["rent received"] == 4


def test_what_an_event_takes_is_counted() -> None:
    game, tally = vale(DELIVERING.replace('["7", crash', "[crash"))
    play(game, tally, "load coal", *run_to(2, 3, 4), "load salt", *run_to(5, 6, 7, 8))
    play(game, tally, "deliver coal colby 20")
    counts = tally.counts()
    assert counts["event drawn"] == {"crash": 1}
    assert counts["good lost"] == {"salt": 1}
    assert tally.seats()[0]["loads lost"] == 1


def test_a_load_from_overseas_is_counted_there() -> None:
    position = """\
  seats:
  - hand: ["1", "2", "3"]
    trains: [{type: freight, at: "10,1", waits: true}]
    track: ['9,1 10,1']
    links: [line]
  - {hand: ["4", "5", "6"]}
"""
    game, tally = vale(position)
    play(game, tally, "fetch tea isle")
    assert tally.counts()["city loaded"] == {"isle": 1}


def test_the_rounds_are_those_of_the_players_and_the_order_begins_with_the_first() -> None:
    game, tally = vale(DELIVERING)
    assert tally.round() == 1
    play(game, tally, "done", "end", "done", "end")
    assert tally.round() == 2
    assert tally.order()[0] == game.state.first
    assert sorted(tally.order()) == [0, 1]


def topic(counts: Counts, name: str) -> Topic:
    game, _ = vale(DELIVERING)
    return next(one for one in topics(game.scenario, counts) if one.name == name)


def test_the_cities_are_listed_by_use_with_those_that_nobody_used() -> None:
    counts = {
        "city delivered": {"colby": 3},
        "city loaded": {"aston": 5},
        "city served": {"colby": 2, "aston": 1},
    }
    found = topic(counts, "cities")
    assert found.rows[0] == ("Colby", 3, 0, 2, 1)
    assert found.rows[1] == ("Aston", 0, 5, 1, 0)
    assert ("Dale", 0, 0, 0, 0) in found.rows


def test_corridors_and_sections_have_names_that_people_can_read() -> None:
    counts = {
        "corridor run": {"aston brigg": 7},
        "corridor built": {"aston brigg": 2, "brigg colby": 1},
        "section passed": {"2,1 3,1": 7},
        "section built": {"2,1 3,1": 2},
        "between aston brigg": {"2,1 3,1": 6},
        "between aston colby": {"2,1 3,1": 1},
    }
    assert topic(counts, "corridors").rows == (("Aston - Brigg", 7, 2), ("Brigg - Colby", 0, 1))
    assert topic(counts, "sections").rows == (("2,1 3,1", 7, 2, "Aston - Brigg"),)


def test_events_are_listed_with_the_number_of_their_cards() -> None:
    assert topic({"event drawn": {"crash": 4}}, "events").rows == (("Crash", 4, 1),)
