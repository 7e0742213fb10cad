"""What is different about expenses, income reduction, bankruptcy, score and the end."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from model.scenario.names_in_words import joined
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

TERMS: Final = {
    "income": "income",
    "shares": "share issued",
    "owned_sections": "section of one's own links",
    "cash": "dollar in cash",
    "kept_cubes": "kept cube",
    "turns_lasted": "turn that one has lasted",
}

TIES: Final = {"cash": "cash", "shares": "shares", "owned_sections": "sections of track"}


def term_text(term: str, words: Words) -> str:
    """What is counted: `income`, `token Support`."""
    head, _, rest = term.partition(".")
    if head == "token":
        return words.token(rest)
    if head == "cubes_left":
        return f"{words.colour(rest)} cube left on the map"
    return TERMS.get(term, term)


def score_text(term: ScoreTerm, words: Words) -> str:
    """`3 points for each income`."""
    points = f"{term.times} point{'' if abs(term.times) == 1 else 's'}"
    each = f"each {term_text(term.term, words)}"
    if term.per != 1:
        each = f"every {term.per} ({term_text(term.term, words)})"
    return f"{points} for {each}"


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
        most = f", at most {reduction.cap}" if reduction.cap is not None else ""
        return f"{reduction.lose} for every {reduction.every} beyond the first{most}"
    return joined(
        f"{lost} beyond" if high is None else f"{lost} up to {high}" for high, lost in reduction
    )


def _reduction(new: Any, _old: Any, words: Words) -> Iterator[str]:
    yield f"Income is reduced by {words.varied(new, reduction_text)}."


def _expense_die(new: Any, _old: Any, _words: Words) -> Iterator[str]:
    if new:
        faces = joined(f"${one}" for one in new)
        yield f"Before Collect Income a die says what all must pay: {faces} for its faces in turn."


def _token_expenses(new: Any, old: Any, words: Words) -> Iterator[str]:
    for token, cost in new.items():
        if cost != old.get(token):
            yield f"Each {words.token(token)} costs ${cost} in every turn."


def _lose_if(new: Any, _old: Any, words: Words) -> Iterator[str]:
    for one in new:
        match one.test:
            case ScoreBelow(score_below=n):
                what = f"a score below {n}"
            case CashBelow(cash_below=n):
                what = f"less than ${n}"
            case _:
                left = one.test.cubes_left
                what = f"more than {left.more_than} {words.colour(left.colour)} cubes on the map"
        yield f"{words.only(one.when)}Whoever ends with {what} has lost."


def _scoring(new: Any, old: Any, words: Words) -> Iterator[str]:
    for term in new:
        if term not in old:
            text = score_text(term, words)
            yield f"In the score there {'is' if abs(term.times) == 1 else 'are'} {text}."
    named = {term.term for term in new}
    for term in old:
        if term.term not in named:
            yield f"The score counts nothing for each {term_text(term.term, words)}."


def _tie_break(new: Any, _old: Any, words: Words) -> Iterator[str]:
    if new:
        terms = (TIES.get(one) or term_text(one, words) for one in new)
        yield f"Ties are broken by {joined(terms, 'then')}."


def _end(new: Any, _old: Any, _words: Words) -> Iterator[str]:
    for one in new:
        if isinstance(one, NoCubes):
            where = "in cities" if one.no_cubes == "cities" else "on the map"
            yield f"The game also ends when no cube lies {where}."
        else:
            many = "one player is" if one.players_left == 1 else f"{one.players_left} players are"
            yield f"The game also ends when only {many} left."


MONEY: Final[Mapping[str, Telling]] = {
    "money.expenses.share": instead("Each share costs {} in every turn", dollars),
    "money.expenses.engine": instead("Each link of the engine costs {} in every turn", dollars),
    "money.expenses.turn": plainly("All pay {} times the number of the turn", dollars),
    "money.expenses.token": _token_expenses,
    "money.expense_die": _expense_die,
    "money.shortfall": choice(
        {
            "income": "Whoever cannot pay loses income",
            "shares": "Whoever cannot pay must first issue shares",
        }
    ),
    "money.bankrupt_below": instead("A player is bankrupt with an income below {}"),
    "money.bankrupt_scores": choice(
        {True: "Bankrupt players have a score, too", False: "Bankrupt players have no score"}
    ),
    "money.income_cap": plainly("Income never goes above {}"),
    "money.reduction": _reduction,
    "money.reduction_factor": plainly("The reduction is multiplied by {}"),
    "money.reduction_basis": choice(
        {
            "after": "The reduction is read from income after expenses",
            "before": "The reduction is read from income before expenses",
        }
    ),
    "money.lose_if": _lose_if,
    "money.goal": lambda new, _old, _words: (
        [f"One player alone must reach {new.score_at_least} points."] if new is not None else []
    ),
    "scoring": _scoring,
    "tie_break": _tie_break,
    "end": _end,
}
