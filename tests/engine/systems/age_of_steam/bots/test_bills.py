"""Bills of single corridors: what is kept of their parts says the same as asking for each anew."""

import pytest

from engine.bots import make_bot
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.planning.bills import Estimates, bill_for
from engine.systems.age_of_steam.planning.corridors import corridors_of
from tests.engine.systems.age_of_steam.set_ups import SetUp, any_set_up

SET_UPS = (SetUp("southern-china", 4, 1), any_set_up(0), any_set_up(3), any_set_up(12))
EVERY, LAST = 40, 240


@pytest.mark.parametrize("set_up", SET_UPS, ids=str)
def test_estimates_are_the_bills_of_single_corridors(set_up: SetUp) -> None:
    game, compared = set_up.game(), 0
    bots = [make_bot("greedy", "age-of-steam", seat) for seat in range(set_up.players)]
    while (actor := game.actor) is not None and game.state.actions < LAST:
        game.play(bots[actor].choose(game.view(actor)))
        if game.state.actions % EVERY == 0:
            compared += _compared(game)
    assert compared > 0


def _compared(game: AgeOfSteamGame) -> int:
    """Compares all corridors for two players, and counts those over land that is built on."""
    track, built = game.state.track, 0
    corridors = [one for several in corridors_of(track.land).values() for one in several]
    for seat in (0, len(game.names) - 1):
        estimates = Estimates(track, seat)
        for one in corridors:
            assert estimates.bill(one) == bill_for(track, seat, (one,))
            built += any(hex_ in track.tiles for hex_, _ in one.sections)
    return built
