"""What a terminal game asks of a system: pictures in words, and what a typed line means."""

from collections.abc import Hashable, Sequence

from drawing.map.sheet.overlay import Overlay
from drawing.terminal.text import Room
from engine.protocol import Action, Game, Refusal
from engine.showing.plans import Plan
from engine.showing.player_aid import PlayerAid, aid_of, map_of
from milepost.playing.examples import Examples, examples_of
from milepost.playing.facts_in_lines import (
    card_lines,
    figure_lines,
    in_a_line,
    labelled,
    open_in_a_line,
)
from milepost.terminal.say import Refusal as Refused
from model.notation import Cell, NotationError
from model.pieces.naming import place_in
from model.pieces.places import AtCity, cells_of
from model.systems import part_of
from validator.pictures.game_pictures import overlay_of

WHOLE = "all"
"""What is said to see the whole board."""


class Talk:
    """The talk of a system of which nothing special is known; others say more."""

    def __init__(self, aid: PlayerAid | None = None) -> None:
        self.aid = aid or PlayerAid()

    def turn(self, game: Game) -> Hashable:
        """Something that is another one in every turn: nothing is taken back past it."""
        return self.aid.turn(game)

    def heading(self, game: Game) -> str:
        return self.aid.heading(game)

    def examples(self, game: Game) -> Examples:
        """What help shows of what can be typed in this game."""
        return examples_of(game)

    def picture(self, game: Game, seat: int) -> list[str]:
        """The situation of a seat."""
        parts = (("", figure_lines(self.aid.seat(game, seat))), ("", self.hand(game, seat)))
        more = (("events", self.events(game)), ("others", self.others(game, seat)))
        return [line for label, lines in (*parts, *more) for line in labelled(label, lines)]

    def status(self, game: Game, seat: int) -> str:
        """The same in one line, for between two actions."""
        return f"{_name(game)}: {in_a_line(self.aid.seat(game, seat))}"

    def hand(self, game: Game, seat: int) -> list[str]:
        """The cards of a seat, as far as whoever has to act may see them."""
        facts = self.aid.seat(game, seat)
        return card_lines(facts if seat == game.actor else facts.to_others())

    def events(self, game: Game) -> list[str]:
        return [*self.aid.events(game), *self.aid.beside(game)]

    def others(self, game: Game, seat: int) -> list[str]:
        """What the other players have, as far as it lies open."""
        told = {n: open_in_a_line(self.aid.seat(game, n)) for n in self._others(game, seat)}
        return [f"{game.names[other]}: {line}" for other, line in told.items() if line]

    def _others(self, game: Game, seat: int) -> list[int]:
        """The other seats in the order of play, from the next one on."""
        order = list(self.aid.order(game))
        start = order.index(seat)
        return order[start + 1 :] + order[:start]

    def board(self, game: Game, about: str, room: Room) -> list[str]:
        """The board, or the part of it around a place that fits the screen."""
        from drawing.terminal.picture import terminal_picture

        around, overlay = self._cell(game, about), self.overlay(game)
        return terminal_picture(game.scenario, overlay, room, around=around, viewer=game.actor)

    def _cell(self, game: Game, about: str) -> Cell | None:
        """The cell of a place that somebody asks about; None where it has none."""
        try:
            place = place_in(map_of(game), about)
        except NotationError as trouble:
            if not about or about.lower() == WHOLE:
                return None
            raise Refused(str(trouble)) from None
        city = game.scenario.cities.get(place.id) if isinstance(place, AtCity) else None
        cells = cells_of(place) if city is None or city.at is None else (city.at,)
        return cells[0] if cells else None

    def overlay(self, game: Game) -> Overlay:
        """What lies on the map, for whoever draws it."""
        return overlay_of(game)

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
