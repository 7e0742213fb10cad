"""Why a decision cannot be made while a card is being applied."""

from engine.protocol import Refusal
from engine.systems.trains.actions import kinds as act
from engine.systems.trains.parts.applying import current
from engine.systems.trains.state.play import Play
from engine.systems.trains.state.state import APPLY
from model.systems.trains.building import rails, stations
from model.systems.trains.effects.deck import NameAndPeek
from model.systems.trains.effects.pieces import Rail, Station
from model.wording.speech import tr


def why_not(play: Play, action: act.TrainsAction) -> Refusal:
    """The rule that forbids it, with a sentence."""
    if isinstance(action, act.PlayCard | act.Buy | act.EndTurn | act.Pass):
        return Refusal("TRN-TURN-02", tr("first the card that was played is applied or left"))
    if play.resolving.asks == APPLY:
        return Refusal("TRN-PLAY-03", tr("say whether the card is applied: apply or leave"))
    found = _of_the_board(play, action)
    return found or Refusal("TRN-PLAY-04", tr("that is not what the card asks for now"))


def _of_the_board(play: Play, action: act.TrainsAction) -> Refusal | None:
    land, effect = play.table.land, current(play)
    match action, effect:
        case act.LayRail(cell), Rail():
            why = rails.why_not(play.builder, cell)
            return Refusal(*why) if why is not None else _stuck()
        case act.BuildStation(cell), Station():
            why = stations.why_not(land, cell, play.state.stations)
            return Refusal(*why) if why is not None else _stuck()
        case act.NameCard(card), NameAndPeek():
            name = play.table.name(card)
            return Refusal(
                "TRN-CARD-command-central", tr("{name} is no card of this game", name=name)
            )
    return None


def _stuck() -> Refusal:
    return Refusal("TRN-PLAY-04", tr("then the rest of the card could not be applied"))
