"""What the greedy bot does in situations where a player would know."""

from engine.bots import make_bot
from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.coast import WHOLE_LINE, coast, line, seat

CONNECTED = {"win": {"cash": 100, "majors": 2, "links": 0}}


def turn_of(game: CrayonGame) -> list[str]:
    """Everything the bot does in the rest of the turn."""
    bot, mover = make_bot("greedy", "crayon", 1), game.actor
    texts: list[str] = []
    assert mover is not None
    while game.actor == mover and (not texts or texts[-1] != "end"):
        action = bot.choose(game.view(mover))
        texts.append(str(action))
        game.play(action)
    return texts


def test_it_delivers_what_it_carries() -> None:
    game = coast(seat("17,1", "coal", hand=["3"], track=WHOLE_LINE), seat())
    assert turn_of(game)[0] == "deliver coal dover 24"


def test_it_fetches_a_load_for_a_card_and_runs_on() -> None:
    game = coast(seat("7,1", hand=["3"], track=WHOLE_LINE), seat())
    assert turn_of(game)[:3] == ["load coal", "move 8,1", "move 9,1"]


def test_it_takes_the_better_paid_of_two_demands() -> None:
    game = coast(seat("17,1", "coal", hand=["1", "3"], track=WHOLE_LINE), seat())
    texts = turn_of(game)
    assert "deliver coal dover 24" in texts
    assert "deliver coal dover 20" not in texts


def test_it_does_not_sell_a_load_cheaply_that_its_plan_has_a_better_use_for() -> None:
    cards = {"1": ["brig coal 3", "brig coal 2", "brig coal 1"]}
    game = coast(
        seat("6,1", "coal", hand=["1", "3"], track=WHOLE_LINE, came_from="5,1"), seat(), cards=cards
    )
    assert not any(text.startswith("deliver coal brig") for text in turn_of(game))


def test_it_discards_a_hand_that_leads_nowhere() -> None:
    game = coast(seat("7,1", track=line(3, 9), cash=0), seat())
    assert turn_of(game) == ["discard"]


def test_it_builds_what_its_plan_needs() -> None:
    game = coast(seat("3,1", "coal", hand=["3"], track=line(3, 11)), seat())
    texts = turn_of(game)
    assert any(text.startswith("build") for text in texts)


def test_it_stops_at_a_port_and_ships_a_turn_later() -> None:
    game = coast(
        seat("14,1", "silk", hand=["3"], track=WHOLE_LINE, links=["far-link"], waits=True), seat()
    )
    assert turn_of(game)[0] == "ship silk gulei 25"


def test_it_builds_the_last_section_to_win_as_soon_as_it_can_pay_for_it() -> None:
    game = coast(seat("7,1", hand=["3"], track=line(3, 16), cash=110), seat(), rules=CONNECTED)
    texts = turn_of(game)
    assert [text for text in texts if text.startswith("build")] == ["build 17,1 16,1"]
    assert game.result is not None or 0 in game.state.declared


def test_a_train_that_an_event_left_without_track_does_not_keep_it_from_winning() -> None:
    """The pieces of its line are two, and neither of them leads to where the train stands."""
    game = coast(
        seat("12,1", hand=["3"], track=(*line(3, 11), *line(13, 17)), cash=110),
        seat(),
        rules=CONNECTED,
    )
    assert any(text.startswith("build") for text in turn_of(game))
    assert game.result is not None or 0 in game.state.declared


def test_a_player_without_money_runs_an_errand_over_the_track_there_is() -> None:
    """Dover is nearer to Corin than Alba is, but nothing is left for track to it."""
    congress = {
        "id": "congress",
        "name": "Congress",
        "duration": "until-fulfilled",
        "effects": [{"effect": "errand", "any_major_pays": 5}],
    }
    game = coast(
        seat("11,1", hand=["3"], track=line(3, 11), cash=0),
        seat("18,1"),
        events=[congress],
        in_play=[{"event": "congress", "drawer": 2}],
    )
    assert turn_of(game)[:2] == ["move 10,1", "move 9,1"]


def test_it_never_builds_itself_below_the_win() -> None:
    game = coast(
        seat("3,1", hand=["3"], track=(*line(3, 6), *line(6, 17)), cash=101),
        seat(),
        rules=CONNECTED,
    )
    assert not any(text.split()[0] in ("build", "upgrade", "buy") for text in turn_of(game))


def test_it_waits_in_a_strike_and_loads_when_it_is_over() -> None:
    cards = {"1": ["alba iron 30", "alba iron 31", "alba iron 32"]}
    game = coast(
        seat("11,1", hand=["1"], track=WHOLE_LINE),
        seat(),
        cards=cards,
        in_play=[{"event": "strike", "drawer": 2}],
    )
    texts = turn_of(game)
    assert "load iron" not in texts
    assert game.state.seats[0].trains[0].at == game.table.network.index((11, 1))


def test_it_knows_no_more_than_its_view() -> None:
    """Another order of the deck and other cash of the others change nothing."""
    game = coast(seat("7,1", hand=["3"], track=WHOLE_LINE), seat(cash=44))
    other = coast(seat("7,1", hand=["3"], track=WHOLE_LINE), seat(cash=71), seed=9)
    other.state.deck.reverse()
    for one in (game, other):
        assert str(make_bot("greedy", "crayon", 1).choose(one.view(0, 3))) == "load coal"


def test_one_bot_can_play_several_games_one_after_the_other() -> None:
    bot = make_bot("greedy", "crayon", 1)
    for _ in range(2):
        game = coast(seat("7,1", hand=["3"], track=WHOLE_LINE), seat())
        assert str(bot.choose(game.view(0))) == "load coal"
