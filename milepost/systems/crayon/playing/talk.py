"""The talk of crayon games, put together."""

from collections.abc import Sequence
from typing import cast

from drawing.terminal.text import Room
from engine.protocol import Action, Game, Refusal
from engine.showing.plans import Plan
from engine.systems.crayon.actions import kinds as act
from engine.systems.crayon.aid import AID
from engine.systems.crayon.game.game import CrayonGame
from milepost.playing.examples import Examples
from milepost.playing.talk import Talk
from milepost.systems.crayon.playing import situation, typed_lines
from milepost.systems.crayon.playing.board_text import board_lines
from milepost.systems.crayon.playing.wanted_loads import why_not_delivered

SHORT = {
    "build": "build to CITY, build 4,7 9,7; list build shows all {} sections",
    "place": "place CITY, in any city; list place shows all {}",
}


EXAMPLES = Examples(
    moves="load coal, end",
    group="build",
    move="build 4,7 5,7",
    rule="CRY-BUILD-08",
    place="wuhan",
    more=(
        ("move wuhan, move 5,7", "run there, as far as the turn goes"),
        ("move wuhan rent", "the same, over others' track too"),
        ("build to wuhan", "lay the cheapest line the money allows; you are asked"),
        ("build 4,7 9,7", "the same between two places"),
    ),
    chance="card drawn",
)


class CrayonTalk(Talk):
    """Speaks of mileposts, loads and demand cards."""

    def examples(self, game: Game) -> Examples:
        return EXAMPLES

    def picture(self, game: Game, seat: int) -> list[str]:
        return list(situation.picture(_crayon(game), seat))

    def status(self, game: Game, seat: int) -> str:
        return situation.status(_crayon(game), seat)

    def hand(self, game: Game, seat: int) -> list[str]:
        return situation.hand(_crayon(game), seat)

    def others(self, game: Game, seat: int) -> list[str]:
        return situation.others(_crayon(game), seat)

    def board(self, game: Game, about: str, room: Room) -> list[str]:
        return board_lines(_crayon(game), about, room)

    def in_short(self, group: str, actions: Sequence[Action]) -> str:
        return SHORT.get(group, super().in_short(group, actions)).format(len(actions))

    def plan(self, game: Game, text: str, refusal: Refusal | None) -> Plan | None:
        crayon, (word, *rest) = _crayon(game), text.split()
        rule = refusal.rule if refusal is not None else ""
        match word:
            case "move" | "run" if rule in ("", "CRY-MOVE-01"):
                return typed_lines.run(crayon, rest)
            case "build" if rule in ("", "CRY-BUILD-01"):
                return typed_lines.lay(crayon, rest)
            case "place" if rest and not rule:
                return typed_lines.put(crayon, rest)
            case "deliver" | "ship" if not rule:
                refused = why_not_delivered(crayon, rest)
                if refused is not None:
                    raise refused
            case "end" if crayon.why_not(act.Done()) is None:
                return Plan((act.Done(), act.End()))
        return None


def _crayon(game: Game) -> CrayonGame:
    return cast("CrayonGame", game)


TALK = CrayonTalk(AID)
