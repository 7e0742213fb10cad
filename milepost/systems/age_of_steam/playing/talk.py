"""The talk of Age of Steam games: whole moves in one line."""

from typing import cast

from engine.protocol import Game, Refusal
from engine.showing.plans import CannotPlan, Plan
from engine.showing.player_aid import aid_of
from engine.systems.age_of_steam.composing.whole_moves import whole_move
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from milepost.playing.examples import Examples
from milepost.playing.talk import Talk
from milepost.terminal.say import Refusal as Refused


class AgeOfSteamTalk(Talk):
    """Understands `move red guangzhou via foshan,shenzhen`."""

    def examples(self, game: Game) -> Examples:
        """What can be done now, and with names of this map what a whole move looks like."""
        places = (*game.scenario.cities, "ash", "elm", "oak")
        colour = next(iter(game.scenario.goods), "red")
        move = f"move {colour} {places[0]} via {places[1]},{places[2]}"
        more = ((move, "a whole move; its steps can also be typed one by one"),)
        return super().examples(game)._replace(rule="AOS-GOODS-06", more=more, chance="draw or die")

    def plan(self, game: Game, text: str, refusal: Refusal | None) -> Plan | None:
        try:
            return whole_move(cast("AgeOfSteamGame", game), text)
        except CannotPlan as trouble:
            raise Refused(str(trouble)) from None


TALK = AgeOfSteamTalk(aid_of("age-of-steam"))
