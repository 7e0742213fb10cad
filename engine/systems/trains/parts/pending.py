"""Whether a card can be half applied as a position says: held against its text and its part."""

from engine.systems.trains.parts.applying import PARTS, can_apply, can_go_on, current
from engine.systems.trains.state.play import Play
from engine.systems.trains.state.state import APPLY, Resolving
from model.systems.trains.effects.exchanging import Copy


def why_not_so(play: Play) -> str:
    """Why nobody can come to such a point of a card; empty if somebody can."""
    now = play.state.resolving
    if now is None:
        return ""
    if not play.state.acted or play.state.starter() is not None:
        return "a card is applied, and nobody has played one"
    if now.count < 0 or now.left < 0 or (now.trashed or 0) < 0:
        return "there are negative numbers in what is being applied"
    if not _texts_follow(play, now):
        return "the parts that are being applied do not belong together"
    is_so = _is_to_be_said(play, now) if now.asks == APPLY else _is_to_be_decided(play)
    return "" if is_so else "there is nothing to decide about the card that is being applied"


def _is_to_be_said(play: Play, now: Resolving) -> bool:
    """Whether a card that could be applied waits for being applied or left."""
    is_fresh = not (now.left or now.count or now.aside or now.is_open)
    text, number = now.at[0]
    is_whole = len(now.at) == 1 and not number and bool(play.table.texts[text])
    return is_fresh and is_whole and can_apply(play, text)


def _is_to_be_decided(play: Play) -> bool:
    """Whether the present part asks for just so many decisions, and one can be made."""
    effect = current(play)
    is_asked = effect is not None and PARTS[type(effect)].is_asked(play, effect)
    return is_asked and can_go_on(play)


def _texts_follow(play: Play, now: Resolving) -> bool:
    """Whether the texts lead from the card in play into each other."""
    outer, number = now.at[0]
    if now.place is not None and play.seat.play[now.place].card != outer:
        return False
    for inner, at in now.at[1:]:
        if not number or not _leads_into(play, now, outer, number - 1, inner):
            return False
        outer, number = inner, at
    return outer in play.table.texts


def _leads_into(play: Play, now: Resolving, outer: str, number: int, inner: str) -> bool:
    """Whether a part brings another text: an option of it, or that of a card it copies."""
    address = f"{outer}.{number}"
    if isinstance(play.table.effects.get(address), Copy):
        is_so = now.place is None or play.seat.play[now.place].copies == inner
        return is_so and inner in play.table.copied
    return inner.rpartition(".")[0] == address and inner in play.table.texts
