"""Who sits at a screen that several people share, and what is shown to whom."""

from engine.hosting.host import Host
from engine.hosting.shared_screen import SharedScreen
from engine.logs.game_log import SeatEntry
from engine.logs.session import begin
from engine.protocol import Game
from engine.showing.player_aid import PlayerAid
from engine.showing.seat_facts import Card, Figure, SeatFacts
from model.scenario.scenario import Scenario

ADA, BEN, CY = SeatEntry("Ada"), SeatEntry("Ben"), SeatEntry("Cy", "random-legal")


class Handed(PlayerAid):
    """Some seats have a card that the others must not see."""

    def __init__(self, *seats: int) -> None:
        self.seats = seats

    def seat(self, game: Game, seat: int) -> SeatFacts:
        cards = (Card("Ace", is_hidden=True),) if seat in self.seats else ()
        return SeatFacts(Figure("loot", game.scores()[seat]), cards=cards)


def at_the_screen(
    gulch: Scenario, *seats: SeatEntry, aid: PlayerAid | None = None
) -> tuple[Host, SharedScreen]:
    host = Host(begin(gulch, seats, 5))
    host.aid = aid or PlayerAid()
    return host, SharedScreen(host)


def play(host: Host, screen: SharedScreen, *texts: str) -> None:
    for text in texts:
        if screen.awaited is not None:
            screen.come()
        host.play(screen.game.read(text))
        screen.follow()


def test_each_comes_to_the_screen_to_choose_unseen(gulch: Scenario) -> None:
    host, screen = at_the_screen(gulch, ADA, BEN)
    assert (screen.awaited, screen.seat) == (0, None)
    screen.come()
    assert (screen.awaited, screen.seat, screen.game.actor) == (None, 0, 0)
    host.play(screen.game.read("hide 2"))
    assert screen.follow()
    assert (screen.awaited, screen.seat) == (1, None)
    screen.come()
    assert screen.game.actor == 1
    assert screen.game is screen.game


def test_what_lies_open_needs_no_curtain(gulch: Scenario) -> None:
    host, screen = at_the_screen(gulch, ADA, BEN)
    play(host, screen, "hide 1", "hide 1")
    assert (host.actor, screen.awaited, screen.seat) == (0, None, 0)
    play(host, screen, "rob 2")
    assert (screen.awaited, screen.seat) == (None, 1)


def test_who_came_has_left_when_another_acted_who_hides_nothing(gulch: Scenario) -> None:
    host, screen = at_the_screen(gulch, ADA, BEN, aid=Handed(0))
    play(host, screen, "hide 1", "hide 1", "rob 2")
    assert (screen.awaited, screen.seat) == (None, 1)
    play(host, screen, "fight", "rest")
    assert host.actor == 0
    assert (screen.awaited, screen.seat) == (0, None)


def test_nothing_hidden_stays_on_the_screen_while_bots_play(gulch: Scenario) -> None:
    for aid, seen in ((Handed(0, 1), None), (Handed(), 1)):
        host, screen = at_the_screen(gulch, ADA, BEN, CY, aid=aid)
        host.play_bot()
        play(host, screen, "hide 1", "hide 1")
        while not host.is_bots_turn():
            play(host, screen, "rest")
        assert (screen.awaited, screen.seat) == (None, seen)


def test_secrets_are_off_the_screen_as_soon_as_another_is_asked(gulch: Scenario) -> None:
    host, screen = at_the_screen(gulch, ADA, BEN, CY, aid=Handed(0, 1))
    host.play_bot()
    for seat in (0, 1):
        screen.come()
        host.play(host.game.read("hide 1"), seat)
        assert screen.seat is None, "even before it is cleared"


def test_one_person_among_bots_is_always_there(gulch: Scenario) -> None:
    host, screen = at_the_screen(gulch, CY, BEN, aid=Handed(0, 1))
    assert host.is_bots_turn()
    assert (screen.awaited, screen.seat) == (None, 1)
    assert screen.game.to_plain() == host.seen_by(1).to_plain()


def test_where_only_bots_play_everything_may_be_seen(gulch: Scenario) -> None:
    host, screen = at_the_screen(gulch, CY, aid=Handed(0))
    assert (screen.awaited, screen.seat) == (None, host.actor)
    assert screen.game is host.game


def test_what_was_chosen_unseen_is_taken_back(gulch: Scenario) -> None:
    host, screen = at_the_screen(gulch, ADA, BEN)
    assert not screen.take_back()
    play(host, screen, "hide 1")
    assert screen.take_back()
    assert screen.awaited == 0
