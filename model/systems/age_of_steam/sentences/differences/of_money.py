"""What is different about expenses, income reduction, bankruptcy, score and the end."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from model.scenario.names_in_words import counted, joined
from model.systems.age_of_steam.rules.money_rules import (
    CashBelow,
    Every,
    NoCubes,
    ScoreBelow,
    ScoreTerm,
)
from model.systems.age_of_steam.sentences.differences.telling import (
    Telling,
    choice,
    dollars,
    instead,
    plainly,
)
from model.systems.age_of_steam.sentences.words import Words
from model.wording.speech import later, tr

TERMS: Final = {
    "income": later("income"),
    "shares": later("share issued"),
    "owned_sections": later("section of one's own links"),
    "cash": later("dollar in cash"),
    "kept_cubes": later("kept cube"),
    "turns_lasted": later("turn that one has lasted"),
}

TIES: Final = {
    "cash": later("cash"),
    "shares": later("shares"),
    "owned_sections": later("sections of track"),
}
SCORE_ONE: Final = later("In the score there is {points}.")
SCORE_MANY: Final = later("In the score there are {points}.")
LEFT: Final = later("Whoever ends with more than {n} {colour} cubes on the map has lost.")
DIE: Final = later(
    "Before Collect Income a die says what all must pay: {faces} for its faces in turn."
)


def term_text(term: str, words: Words) -> str:
    """What is counted: `income`, `token Support`."""
    head, _, rest = term.partition(".")
    if head == "token":
        return words.token(rest)
    if head == "cubes_left":
        return tr("{colour} cube left on the map", colour=words.colour(rest))
    return tr(TERMS.get(term, term))


def score_text(term: ScoreTerm, words: Words) -> str:
    """`3 points for each income`."""
    points, what = points_text(term.times), term_text(term.term, words)
    if term.per != 1:
        every = later("{points} for every {n} ({term})")
        return tr(every, points=points, n=term.per, term=what)
    return tr("{points} for each {term}", points=points, term=what)


def points_text(times: int) -> str:
    """`3 points`, `-1 point`."""
    return tr("{n} point", n=times) if abs(times) == 1 else counted(times, "point")


def bands_of(reduction: Any, most: int) -> list[tuple[int, int | None, int]]:
    """Reduction as bands: from this income, to that one or without end, so much is lost."""
    if isinstance(reduction, Every):
        return _bands_of_formula(reduction, most)
    found, low = [], 0
    for high, lost in reduction:
        found.append((low, high, lost))
        low = low if high is None else high + 1
    return found


def _bands_of_formula(rule: Every, most: int) -> list[tuple[int, int | None, int]]:
    step, found, low, lost = max(rule.every, 1), list[tuple[int, int | None, int]](), 0, 0
    while low <= most:
        is_last = rule.cap is not None and lost >= rule.cap
        high = None if is_last else (step if low == 0 else low + step - 1)
        found.append((low, high, lost))
        if high is None:
            break
        low, lost = high + 1, lost + rule.lose
        lost = lost if rule.cap is None else min(lost, rule.cap)
    return found


def reduction_text(reduction: Any) -> str:
    """`0 up to 10, 2 up to 20, 4 beyond`."""
    if isinstance(reduction, Every):
        each = {"n": reduction.lose, "every": reduction.every}
        if reduction.cap is None:
            return tr("{n} for every {every} beyond the first", **each)
        capped = later("{n} for every {every} beyond the first, at most {most}")
        return tr(capped, **each, most=reduction.cap)
    return joined(
        tr("{n} beyond", n=lost) if high is None else tr("{n} up to {income}", n=lost, income=high)
        for high, lost in reduction
    )


def _reduction(new: Any, _old: Any, words: Words) -> Iterator[str]:
    yield tr("Income is reduced by {amounts}.", amounts=words.varied(new, reduction_text))


def _expense_die(new: Any, _old: Any, _words: Words) -> Iterator[str]:
    if new:
        faces = joined(f"${one}" for one in new)
        yield tr(DIE, faces=faces)


def _token_expenses(new: Any, old: Any, words: Words) -> Iterator[str]:
    for token, cost in new.items():
        if cost != old.get(token):
            each = later("Each {token} costs ${price} in every turn.")
            yield tr(each, token=words.token(token), price=cost)


def _lose_if(new: Any, _old: Any, words: Words) -> Iterator[str]:
    for one in new:
        match one.test:
            case ScoreBelow(score_below=n):
                told = tr("Whoever ends with a score below {n} has lost.", n=n)
            case CashBelow(cash_below=n):
                told = tr("Whoever ends with less than ${money} has lost.", money=n)
            case _:
                left = one.test.cubes_left
                told = tr(LEFT, n=left.more_than, colour=words.colour(left.colour))
        yield words.only(one.when, told)


def _scoring(new: Any, old: Any, words: Words) -> Iterator[str]:
    for term in new:
        if term not in old:
            text = score_text(term, words)
            is_one = abs(term.times) == 1
            yield tr(SCORE_ONE if is_one else SCORE_MANY, points=text)
    named = {term.term for term in new}
    for term in old:
        if term.term not in named:
            nothing = later("The score counts nothing for each {term}.")
            yield tr(nothing, term=term_text(term.term, words))


def _tie_break(new: Any, _old: Any, words: Words) -> Iterator[str]:
    if new:
        terms = (tr(TIES[one]) if one in TIES else term_text(one, words) for one in new)
        yield tr("Ties are broken by {terms}.", terms=joined(terms, "then"))


def _end(new: Any, _old: Any, _words: Words) -> Iterator[str]:
    for one in new:
        if isinstance(one, NoCubes):
            if one.no_cubes == "cities":
                yield tr("The game also ends when no cube lies in cities.")
            else:
                yield tr("The game also ends when no cube lies on the map.")
        elif one.players_left == 1:
            yield tr("The game also ends when only one player is left.")
        else:
            yield tr("The game also ends when only {n} players are left.", n=one.players_left)


MONEY: Final[Mapping[str, Telling]] = {
    "money.expenses.share": instead(later("Each share costs {value} in every turn"), dollars),
    "money.expenses.engine": instead(
        later("Each link of the engine costs {value} in every turn"), dollars
    ),
    "money.expenses.turn": plainly(later("All pay {value} times the number of the turn"), dollars),
    "money.expenses.token": _token_expenses,
    "money.expense_die": _expense_die,
    "money.shortfall": choice(
        {
            "income": later("Whoever cannot pay loses income"),
            "shares": later("Whoever cannot pay must first issue shares"),
        }
    ),
    "money.bankrupt_below": instead(later("A player is bankrupt with an income below {value}")),
    "money.bankrupt_scores": choice(
        {
            True: later("Bankrupt players have a score, too"),
            False: later("Bankrupt players have no score"),
        }
    ),
    "money.income_cap": plainly(later("Income never goes above {value}")),
    "money.reduction": _reduction,
    "money.reduction_factor": plainly(later("The reduction is multiplied by {value}")),
    "money.reduction_basis": choice(
        {
            "after": later("The reduction is read from income after expenses"),
            "before": later("The reduction is read from income before expenses"),
        }
    ),
    "money.lose_if": _lose_if,
    "money.goal": lambda new, _old, _words: (
        [tr("One player alone must reach {n} points.", n=new.score_at_least)]
        if new is not None
        else []
    ),
    "scoring": _scoring,
    "tie_break": _tie_break,
    "end": _end,
}
