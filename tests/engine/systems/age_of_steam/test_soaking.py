"""Games on made-up maps go well, and a table tells what was played."""

from dataclasses import replace
from random import Random

import pytest

from engine.systems.age_of_steam.game.game import AgeOfSteamGame, new_game
from engine.systems.age_of_steam.info import SYSTEM
from model.systems.age_of_steam.things.part import AgeOfSteamPart
from model.systems.age_of_steam.track.shapes import SHAPES
from tests.engine import soak
from tests.engine.policies import purposeful
from tests.engine.soaking import played_by
from tests.engine.systems.age_of_steam.agreeable import agreeable
from tests.engine.systems.age_of_steam.campaign import Campaign
from tests.engine.systems.age_of_steam.candidates import (
    candidates,
    disagreements,
    few_disagreements,
)
from tests.engine.systems.age_of_steam.coverage import Coverage
from tests.engine.systems.age_of_steam.set_ups import (
    KNOWN_EVERY,
    NAMES,
    SetUp,
    any_set_up,
    known_maps,
    map_named,
)
from tests.engine.systems.age_of_steam.watching import Watcher, played_again
from tests.generate.systems.age_of_steam.designs import designs

SMALL = SetUp("made-1", 3, 7, ("special-links", "start"))


@pytest.mark.parametrize("number", [1, 9, 40])
def test_a_set_up_is_one_line_that_is_read_back(number: int) -> None:
    set_up = any_set_up(number)
    assert SetUp.parse(str(set_up)) == set_up
    assert "\n" not in str(set_up)


def test_all_designs_and_the_maps_of_files_are_played_in_turn() -> None:
    numbers = range(len(designs()) * KNOWN_EVERY // (KNOWN_EVERY - 1) + 1)
    made = [number for number in numbers if number % KNOWN_EVERY != KNOWN_EVERY - 1]
    assert {(number - number // KNOWN_EVERY) % len(designs()) for number in made} == {
        *range(len(designs()))
    }
    assert any_set_up(KNOWN_EVERY - 1).map in known_maps()


@pytest.mark.parametrize("number", [2, 31])
def test_games_by_lot_go_well(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "LONGEST", 40)
    report = soak.soak_one(number, "age-of-steam")
    assert report.failures == []
    assert (report.games, report.endings.total()) == (1, 1)
    assert report.actions == report.words.total() > 0


@pytest.mark.parametrize("at", ["", "phase", "turn"])
def test_a_game_may_begin_from_the_position_of_another(at: str) -> None:
    set_up = replace(SMALL, after=30, at=at)
    assert SetUp.parse(str(set_up)) == set_up
    game = set_up.game()
    assert game.scenario.part_as(AgeOfSteamPart).position is not None
    assert next(iter(game.actions()), None) is not None
    assert (game.state.turn, game.state.actions) > (1, 0)


def test_every_design_makes_a_game_in_which_somebody_can_act() -> None:
    """So that every allowed pair of blocks is really played."""
    for number, blocks in enumerate(designs()):
        scenario = map_named(f"made-{number}", blocks)
        game = new_game(scenario, NAMES[: scenario.players.min], number)
        assert next(iter(game.actions()), None) is not None, blocks


@pytest.mark.rule("AOM-GEN-09")
def test_players_agree_on_things_of_every_sort_and_nothing_breaks() -> None:
    agreed, policy = set[str](), agreeable(purposeful, often=0.4)
    for seed in range(3):
        game = SetUp("made-3", 3, seed, ("house-rules", "special-links", "tokens")).game()
        rng, watcher = Random(seed), Watcher()
        while game.actor is not None:
            before, action = game.copy(), policy(game, rng)
            told = game.play(action)
            agreed |= {one.facts["what"].partition(":")[0] for one in told if one.kind == "agree"}
            assert [*SYSTEM.check(game), *watcher.saw(before, action, told, game)] == []
    assert {"cash", "income", "disc", "favour"} <= agreed
    assert agreed & set(game.table.colours)
    assert agreed & set(SHAPES)


@pytest.mark.parametrize(("players", "seed"), [(4, 1), (5, 0), (5, 1)])
def test_bots_always_find_something_to_do_on_the_isles(players: int, seed: int) -> None:
    game, rng = SetUp("lantern-isles", players, seed).game(), Random(seed)
    bot = played_by("greedy", game.system)
    while game.actor is not None:
        assert next(iter(game.actions()), None) is not None
        game.play(bot(game, rng))
    assert game.result is not None


def test_a_wrong_refusal_would_be_seen() -> None:
    """The comparison itself works: it finds an action that is missing from the list."""

    class Forgetful(AgeOfSteamGame):
        def actions(self, seat=None):  # type: ignore[no-untyped-def]
            return (action for action in super().actions(seat) if str(action) != "issue 1")

    game = Forgetful(SMALL.game().position)
    assert disagreements(SMALL.game(), Random(1)) == []
    assert disagreements(game, Random(1)) == [
        "issue 1 is not refused, and not among the legal actions"
    ]
    assert few_disagreements(SMALL.game(), Random(1)) == []
    told = [one for seed in range(300) for one in few_disagreements(game, Random(seed))]
    assert set(told) == {"issue 1 is neither listed nor refused"}


def test_candidates_are_of_every_kind() -> None:
    words = {action.WORD for action in candidates(SMALL.game(), Random(1))}
    assert {"lay", "town", "move", "via", "take", "bid", "claim", "urbanize", "place"} <= words


def test_a_game_that_goes_on_otherwise_is_told() -> None:
    before, after = SMALL.game(), SMALL.game()
    action = after.read("issue 1")
    happenings = after.play(action)
    assert played_again(before, action, happenings, after) == []
    after.state.seats[0].cash += 1
    assert [one.rule for one in played_again(before, action, happenings, after)] == [
        *("INV-AOS-24", "INV-AOS-24")
    ]


def test_a_table_tells_what_was_played_and_what_was_not() -> None:
    coverage = Coverage()
    coverage.add(("display", "start"), 30)
    text = "\n".join(coverage.lines())
    assert coverage.actions["start"] == 30
    assert "1 of " in text
    assert "never played: players" in text
    assert "display with start" not in coverage.holes()
    assert "lantern-isles 0" in text
    assert "lantern-isles" in coverage.holes()
    coverage.count(SetUp("lantern-isles", 3, 1, after=9, at="phase"), 30)
    assert {"lantern-isles", "a phase"}.isdisjoint(coverage.holes())
    assert "a position" in coverage.holes()


def test_a_campaign_fails_where_a_map_cannot_be_played() -> None:
    campaign = Campaign()
    assert campaign.is_good
    campaign.add((0, soak.Report(games=1), 60.0))
    assert "1.0 minutes of a processor" in campaign.told()
    campaign.total.endings["not playable: no"] += 1
    assert not campaign.is_good
