"""Choices that somebody has to make before the turn goes on."""

from collections.abc import Iterator
from typing import Any

from engine.protocol import Refusal
from engine.systems.crayon.actions import kinds as act
from engine.systems.crayon.events.retreat import put_back
from engine.systems.crayon.phases import restarting, trading
from engine.systems.crayon.state.chips import lose_load
from engine.systems.crayon.state.play import Play, no
from model.wording.speech import tr

CHOICES = (act.Lose, act.Retreat, act.Protect, act.Pass, act.Agree, act.Refuse)
ANSWERS: dict[str, tuple[type[Any], ...]] = {
    "lose": (act.Lose,),
    "retreat": (act.Retreat,),
    "protect": (act.Protect, act.Pass),
    "answer": (act.Agree, act.Refuse),
}
RULES = {
    "lose": ("CRY-EVENT-17", "choose the load that you lose first"),
    "retreat": ("CRY-EVENT-52", "choose the city that your train goes back to first"),
    "protect": ("CRY-VAR-27", "say what you protect, or pass"),
    "answer": ("CRY-VAR-52", "agree to the trade or refuse it first"),
}


def why_not_choose(play: Play, action: Any) -> Refusal | None:
    if not play.state.agenda:
        return no("CRY-TURN-01", tr("nobody has asked for this choice"))
    task = play.state.agenda[-1]
    if not isinstance(action, ANSWERS[task[0]]):
        rule, sentence = RULES[task[0]]
        return no(rule, _of_event(play, sentence))
    match action:
        case act.Lose(good):
            _, seat, number, _ = task
            train = play.state.seats[int(seat)].trains[int(number)]
            if good not in train.loads:
                return no(
                    "CRY-EVENT-17",
                    _of_event(play, tr("there is no {good} on the train", good=good)),
                )
        case act.Retreat(at):
            if play.table.network.index(at) not in task[3:]:
                return no("CRY-EVENT-52", _of_event(play, tr("the train goes to the nearest city")))
        case act.Protect():
            return restarting.why_not_protect(play, action)
    return None


def _of_event(play: Play, sentence: str) -> str:
    """A sentence about a choice, with the name of the event that asks for it."""
    if play.state.agenda[-1][0] not in ("lose", "retreat"):
        return sentence
    cards = [str(task[1]) for task in play.state.agenda if task[0] == "settled"]
    return f"{play.event_name(cards[-1])}: {sentence}" if cards else sentence


def choices(play: Play) -> Iterator[Any]:
    word, seat, *rest = play.state.agenda[-1]
    match word:
        case "lose":
            train = play.state.seats[int(seat)].trains[int(rest[0])]
            yield from (act.Lose(good) for good in sorted(set(train.loads)))
        case "retreat":
            yield from (act.Retreat(play.table.cells[int(cell)]) for cell in rest[1:])
        case "protect":
            yield from restarting.protections(play)
        case "answer":
            yield from (act.Agree(), act.Refuse())


def choose(play: Play, action: Any) -> None:
    match action:
        case act.Lose(good):
            _, seat, number, count = play.state.agenda.pop()
            lose_load(play, int(seat), play.state.seats[int(seat)].trains[int(number)], good)
            if int(count) > 1:
                play.push("lose", seat, number, int(count) - 1)
        case act.Retreat(at):
            _, seat, number, *_ = play.state.agenda.pop()
            train = play.state.seats[int(seat)].trains[int(number)]
            put_back(play, int(seat), train, play.table.network.index(at))
        case act.Protect():
            restarting.protect(play, action)
        case act.Pass():
            restarting.pass_by(play, action)
        case act.Agree():
            trading.agree(play, action)
        case act.Refuse():
            trading.refuse(play, action)
