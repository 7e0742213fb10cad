"""Foresight: plays the turn on in the mind with each of a few choices, to see which leads furthest.

All seats are played by the same kind of player; what chance will bring is the same for each choice.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Final

from engine.bots import Bot
from engine.hosting.asking import Asked
from engine.protocol import Action
from engine.systems.age_of_steam.actions.track_kinds import Done
from engine.systems.age_of_steam.ending.scoring import score
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.planning.answers import builds, issue, takings
from engine.systems.age_of_steam.planning.money import turns_left, worth_of_dollar
from engine.systems.age_of_steam.planning.moves import ranked_moves
from engine.systems.age_of_steam.planning.places import plan_of
from engine.systems.age_of_steam.planning.projects import NOTHING, own_links
from engine.systems.age_of_steam.planning.turns import intentions
from engine.systems.age_of_steam.planning.worth import outlook_of
from engine.systems.age_of_steam.state.play import Play

CHOICES: Final = 4
"""So many choices are played through."""
TURNS: Final = 1
"""So many turns are played, this one included."""
MOST_ACTIONS: Final = 600
"""A future is given up after so many actions."""
RUIN: Final = -1_000.0
"""What it is worth to be out."""
ENVY: Final = 0.5
"""What the best of the others counts for against own standing."""

Player = Callable[[], Bot]
Choice = list[Action]


def choices(game: AgeOfSteamGame) -> list[Choice]:
    """What could be done now, the best at first sight first; nothing where it is not worth it."""
    play = game.position
    found: Iterator[Choice] = iter(())
    match play.state.phase:
        case "shares":
            found = _issues(play)
        case "actions" if play.state.doing.production is None:
            plan = plan_of(play, play.actor, outlook_of(play, play.actor))
            found = ([action] for action in takings(game, plan))
        case "build" if play.state.doing.stage == "build" and not play.state.doing.hexes:
            found = builds(game, outlook_of(play, play.actor))
            return [*islice(found, CHOICES), [Done()]]
        case "move" if play.state.doing.journey is None:
            found = iter(ranked_moves(play))
    return list(islice(found, CHOICES))


def _issues(play: Play) -> Iterator[Choice]:
    """Different numbers of shares, for the best projects and for none."""
    outlook, seen = outlook_of(play, play.actor), set[Action]()
    bid = plan_of(play, play.actor, outlook).bid
    for project in [*intentions(play, play.actor, outlook)[: CHOICES * 3], NOTHING]:
        action = issue(play, outlook, project, bid)
        if action not in seen:
            seen.add(action)
            yield [action]


def foreseen(game: AgeOfSteamGame, found: Sequence[Choice], player: Player, guess: int) -> Choice:
    """The choice after which the actor stands best at the end of the turn; the first of equals."""
    seat = game.position.actor
    worth = [_standing_after(game.view(seat, guess), seat, choice, player) for choice in found]
    return found[worth.index(max(worth))]


def _standing_after(future: AgeOfSteamGame, seat: int, choice: Choice, player: Player) -> float:
    turn, before = future.state.turn, future.state.actions
    for action in choice:
        if future.actor == seat and future.why_not(action) is None:
            future.play(action)
    bots = [Asked(player()) for _ in future.names]
    while future.actor is not None and future.state.turn < turn + TURNS:
        if future.state.actions - before > MOST_ACTIONS:
            break
        bots[future.actor].act(future, lambda _: future, future.play)
    return standing(future.position, seat)


def standing(play: Play, seat: int) -> float:
    """How a player stands, against the best of the others."""
    others = [_prospects(play, one) for one in play.state.order if one != seat]
    return _prospects(play, seat) - ENVY * max(others, default=0.0)


def _prospects(play: Play, seat: int) -> float:
    """Points so far, what own links will still carry, and money."""
    player = play.state.seats[seat]
    if player.left:
        return RUIN
    points = float(score(play, seat))
    if play.state.result is not None:
        return points
    dollars = worth_of_dollar(play, seat, turns_left(play)) * (player.cash + player.income)
    future = outlook_of(play, seat).value(own_links(play.state.track, seat))
    upkeep = worth_of_dollar(play, seat, turns_left(play)) * player.shares
    return points + dollars + future - upkeep
