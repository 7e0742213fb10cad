"""What things are worth as lines for people: cards from which a seat was barred."""

from collections.abc import Iterator, Sequence

from engine.playtests.balance import Balance
from engine.playtests.barring import barring_of
from engine.playtests.differences import Difference
from engine.playtests.worth import FEW, Worth
from engine.registry import score_name
from milepost.terminal.say import count, listed, table


def worth_lines(balance: Balance) -> Iterator[str]:
    """Nothing where nobody was barred from anything."""
    order, found = balance.order, balance.worth()
    if not found:
        return
    noun, score = barring_of(order.scenario).NOUN, score_name(order.scenario.system)
    tried = [one for one in found if one.games]
    yield f"\nWhat a {noun} is worth: the same games again, with one seat barred from it"
    if tried:
        interval = "95 % interval"
        heading = (noun, "games", "changed", "wins of 100", interval, score, interval, "sure")
        yield from table([heading, *(_row(one, score) for one in tried)])
        yield from _how_to_read(tried, noun, score)
    never = [one.title for one in found if not one.games]
    if never:
        yield f"  in no game: {listed(never, 12)}"


def _row(one: Worth, score: str) -> Sequence[object]:
    sure = [score] * one.is_sure_of_scores
    if one.is_sure_of_wins:
        sure.insert(0, "wins")
    return (
        one.title,
        one.games,
        one.changed,
        *_told(one.wins, 100),
        *(("", "all alike") if one.scores is None else _told(one.scores, 1)),
        ", ".join(sure),
    )


def _told(found: Difference, times: int) -> tuple[str, str]:
    mean, low, high = (_signed(times * number) for number in found[:3])
    return mean, f"{low} to {high}"


def _signed(number: float) -> str:
    return f"{round(number, 1) + 0.0:+5.1f}"


def _how_to_read(tried: Sequence[Worth], noun: str, score: str) -> Iterator[str]:
    yield f"  (wins and {score}: what a seat has more than in the same game without the {noun})"
    judged = f", {count(len(tried), noun)} judged together" if len(tried) > 1 else ""
    yield f"  (sure: no accident{judged}; where it says nothing, it may as well be nothing)"
    if any(one.games < FEW for one in tried):
        yield f"  (fewer than {FEW} games tell little: play more of them)"
