"""What many games of Santa Fe tell: cities, railroads, bonuses, cards."""

from random import Random

from engine.playtests.tally import tally_for, topics_for
from tests.engine.systems.santa_fe.games import do, game_with, laying


def test_a_connection_counts_for_its_city_its_railroad_and_its_player() -> None:
    position = laying(track={"aldon-cask": "sf 1 from aldon"}, routes={"sf": {"heads": ["cask"]}})
    game = game_with({**position, "paid_cities": ["cask"]})
    counting = tally_for(game)
    counting.note(do(game, "lay sf cask dunn"))
    figures, counts = counting.seats()[0], counting.counts()
    assert (figures["pieces laid"], figures["connections"]) == (1, 1)
    assert figures["earned by bonuses"] == game.state.seats[0].money - 2 == 2
    assert counts["city bonus"] == {"dunn": 2}
    assert counts["railroad bonus"] == {"sf": 2}
    assert counts["railroad cities"]["sf"] == 3
    assert counts["city railroads"] == {"aldon": 1, "cask": 1, "dunn": 1}
    assert counts["railroad unfinished"] == {"gn": 0, "ri": 0, "sf": 1}
    assert counts["line laid"] == {"cask-dunn": 1}
    assert counts["line begun"] == counts["line finished"] == {"aldon-cask": 1, "cask-dunn": 1}


def test_a_line_that_was_begun_need_not_be_finished() -> None:
    position = laying(track={"aldon-cask": "sf 1 from aldon"}, routes={"sf": {"heads": ["cask"]}})
    game = game_with(position)
    counting = tally_for(game)
    counting.note(do(game, "lay sf cask ford cask-ford"))
    counts = counting.counts()
    assert counts["line begun"] == {"aldon-cask": 1, "cask-ford": 1}
    assert counts["line finished"] == {"aldon-cask": 1, "cask-ford": 0}


def test_figures_of_a_whole_game_agree_with_its_end() -> None:
    game, rng = game_with(players=3, seed=2), Random(2)
    counting = tally_for(game)
    while game.actor is not None:
        counting.note(game.play(rng.choice(list(game.actions()))))
    for seat, told in zip(game.state.seats, counting.seats(), strict=True):
        assert len(seat.tableau) == told["City cards played"]
    counts, track = counting.counts(), game.state.track
    laid = sum(told["pieces laid"] for told in counting.seats())
    assert laid == sum(counts["railroad laid"].values()) == sum(map(track.laid, ("gn", "ri", "sf")))


def test_tables_name_things_as_players_do() -> None:
    game, rng = game_with(players=2, seed=3), Random(3)
    counting = tally_for(game)
    while game.actor is not None:
        counting.note(game.play(rng.choice(list(game.actions()))))
    told = {topic.name: topic for topic in topics_for(game.scenario, counting.counts())}
    assert list(told) == ["cities", "lines", "railroads", "cards"]
    rows = {row[0]: row[1:] for row in told["railroads"].rows}
    assert rows["Santa Fe"][-1] == 12
    assert rows["Santa Fe"][0] == game.state.track.laid("sf")
    assert rows["Santa Fe"][4] == 12 - game.state.track.laid("sf")
    assert len(told["cities"].rows) == len(game.scenario.cities)
    lines = told["lines"]
    assert lines.columns == ("line", "railroads", "finished", "pieces", "segments")
    assert {row[0]: row[4] for row in lines.rows} == {
        key: line.segments for key, line in game.table.land.lines.items()
    }
    assert sum(int(row[3]) for row in lines.rows) == sum(int(row[0]) for row in rows.values())
    assert all(row[2] == int(row[3] == row[4]) <= int(row[1]) for row in lines.rows)
    played = {row[0]: row[1] for row in told["cards"].rows}
    assert played["City"] == sum(len(seat.tableau) for seat in game.state.seats)
