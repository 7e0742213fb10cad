"""What a terminal game asks of a system: pictures in words, and what a typed line means."""

from collections.abc import Hashable, Sequence

from drawing.map.sheet.overlay import Overlay, overlay_of_game
from drawing.terminal.text import Room
from engine.protocol import Action, Game, Refusal
from engine.registry import score_name
from engine.showing.plans import Plan
from engine.showing.player_aid import PlayerAid, aid_of
from model.notation import Cell, NotationError
from model.systems import part_of


class Talk:
    """The talk of a system of which nothing special is known; others say more."""

    def __init__(self, aid: PlayerAid | None = None) -> None:
        self.aid = aid or PlayerAid()

    def turn(self, game: Game) -> Hashable:
        """Something that is another one in every turn: nothing is taken back past it."""
        return self.aid.turn(game)

    def heading(self, game: Game) -> str:
        return self.aid.heading(game)

    def picture(self, game: Game, seat: int) -> list[str]:
        """The situation of a seat."""
        return [f"{score_name(game.system)} {game.scores()[seat]}"]

    def status(self, game: Game, seat: int) -> str:
        """The same in one line, for between two actions."""
        return f"{_name(game)}: {score_name(game.system)} {game.scores()[seat]}"

    def hand(self, game: Game, seat: int) -> list[str]:
        return []

    def events(self, game: Game) -> list[str]:
        return self.aid.events(game)

    def others(self, game: Game, seat: int) -> list[str]:
        return []

    def board(self, game: Game, about: str, room: Room) -> list[str]:
        """The board, or the part of it around a place that fits the screen."""
        from drawing.terminal.picture import terminal_picture

        try:
            around = Cell.parse(about)
        except NotationError:
            around = None
        overlay = self.overlay(game)
        return terminal_picture(game.scenario, overlay, room, around=around, viewer=game.actor)

    def overlay(self, game: Game) -> Overlay:
        """What lies on the map, for whoever draws it."""
        return overlay_of_game(self.aid.board(game), game.names)

    def label(self, game: Game, action: Action) -> str:
        """An action in a list under its heading."""
        return self.aid.label(game, action)

    def in_short(self, group: str, actions: Sequence[Action]) -> str:
        """What is said instead of a long list."""
        return f"{len(actions)} of them; list {group} shows all"

    def plan(self, game: Game, text: str, refusal: Refusal | None) -> Plan | None:
        """What a line means that is no move as it stands; None where this system has no idea.

        `refusal` says why it may not be played, where it is at least a move in notation. What is
        meant and cannot be done is told by a Refusal of the command line.
        """
        return None


def _name(game: Game) -> str:
    return "Nobody" if game.actor is None else game.names[game.actor]


def talk_of(system: str) -> Talk:
    """The talk of a system; the plain one where it brings none of its own."""
    module = part_of("milepost", system, "playing.talk")
    talk: Talk = Talk(aid_of(system)) if module is None else module.TALK
    return talk
