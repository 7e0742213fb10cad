"""Made-up boards of Trains are what they claim to be: in order, in one piece, playable."""

from random import Random

import pytest

from engine.registry import system
from model.boards import grid
from model.notation import Cell
from model.rules.resolving import resolve_rules
from model.rules.variants import as_played
from model.systems.trains.things.part import TrainsPart
from tests.engine.policies import aimless
from tests.generate.systems.trains.country import Country
from tests.generate.systems.trains.made_boards import made_board, made_plain, twists_for
from tests.generate.systems.trains.sound.scenario import sound_scenario
from tests.generate.systems.trains.twists import AGAINST, TWISTS
from tests.schemas.shape_findings import shape_findings

SEEDS = range(25)


def test_a_made_up_board_fits_the_schema_the_model_and_its_rules() -> None:
    for seed in SEEDS:
        twists = twists_for(seed)
        assert shape_findings(made_plain(seed, twists), "trains") == []
        played = as_played(made_board(seed, twists))
        assert resolve_rules(played).troubles == ()
        assert "waste" in played.part_as(TrainsPart).cards


@pytest.mark.parametrize("name", TWISTS)
def test_every_twist_fits_too(name: str) -> None:
    assert shape_findings(made_plain(3, (name,)), "trains") == []
    assert made_plain(3, (name,)) != made_plain(3)
    assert resolve_rules(as_played(made_board(3, (name,)))).troubles == ()


def test_the_same_seed_and_twists_make_the_same_board() -> None:
    assert made_plain(4, ("small-hands", "late-card")) == made_plain(
        4, ("late-card", "small-hands")
    )
    assert made_plain(4) != made_plain(5)
    assert made_plain(4, size=(12, 6))["board"]["size"] == [12, 6]


def test_all_land_hangs_together_and_has_all_there_is() -> None:
    for seed in SEEDS:
        country = Country(Random(seed), 5 + seed % 5, 5 + seed % 4)
        land = set(country.land)
        reached = {min(land)}
        waiting = [min(land)]
        while waiting:
            at = waiting.pop()
            found = [one for one in grid.neighbours(at) if _is_open(country, at, one)]
            waiting += [one for one in found if one not in reached]
            reached.update(found)
        assert reached == land
        assert country.cities
        assert country.remote
        assert {"r", "^"} <= {country.terrain[at] for at in country.bare}


def _is_open(country: Country, at: Cell, one: Cell) -> bool:
    is_blocked = any({edge.a, edge.b} == {at, one} for edge in country.blocked)
    return not is_blocked and country.terrain.get(one, "~") != "~"


def test_games_begin_and_go_on_with_any_twists() -> None:
    trains = system("trains")
    assert trains is not None
    for seed in range(12):
        scenario, rng = as_played(made_board(seed, twists_for(seed))), Random(seed)
        names = [f"P{n}" for n in range(scenario.players.max)]
        game = trains.new_game(scenario, names, seed)
        for _ in range(60):
            if game.actor is not None:
                game.play(aimless(game, rng))
        assert trains.check(game) == []


def test_sound_boards_are_varied_and_repeatable() -> None:
    assert sound_scenario(5) == sound_scenario(5)
    assert len({sound_scenario(seed).rules for seed in range(8)}) > 5
    names = [city.name for city in sound_scenario(2, awkward=True).cities.values()]
    assert len(set(names)) == len(names)
    assert {name for pair in AGAINST for name in pair} <= set(TWISTS)
