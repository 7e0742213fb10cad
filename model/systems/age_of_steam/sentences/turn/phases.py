"""What is done in each phase of a turn, with the numbers of a map."""

from collections.abc import Callable, Mapping
from typing import Final

from model.scenario.names_in_words import counted, joined
from model.systems.age_of_steam.conditions.cases import Cases
from model.systems.age_of_steam.sentences.differences.of_actions import CHOICES
from model.systems.age_of_steam.sentences.differences.of_goods import dice_text, rounds_text
from model.systems.age_of_steam.sentences.differences.of_money import reduction_text, term_text
from model.systems.age_of_steam.sentences.differences.of_track import limit_text
from model.systems.age_of_steam.sentences.differences.of_turns import pays
from model.systems.age_of_steam.sentences.words import Words
from model.wording.sentences import behind_each_other, capital, linked
from model.wording.speech import later, tr

AUCTION: Final = later(
    "Bid for the order of play, or pass and take the last free place. First pays {first}, second "
    "{second}, those in between {middle}, last {last}."
)
SHARES: Final = later("Issue shares for {price} each; at most {most} in all. They never come back.")
SHARES_IN_TURN: Final = later(
    "Issue shares for {price} each, {turn} in a turn; at most {most} in all. They never come back."
)
BUILD: Final = later("In order, tiles to lay or to replace: {limit}. Each is paid at once.")
BUILD_LINKS: Final = later(
    "In order, tiles to lay or to replace: {limit}; special links count as builds. Each is paid at "
    "once."
)
MOVE: Final = later(
    "{rounds}: move one cube over at most as many links as your engine has, to the first city that "
    "takes its colour, or raise the engine (once in a turn). Income for each link, to its owner: "
    "{income}."
)
PAY: Final = {
    True: later(
        "Pay {parts}. Shares are issued for what is missing; who falls below {n} is bankrupt."
    ),
    False: later(
        "Pay {parts}. For each dollar missing income falls by 1; who falls below {n} is bankrupt."
    ),
}
"""By whether shares are issued for what is missing."""
GROWTH: Final = later(
    "Production first. Then {dice}; each die brings the cities of its number the topmost cube of "
    "their columns."
)


def phase_text(phase: str, words: Words) -> str:
    """What happens in a phase, in a few sentences."""
    return _TOLD[phase](words)


def order_text(words: Words) -> str:
    """How the order of players is found."""
    order = words.rules.order
    if order.mode == "auction":
        pay = order.pay
        return tr(
            AUCTION,
            first=pays(pay.first),
            second=pays(pay.second),
            middle=pays(pay.middle),
            last=pays(pay.last),
        )
    if order.mode == "table":
        return tr("The order of play is written down for each turn.")
    if order.mode == "rotate":
        return tr("Whoever was first becomes last.")
    price = words.rules.pay_first.price if words.rules.pay_first is not None else 0
    pay_first = later(
        "One after the other may pay ${price} to be first; the others keep their order."
    )
    return tr(pay_first, price=price)


def _shares(words: Words) -> str:
    rule = words.rules.shares
    most, price = words.varied(rule.max), words.varied(rule.price, "${}".format)
    if rule.per_turn is None:
        return tr(SHARES, price=price, most=most)
    return tr(SHARES_IN_TURN, price=price, most=most, turn=words.varied(rule.per_turn, _number))


def _number(value: int | None) -> str:
    return tr("any number") if value is None else tr("at most {n}", n=value)


def _actions(words: Words) -> str:
    rules = words.rules
    choice = words.varied(rules.actions.choice, lambda one: tr(CHOICES[one]))
    actions = words.actions(one.id for one in rules.actions.list)
    return tr("In the new order. {choice}: {actions}.", choice=choice, actions=actions)


def _build(words: Words) -> str:
    limit = words.varied(words.rules.build.limit, limit_text)
    return tr(BUILD_LINKS if _has_links(words) else BUILD, limit=limit)


def _has_links(words: Words) -> bool:
    return bool(words.scenario.part.special_links)


def _move(words: Words) -> str:
    rules = words.rules
    per_link = words.varied(rules.delivery.income.per_link)
    return tr(MOVE, rounds=words.varied(rules.delivery.rounds, rounds_text), income=per_link)


def _income(_words: Words) -> str:
    return tr("Everybody gets $1 for each point of income.")


def _expenses(words: Words) -> str:
    money = words.rules.money
    engine = words.varied(money.expenses.engine, "${}".format)
    parts = [
        tr("${money} for each share", money=money.expenses.share),
        tr("{money} for each link of the engine", money=engine),
    ]
    if money.expenses.turn:
        parts.append(tr("${money} times the number of the turn", money=money.expenses.turn))
    parts += [
        tr("${money} for each {token}", money=cost, token=words.token(one))
        for one, cost in money.expenses.token.items()
    ]
    text = PAY[money.shortfall == "shares"]
    return tr(text, parts=joined(parts), n=money.bankrupt_below)


def _reduction(words: Words) -> str:
    money = words.rules.money
    factor = money.reduction_factor
    amounts = words.varied(money.reduction, reduction_text)
    falls, times = tr("Income falls by {amounts}.", amounts=amounts), ""
    if isinstance(factor, Cases) or factor != 1:
        times = tr("This is multiplied by {factor}.", factor=words.varied(factor))
    return behind_each_other(falls, times)


def _growth(words: Words) -> str:
    dice = words.rules.growth.dice
    sides = ((later("light dice: {n}"), dice.light), (later("dark dice: {n}"), dice.dark))
    told = [tr(text, n=words.varied(number, dice_text)) for text, number in sides if number]
    return tr(GROWTH, dice=linked(later("{one} and {other}"), told) or tr("no dice"))


def _advance(words: Words) -> str:
    if words.rules.end:
        return tr("The turn marker moves on; look whether the game is over.")
    return tr("The turn marker moves on.")


def score_lines(words: Words) -> list[tuple[str, str]]:
    """By what is counted the points for it."""
    found = []
    for term in words.rules.scoring:
        points = counted(term.times, "point")
        if term.per != 1:
            points = tr("every {n}, {points}", n=term.per, points=points)
        found.append((capital(term_text(term.term, words)), points))
    return found


_TOLD: Final[Mapping[str, Callable[[Words], str]]] = {
    "shares": _shares,
    "order": order_text,
    "actions": _actions,
    "build": _build,
    "move": _move,
    "income": _income,
    "expenses": _expenses,
    "reduction": _reduction,
    "growth": _growth,
    "advance": _advance,
}
