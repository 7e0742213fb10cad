"""Rules of the toys that no walk through a command meets by itself."""

from engine.protocol import Game
from engine.registry import system
from engine.showing.telling import told
from model.bundled import bundled_scenarios
from model.files.scenario_files import load


def begun(*names: str, seed: int = 1) -> Game:
    found = system("beacons")
    assert found is not None
    return found.new_game(load(bundled_scenarios()["headland"]), names, seed)


def burn_everything(game: Game, *seats: int) -> None:
    """These seats bid all their oil, the others nothing; whoever may light rests."""
    for seat in game.actors:
        most = [str(action) for action in game.actions(seat)][-1]
        game.play(game.read(most if seat in seats else "burn 0"), seat)
    if game.actor is not None and len(game.actors) == 1:
        game.play(game.read("rest"))


def test_each_is_told_its_own_lamp_and_nobody_another_s() -> None:
    game = begun("Ada", "Ben")
    opening = game.opening()
    assert list(told(opening, game.names)) == ["Ada is dealt a lamp", "Ben is dealt a lamp"]
    (own,) = set(told(opening, game.names, to=1)) - set(told(opening, game.names))
    assert own.startswith("Ben's lamp is ")
    assert [one.seat for one in opening if one.chance is not None] == [0, 1]


def test_who_drops_out_in_the_same_round_shares_a_place() -> None:
    game = begun("Ada", "Ben", "Cy", "Di")
    burn_everything(game, 3)
    assert game.out == {3}
    burn_everything(game, 0, 2)
    assert game.result is not None
    assert game.result.places == ((1,), (0, 2), (3,))
