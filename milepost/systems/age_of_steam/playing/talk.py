"""The talk of Age of Steam games: whole moves in one line."""

from typing import cast

from engine.protocol import Game, Refusal
from engine.showing.plans import CannotPlan, Plan
from engine.showing.player_aid import aid_of
from engine.systems.age_of_steam.composing.whole_moves import whole_move
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from milepost.playing.talk import Talk
from milepost.terminal.say import Refusal as Refused


class AgeOfSteamTalk(Talk):
    """Understands `move red guangzhou via foshan,shenzhen`."""

    def plan(self, game: Game, text: str, refusal: Refusal | None) -> Plan | None:
        try:
            return whole_move(cast("AgeOfSteamGame", game), text)
        except CannotPlan as trouble:
            raise Refused(str(trouble)) from None


TALK = AgeOfSteamTalk(aid_of("age-of-steam"))
