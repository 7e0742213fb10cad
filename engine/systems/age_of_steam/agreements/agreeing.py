"""A proposal, and everybody who is asked about it in turn."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.protocol import Action, Happening, NotPlayable, Refusal
from engine.systems.age_of_steam.actions.kinds import Accept, Agree, Decline
from engine.systems.age_of_steam.actions.typed import parsed
from engine.systems.age_of_steam.agreements.moving_things import move, why_not_move
from engine.systems.age_of_steam.agreements.soundness import settle, why_not_sound
from engine.systems.age_of_steam.state.play import Play, no
from model.notation import NotationError
from model.wording.speech import tr

RULE = "AOM-GEN-09"


@dataclass(slots=True)
class Agreement:
    """What was proposed, by whom, and who has not answered yet."""

    what: Agree
    proposer: int
    asked: tuple[int, ...]

    def copy(self) -> "Agreement":
        return Agreement(self.what, self.proposer, self.asked)

    def to_plain(self) -> Any:
        asked = [seat + 1 for seat in self.asked]
        return {"what": str(self.what), "proposer": self.proposer + 1, "asked": asked}


def from_plain(plain: Any, players: int) -> Agreement:
    wrong = NotPlayable(tr("what is agreed on is not told as it should be"))
    if not isinstance(plain, Mapping) or not isinstance(plain.get("asked"), list):
        raise wrong
    try:
        what = parsed(str(plain.get("what")))
    except NotationError:
        raise wrong from None
    seats = [plain.get("proposer"), *plain["asked"]]
    if not isinstance(what, Agree) or not all(
        type(seat) is int and 1 <= seat <= players for seat in seats
    ):
        raise wrong
    proposer, *asked = [seat - 1 for seat in seats]
    return Agreement(what, proposer, tuple(asked))


def answers() -> Iterator[Action]:
    """What may be answered; who declines comes first, since that is what those do who must ask."""
    yield Decline()
    yield Accept()


def why_not_answer(action: Any) -> Refusal | None:
    if isinstance(action, Accept | Decline):
        return None
    return no(RULE, tr("first everybody answers what has been proposed"))


def why_not_propose(play: Play, action: Agree) -> Refusal | None:
    """Whether people may agree on something at all, and on this."""
    if not play.table.has_agreements:
        return no(RULE, tr("this map has no rules that people must agree on"))
    if getattr(play.state.doing, "is_under_way", False):
        return no(RULE, tr("first what is under way must come to its end"))
    return why_not_move(play, action) or why_not_sound(play, action)


def propose(play: Play, action: Agree) -> Iterator[Happening]:
    """Asks all others in the order of play; alone one agrees with oneself."""
    seat, order = play.actor, play.state.order
    at = order.index(seat)
    others = (*order[at + 1 :], *order[:at])
    yield Happening(
        "propose",
        seat,
        tr("{seat} proposes: {action}", seat=play.name(seat), action=str(action)[6:]),
    )
    play.state.agreement = Agreement(action, seat, others)
    yield from _ask(play)


def _ask(play: Play) -> Iterator[Happening]:
    agreement: Agreement = play.state.agreement
    if agreement.asked:
        play.state.actor = agreement.asked[0]
        return
    play.state.agreement, play.state.actor = None, agreement.proposer
    move(play, agreement.what)
    settle(play)
    text = tr("All agree: {what}", what=str(agreement.what)[6:])
    yield Happening("agree", agreement.proposer, text, {"what": agreement.what.what})


def answer(play: Play, action: Any) -> Iterator[Happening]:
    seat, agreement = play.actor, play.state.agreement
    if isinstance(action, Decline):
        play.state.agreement, play.state.actor = None, agreement.proposer
        yield Happening("decline", seat, tr("{seat} does not agree", seat=play.name(seat)))
        return
    yield Happening("accept", seat, tr("{seat} agrees", seat=play.name(seat)))
    play.state.agreement = Agreement(agreement.what, agreement.proposer, agreement.asked[1:])
    yield from _ask(play)
