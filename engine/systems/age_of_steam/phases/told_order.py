"""The order of players in words, whoever has settled it."""

from engine.protocol import Happening
from engine.systems.age_of_steam.state.play import Play
from model.wording.speech import tr


def told(play: Play) -> Happening:
    names = ", ".join(play.name(seat) for seat in play.state.order)
    facts = {"order": [seat + 1 for seat in play.state.order]}
    return Happening("order", None, tr("The order is {names}", names=names), facts)
