"""Foresight: plays the game on in the mind with each of a few choices, to see which leads furthest.

All seats are played by greedy players; what is hidden is made up, in the same way for each choice.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Final

from engine.bots import Bot
from engine.protocol import Action
from engine.systems.santa_fe.game import SantaFeGame
from engine.systems.santa_fe.planning.answers import draws, ordered
from engine.systems.santa_fe.planning.estimates import Estimates
from engine.systems.santa_fe.planning.outlook import Outlook
from engine.systems.santa_fe.planning.pieces import ranked_lays
from engine.systems.santa_fe.planning.style import Style
from engine.systems.santa_fe.steps import laying

CHOICES: Final = 4
"""So many choices are played through."""
MOST_ACTIONS: Final = 300
"""A future is given up after so many actions."""
WON: Final = 200.0
"""What it counts that a game is won, beside the points."""

Player = Callable[[], Bot]


def choices(game: SantaFeGame, style: Style) -> list[Action]:
    """What could be drawn or laid now, the best at first sight first.

    Which card is played first is left to first sight: a round later it comes to the same.
    """
    play, seat = game.position, game.actor
    if seat is None:
        return []
    found: list[Action] = []
    match play.state.step:
        case "draw":
            found = [*ordered(draws(Outlook(play, seat, style)))]
        case "lay" if laying.why_no_exchange(play, play.seat(seat)) is not None:
            lays = ranked_lays(play, seat, Outlook(play, seat, style))
            found = [laying.as_action(play, lay) for _, lay in lays[:CHOICES]]
    return list(islice((one for one in found if game.why_not(one) is None), CHOICES))


def foreseen(
    game: SantaFeGame, found: Sequence[Action], player: Player, style: Style, guess: int
) -> Action:
    """The choice after which the actor stands best in a while; the first of equals."""
    seat = game.actor
    assert seat is not None  # noqa: S101 (nobody is asked in a game that is over)
    worth = [
        _standing_after(game.view(seat, guess), seat, action, player, style) for action in found
    ]
    return found[worth.index(max(worth))]


def _standing_after(
    future: SantaFeGame, seat: int, action: Action, player: Player, style: Style
) -> float:
    until = future.state.round + 1
    future.play(action)
    bot = player()  # one for all, as greedy players remember nothing
    for _ in range(MOST_ACTIONS):
        if future.actor is None or future.state.round >= until:
            break
        future.play(bot.choose(future))
    return standing(future, seat, style)


def standing(game: SantaFeGame, seat: int, style: Style) -> float:
    """How a player stands against the others, on average: all of them can be played against."""
    play = game.position
    if game.result is not None:
        won = WON if seat in game.result.winners else -WON
        return won + _ahead(map(float, game.scores()), seat)
    estimates = Estimates(Outlook(play, seat, style))
    points = (_expected(estimates, one) for one in range(len(play.names)))
    cards = sorted(map(estimates.city, _cities(estimates, seat)), reverse=True)
    return sum(cards[: estimates.rounds]) + _ahead(points, seat)


def _ahead(points: Iterable[float], seat: int) -> float:
    """How many points a player has more than the others, on average."""
    others = list(points)
    own = others.pop(seat)
    return own - sum(others) / max(1, len(others))


def _cities(estimates: Estimates, seat: int) -> list[str]:
    play = estimates.play
    return [card for card in play.seat(seat).hand if play.table.is_city(card)]


def _expected(estimates: Estimates, seat: int) -> float:
    """Money, and what played City cards will count."""
    one = estimates.play.seat(seat)
    money = one.money * estimates.play.table.rules.scoring.money
    return money + sum(map(estimates.city, one.tableau))
