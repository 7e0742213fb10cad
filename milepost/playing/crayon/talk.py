"""The talk of crayon games, put together."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import cast

from drawing.overlay import Overlay
from drawing.terminal_text import Room
from engine.protocol import Action, Game, Refusal
from engine.systems.crayon import actions as act
from engine.systems.crayon.game import CrayonGame
from milepost.playing.crayon import picture
from milepost.playing.crayon.board import board_lines
from milepost.playing.crayon.laying import lay_plan
from milepost.playing.crayon.naming import place_named
from milepost.playing.crayon.overlay import overlay_of
from milepost.playing.crayon.running import run_plan
from milepost.playing.talk import Plan, Talk

SHORT = {
    "build": "build to CITY, build 4,7 9,7; list build shows all {} sections",
    "place": "place CITY, in any city; list place shows all {}",
}
IN_WORDS = {"done": "on to building", "discard": "for a new hand"}
"""What is said beside words that do not explain themselves."""


class CrayonTalk(Talk):
    """Speaks of mileposts, loads and demand cards."""

    def turn(self, game: Game) -> Hashable:
        turn = _crayon(game).state.turn
        return turn.seat, turn.round, turn.phase == "build-round"

    def heading(self, game: Game) -> str:
        return picture.heading(_crayon(game))

    def picture(self, game: Game, seat: int) -> list[str]:
        return list(picture.picture(_crayon(game), seat))

    def status(self, game: Game, seat: int) -> str:
        return picture.status(_crayon(game), seat)

    def hand(self, game: Game, seat: int) -> list[str]:
        return picture.hand(_crayon(game), seat)

    def events(self, game: Game) -> list[str]:
        return list(picture.events(_crayon(game)))

    def others(self, game: Game, seat: int) -> list[str]:
        return picture.others(_crayon(game), seat)

    def board(self, game: Game, about: str, room: Room) -> list[str]:
        return board_lines(_crayon(game), about, room)

    def overlay(self, game: Game) -> Overlay:
        return overlay_of(_crayon(game))

    def label(self, game: Game, action: Action) -> str:
        """The action without the word of its heading, and with the name of a city."""
        table = _crayon(game).table
        if str(action) in IN_WORDS:
            return f"{action} ({IN_WORDS[str(action)]})"
        text = str(action).removeprefix(f"{action.GROUP} ")
        price = _price(_crayon(game), action)
        if price is not None:
            return f"{text} for {price}"
        at = getattr(action, "at", getattr(action, "to", None))
        city = None if at is None else table.cities.get(table.network.index(at))
        return f"{text} {city.name}" if city is not None else text

    def in_short(self, group: str, actions: Sequence[Action]) -> str:
        return SHORT.get(group, super().in_short(group, actions)).format(len(actions))

    def plan(self, game: Game, text: str, refusal: Refusal | None) -> Plan | None:
        crayon, (word, *rest) = _crayon(game), text.split()
        rule = refusal.rule if refusal is not None else ""
        match word:
            case "move" | "run" if rule in ("", "CRY-MOVE-01"):
                return run_plan(crayon, rest)
            case "build" if rule in ("", "CRY-BUILD-01"):
                return lay_plan(crayon, rest)
            case "place" if rest and not rule:
                return _place(crayon, rest)
            case "end" if crayon.why_not(act.Done()) is None:
                return Plan((act.Done(), act.End()))
        return None


def _price(game: CrayonGame, action: Action) -> int | None:
    """What something costs that stands in a list."""
    rules, table, train = game.table.rules, game.table, getattr(action, "train", 0)
    match action:
        case act.Buy(what):
            thing = table.links.get(what) or table.ferries.get(what)
            return thing.cost if thing is not None else None
        case act.Upgrade(kind):
            return rules.trains[game.state.mover.trains[train - 1].type].upgrades.get(kind)
        case act.Crossgrade(kind):
            return rules.trains[game.state.mover.trains[train - 1].type].crossgrades.get(kind)
    return None


def _place(game: CrayonGame, words: list[str]) -> Plan:
    train = 1
    if len(words) > 2 and words[-2] == "by" and words[-1].isdecimal():
        train = int(words[-1][:3])
        words = words[:-2]
    place = place_named(game.table, " ".join(words))
    action = act.Place(game.table.cells[place.middle])
    return Plan((cast("Action", replace(action, train=train)),))


def _crayon(game: Game) -> CrayonGame:
    return cast("CrayonGame", game)


TALK = CrayonTalk()
