"""A turn: what may be done now, why not, and what it does (TRN-TURN-01 to -07)."""

from collections.abc import Iterator

from engine.protocol import Happening, Refusal
from engine.systems.trains.actions import kinds as act
from engine.systems.trains.state.play import Play
from engine.systems.trains.turns import buying, ending, playing, refusals, starting
from model.wording.speech import tr


def legal(play: Play) -> list[act.TrainsAction]:
    """Everything that may be done now, in a fixed order."""
    state = play.state
    if state.result is not None:
        return []
    if state.starter() is not None:
        return starting.choices(play)
    if state.resolving is not None:
        return playing.choices(play)
    hand, table = play.seat.hand, play.table
    plays = table.plays
    found: list[act.TrainsAction] = [
        plays[card] for card in dict.fromkeys(hand) if card in table.playable
    ]
    found += buying.choices(play)
    if state.acted:
        return [*found, act.EndTurn()]
    found.append(act.Pass())
    if table.waste in hand:
        found.append(act.Pass(returns=True))
    return found


def done(play: Play, action: act.TrainsAction) -> Iterator[Happening]:
    """Does what is legal."""
    match action:
        case act.PlayCard(card):
            yield from playing.play_card(play, card)
        case act.Buy():
            yield from buying.buy(play, action)
        case act.Start(cell):
            yield from starting.start(play, cell)
        case act.EndTurn():
            yield from ending.end_turn(play)
        case act.Pass(returns):
            yield play.told("passes", "passes")
            if returns:
                yield from play.return_waste(play.seat.hand.count(play.table.waste))
            yield from ending.end_turn(play)
        case _:
            yield from playing.decide(play, action)


def why_not(play: Play, action: act.TrainsAction) -> Refusal:
    """Why something that is not legal now cannot be done."""
    state = play.state
    if state.starter() is not None:
        return starting.why_not(play, action)
    if state.resolving is not None:
        return refusals.why_not(play, action)
    match action:
        case act.PlayCard(card):
            return _why_not_played(play, card)
        case act.Buy():
            return buying.why_not(play, action) or Refusal("TRN-BUY-01", tr("it cannot be bought"))
        case act.EndTurn():
            return Refusal("TRN-TURN-04", tr("nothing has been done yet: pass"))
        case act.Pass(returns):
            return _why_no_pass(play, returns=returns)
        case act.Start():
            return Refusal("TRN-SETUP-10", tr("everybody has begun"))
    return Refusal("TRN-PLAY-06", tr("no card is being applied now"))


def _why_not_played(play: Play, card: str) -> Refusal:
    if card not in play.seat.hand:
        return Refusal("TRN-PLAY-01", tr("{card} is not in your hand", card=play.table.name(card)))
    return Refusal("TRN-PLAY-09", tr("{card} is not played", card=play.table.name(card)))


def _why_no_pass(play: Play, *, returns: bool) -> Refusal:
    if play.state.acted:
        return Refusal("TRN-TURN-06", tr("a card was played or bought: end the turn"))
    if returns:
        return Refusal("TRN-TURN-05", tr("there is no Waste in your hand"))
    return Refusal("TRN-TURN-05", tr("this is not the time to pass"))
