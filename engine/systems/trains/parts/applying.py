"""Applies the text of a card: part by part, all of them or none (TRN-PLAY-04)."""

from collections import deque
from collections.abc import Iterator, Mapping
from typing import Any, Final

from engine.protocol import Happening
from engine.systems.trains.actions.kinds import TrainsAction
from engine.systems.trains.parts import coins, deck, exchanging, hand, lasting, nesting, pieces
from engine.systems.trains.parts.part import Part
from engine.systems.trains.state.play import Play
from engine.systems.trains.state.state import APPLY, Resolving
from model.systems.trains.effects import coins as of_coins
from model.systems.trains.effects import deck as of_deck
from model.systems.trains.effects import effect as of_nesting
from model.systems.trains.effects import exchanging as of_exchanging
from model.systems.trains.effects import hand as of_hand
from model.systems.trains.effects import pieces as of_pieces
from model.systems.trains.effects.lasting import WhileInPlay
from model.systems.trains.effects.nature import looks
from model.wording.speech import tr

MOST_TRIES: Final = 400
"""So many ways are tried to apply a text; one that needs more is not applied."""


def current(play: Play) -> Any:
    """The part that comes next; None when all texts are at their end."""
    at, texts = play.resolving.at, play.table.texts
    while at:
        text, number = at[-1]
        if number < len(texts[text]):
            return texts[text][number]
        at.pop()
    return None


def go_on(play: Play) -> Iterator[Happening]:
    """Applies parts until there is something to decide, or the card is done."""
    now = play.resolving
    while (effect := current(play)) is not None:
        before, part = now.at[-1], PARTS[type(effect)]
        if part.why_not(play, effect) is not None:
            facts = {"late": now.is_open}
            text = tr("{play} cannot apply a part of the card", play=play.name)
            yield Happening("skipped", play.state.actor, text, facts)
        else:
            now.is_open = now.is_open or looks(effect)
            yield from part.begin(play, effect)
            if now.left:
                return
        _advance(now, before)
    play.state.resolving = None


def decide(play: Play, action: TrainsAction) -> Iterator[Happening]:
    """Makes a decision of the present part, and goes on."""
    now, effect = play.resolving, current(play)
    before = now.at[-1]
    yield from PARTS[type(effect)].done(play, effect, action)
    if not now.left:
        _advance(now, before)
        yield from go_on(play)


def _advance(now: Resolving, before: tuple[str, int]) -> None:
    """To the next part, unless another text has come first."""
    if now.at and now.at[-1] is before:
        now.at[-1] = (before[0], before[1] + 1)


def choices(play: Play) -> list[TrainsAction]:
    """What may be decided now: nothing after which the rest could not be applied."""
    effect = current(play)
    found = PARTS[type(effect)].choices(play, effect)
    if play.resolving.is_open or _ends_well(play):
        return found
    return [action for action in found if _leads_on(play, effect, action)]


def can_go_on(play: Play) -> bool:
    """Whether whatever may be decided now leads on, and something may be."""
    now = play.resolving
    if now.asks == APPLY:
        return can_apply(play, now.at[0][0])
    effect, found = current(play), choices(play)
    return bool(found) and (now.is_open or all(_leads_on(play, effect, one) for one in found))


def _leads_on(play: Play, effect: Any, action: TrainsAction) -> bool:
    return _settles_after(play, effect, action, [MOST_TRIES])


# -- whether a text can be applied


def can_apply(play: Play, text: str) -> bool:
    """Whether a text could be applied now, from its beginning, to the end or the next look."""
    first = play.table.texts[text][0]
    now = play.state.resolving
    if play.table.ends_well[text, 0] and now is not None and not _is_nest(first):
        return PARTS[type(first)].why_not(play, first) is None
    scratch = play.copy()
    told = scratch.state.resolving or Resolving()
    told.at, told.left, told.is_open = [(text, 0)], 0, False
    scratch.state.resolving = told
    return _settles(scratch, [MOST_TRIES])


def _is_nest(effect: Any) -> bool:
    """Whether a part asks where it stands."""
    return isinstance(effect, of_nesting.ChooseOne | of_nesting.Optional)


def _settles(play: Play, tries: list[int]) -> bool:
    """Whether there is a way to apply what is left; the game is changed on the way."""
    now = play.resolving
    while (effect := current(play)) is not None:
        part, before = PARTS[type(effect)], now.at[-1]
        if not now.left:
            if part.why_not(play, effect) is not None:
                return False
            if _ends_well(play) or (looks(effect) and _late(play)):
                return True
            if not looks(effect):
                deque(part.begin(play, effect), maxlen=0)
        if now.left:
            return _settles_somehow(play, effect, tries)
        _advance(now, before)
    return True


def _settles_somehow(play: Play, effect: Any, tries: list[int]) -> bool:
    for action in PARTS[type(effect)].choices(play, effect):
        if tries[0] <= 0:
            return False
        if _settles_after(play, effect, action, tries):
            return True
    return False


def _settles_after(play: Play, effect: Any, action: TrainsAction, tries: list[int]) -> bool:
    tries[0] -= 1
    scratch = play.copy()
    now = scratch.resolving
    before = now.at[-1]
    deque(PARTS[type(effect)].done(scratch, effect, action), maxlen=0)
    if not now.left:
        _advance(now, before)
    return _settles(scratch, tries)


def _late(play: Play) -> bool:
    return play.table.rules.playing.late_parts == "skipped"


def _ends_well(play: Play) -> bool:
    """Whether nothing behind the present part can fail, as far as it is judged before."""
    ends, at = play.table.ends_well, play.resolving.at
    outer = [ends[text, number - 1] for text, number in at[:-1] if number]
    return ends[at[-1]] and all(outer)


PARTS: Final[Mapping[type[Any], Part]] = {
    of_coins.Coin: coins.GivesCoin(),
    of_coins.CoinOfChosen: coins.GivesValue(),
    of_coins.CoinIfInPlay: coins.GivesIfInPlay(),
    of_coins.CoinPerDiscarded: coins.GivesPerDiscarded(),
    of_coins.CoinPerReturned: coins.GivesPerReturned(),
    of_pieces.Points: pieces.ScoresPoints(),
    of_pieces.Rail: pieces.LaysRails(),
    of_pieces.Station: pieces.BuildsStations(),
    of_pieces.GainWaste: pieces.BringsWaste(),
    of_hand.Draw: hand.Draws(),
    of_hand.Discard: hand.Discards(),
    of_hand.DrawAsDiscarded: hand.DrawsAsDiscarded(),
    of_hand.ReturnWaste: hand.ReturnsWaste(),
    of_deck.RevealUntil: deck.RevealsUntil(),
    of_deck.RevealTop: deck.RevealsTop(),
    of_deck.PeekTop: deck.PeeksTop(),
    of_deck.NameAndPeek: deck.NamesAndPeeks(),
    of_deck.TakeFromDiscard: deck.TakesFromDiscard(),
    of_deck.TopdeckFromPlay: deck.TopdecksFromPlay(),
    of_exchanging.TrashSelf: exchanging.TrashesSelf(),
    of_exchanging.TrashFromHand: exchanging.TrashesFromHand(),
    of_exchanging.Gain: exchanging.Gains(),
    of_exchanging.GainSameAsShown: exchanging.GainsSameAsShown(),
    of_exchanging.Copy: nesting.Copies(can_apply),
    WhileInPlay: lasting.Lasts(),
    of_nesting.ChooseOne: nesting.ChoosesOne(can_apply),
    of_nesting.Optional: nesting.MayBeLeft(can_apply),
}
"""The handler of each word of the vocabulary."""
