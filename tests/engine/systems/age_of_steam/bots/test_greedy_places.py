"""What places in the order are worth to the greedy bot, and how it bids for them."""

import pytest

from engine.systems.age_of_steam.actions.kinds import Bid, Decline, Pass, Pay, Take
from engine.systems.age_of_steam.game.game import AgeOfSteamGame, new_game
from engine.systems.age_of_steam.planning import places
from engine.systems.age_of_steam.planning.answers import answers, builds, takings
from engine.systems.age_of_steam.planning.places import NO_PLAN, Plan, ahead, plan_of
from engine.systems.age_of_steam.planning.projects import NOTHING, projects
from engine.systems.age_of_steam.planning.turns import builder_now
from engine.systems.age_of_steam.planning.worth import outlook_of
from tests.engine.systems.age_of_steam.bots.test_greedy import scenario_called
from tests.engine.systems.age_of_steam.maps import NAMES


class Decided:
    """A mind that is made up."""

    def __init__(self, plan: Plan, mood: float = 0.0) -> None:
        self._plan, self.mood = plan, mood

    def plan(self, _play: object, _seat: int) -> Plan:
        return self._plan


def begun(name: str = "danube", players: int = 4, seed: int = 1) -> AgeOfSteamGame:
    return new_game(scenario_called(name), NAMES[:players], seed)


def at_actions() -> AgeOfSteamGame:
    """A game whose players take actions now, nobody having raised money or bid."""
    game = begun()
    while game.state.phase in ("shares", "order"):
        game.play(next(iter(one for one in game.actions() if not isinstance(one, Bid))))
    return game


def plan_with(lost: tuple[float, ...], places: tuple[float, ...]) -> Plan:
    return Plan(NOTHING, lost, places, 1.0)


def test_the_more_build_before_the_more_is_lost() -> None:
    for seed in range(4):
        game = begun(seed=seed)
        seat = game.position.actor
        plan = plan_of(game.position, seat, outlook_of(game.position, seat))
        assert plan.lost[0] == 0
        assert list(plan.lost) == sorted(plan.lost)
        assert plan.lost[-1] > 0, "on an empty map all want the same site"
        assert plan.places[0] == 0
        assert plan.places[-1] < 0


def test_nothing_is_lost_to_players_who_have_their_links_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = begun()
    play, seat = game.position, game.position.actor
    best = plan_of(play, seat, outlook_of(play, seat)).project.links[0].ends
    far = next(stop for stop in range(20) if stop not in best)
    for theirs, is_lost in (((far, far), False), (best, True)):
        links = {one: [] if one == seat else [theirs] for one in range(4)}
        monkeypatch.setattr(places, "own_links", lambda _, one, links=links: links[one])
        assert any(plan_of(play, seat, outlook_of(play, seat)).lost) == is_lost


def test_who_would_lose_a_site_takes_first_build() -> None:
    game = at_actions()
    assert takings(game, plan_with((0, 30, 30, 30), (0,) * 4))[0] == Take("first-build")
    assert takings(game, plan_with((0, 0, 0, 0), (0,) * 4))[0] != Take("first-build")


def test_while_nobody_builds_first_somebody_behind_may() -> None:
    assert [ahead(place, 4, is_open=True) for place in range(4)] == [1, 2, 3, 3]
    assert [ahead(place, 4, is_open=False) for place in range(4)] == [0, 1, 2, 3]


def test_bidding_ends_where_the_price_is_what_the_place_is_worth() -> None:
    game = begun()
    while game.state.phase == "shares":
        game.play(next(iter(game.actions())))
    for worth in (0, 2, 4):
        plan = plan_with((0,) * 4, (0.0, 0.0, -worth, -worth))
        asked, bids = game.copy(), 0
        while isinstance(found := answers(asked, Decided(plan))[0], Bid):  # type: ignore[arg-type]
            asked.play(found)
            bids += 1
        assert bids == worth


def test_whoever_would_be_second_pays_in_full_and_goes_on_for_the_difference_alone() -> None:
    plan = plan_with((0,) * 4, (0.0, -4.0, -4.0, -6.0))
    assert plan.most(4) == 4, "between the first and the second place, and the last"
    assert plan.most(2) == 4
    assert plan.most(1) == NO_PLAN.most(1) == 0


def test_the_first_place_is_bought_for_a_price_that_it_is_worth() -> None:
    game = begun("crown-and-guilds", 3)
    while game.state.phase == "roles":
        game.play(next(iter(game.actions())))
    assert game.state.phase == "order"
    poor, rich = (plan_with((0,) * 3, (0.0, 0.0, -worth)) for worth in (1.0, 9.0))
    assert answers(game, Decided(poor)) == [Decline()]  # type: ignore[arg-type]
    assert answers(game, Decided(rich)) == [Pay()]  # type: ignore[arg-type]
    assert game.why_not(Pass()) is not None


def test_a_link_that_carries_nothing_yet_is_built_where_track_must_begin_there() -> None:
    game = begun("crown-and-guilds", 3)
    play, land = game.position, game.position.table.land
    outlook, capital = outlook_of(play, 0), land.number["arden"]
    found = projects(play, builder_now(play, 0, 17, 2, raised=True), outlook)
    assert found
    assert all(capital in one.links[0].ends for one in found)


def test_nothing_is_begun_that_leaves_too_little_for_what_is_owed() -> None:
    """Part of a link can cost more than its part of the price (salt-marsh, game 10 of seed 3)."""
    game = begun("salt-marsh", 4, 3)
    while game.state.phase != "build":
        game.play(next(iter(one for one in game.actions() if not isinstance(one, Bid))))
    seat = game.position.actor
    for cash in range(6, 14):
        game.state.seats[seat].cash = cash
        for actions in builds(game, outlook_of(game.position, seat)):
            after = game.copy()
            for action in actions[:-1]:
                after.play(action)
            assert after.state.seats[seat].cash >= 3, "two shares and an engine"
