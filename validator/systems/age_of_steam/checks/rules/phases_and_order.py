"""The phases of a turn, and how the order of players is found."""

from collections.abc import Iterator

from model.systems.age_of_steam.rules.effects import Auction
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, Finding
from validator.systems.age_of_steam.survey.survey import RULES, AgeOfSteamSurvey
from validator.wording.listing import listed

IN_SEQUENCE = ("actions", "build", "move", "income", "expenses", "reduction")
"""These phases stand in this order, whatever stands between them."""
MUST_BE = ("shares", *IN_SEQUENCE, "advance")


@check(
    "RUL110",
    "unplayable-phases",
    ERROR,
    reads=RULES,
    needs=("rules",),
    rules=("AOM-ORDER-05",),
    holds=("VAL-AOS-55", "VAL-AOM-21"),
    since="0.6.0",
)
def unplayable_phases(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """The phases lack one, have one twice, or stand in an order that cannot be played.

    Why: track is built before goods move, and income is collected before it is spent.
    Repair: keep actions, build, move, income, expenses and reduction in this order and advance as
    the last; order and growth may be left out.

    Bad:
        rules: {phases: [shares, order, actions, move, build, income, expenses, reduction, growth,
          advance]}

    Good:
        rules: {phases: [order, shares, actions, build, move, income, expenses, reduction, growth,
          advance]}
    """
    phases, route = survey.rules.phases, ("rules", "phases")
    twice = sorted({phase for phase in phases if phases.count(phase) > 1})
    lacking = [phase for phase in MUST_BE if phase not in phases]
    order = [phase for phase in phases if phase in IN_SEQUENCE]
    if twice:
        yield Finding(
            message=tr("{twice} stands twice among the phases", twice=twice[0]), route=route
        )
    elif lacking:
        yield Finding(
            message=tr("{lacking} is missing among the phases", lacking=lacking[0]), route=route
        )
    elif tuple(order) != IN_SEQUENCE:
        yield Finding(
            message=tr("the phases come in the order {order}", order=", ".join(order)), route=route
        )
    elif phases[-1] != "advance":
        yield Finding(
            message=tr("{phases} comes after advance, which ends the turn", phases=phases[-1]),
            route=route,
        )


@check(
    "RUL111",
    "unfit-order-table",
    ERROR,
    reads=("players", *RULES),
    needs=("rules",),
    rules=("AOM-ORDER-01",),
    holds=("VAL-AOM-21",),
    since="0.6.0",
)
def unfit_order_table(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """The table of orders lacks a turn, or an order does not name every seat once.

    Why: in that turn nobody knows who goes first.
    Repair: give each turn the seats of the largest number of players, each once.

    Bad:
        players: {min: 3, max: 3}
        rules:
          turns: 2
          order: {mode: table, table: {1: [1, 2, 3], 2: [2, 2, 1]}}
          actions: {list: [{id: first-move}, {id: first-build}, {id: production}]}
          delivery: {filters: []}

    Good:
        players: {min: 3, max: 3}
        rules:
          turns: 2
          order: {mode: table, table: {1: [1, 2, 3], 2: [2, 3, 1]}}
          actions: {list: [{id: first-move}, {id: first-build}, {id: production}]}
          delivery: {filters: []}
    """
    order = survey.rules.order
    if order.mode != "table" or not survey.counts:
        return
    route, seats = ("rules", "order", "table"), list(range(1, survey.counts[-1] + 1))
    turns = [turn for turn in map(survey.turns, survey.counts) if turn is not None]
    lacking = [n for n in range(1, max(turns, default=1) + 1) if str(n) not in order.table]
    if lacking:
        yield Finding(
            message=tr("the table of orders has no turn {n}", n=listed([str(n) for n in lacking])),
            route=route,
        )
    for turn, named in order.table.items():
        if sorted(named) != seats:
            yield Finding(
                message=tr(
                    "the order of turn {turn} does not name each of the seats 1 to {seats} once",
                    turn=turn,
                    seats=seats[-1],
                ),
                route=(*route, turn),
            )


@check(
    "RUL112",
    "no-such-auction",
    ERROR,
    reads=("players", *RULES),
    needs=("rules",),
    rules=("AOM-ORDER-03", "AOM-PAYFIRST-03"),
    holds=("VAL-AOM-22",),
    since="0.6.0",
)
def no_such_auction(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """An action is about the auction, and the order of players is not found by one.

    Where players pay to be first, an action may make its holder first.

    Why: the action would do nothing.
    Repair: take the action off the list, or give it other effects.

    Bad:
        rules: {order: {mode: rotate}}

    Good:
        rules:
          order: {mode: rotate}
          actions: {list: [{id: first-move}, {id: first-build}, {id: urbanization},
            {id: production}, {id: gain-support, effects: [{gain_token: {id: support}}]}]}
    """
    mode = survey.rules.order.mode
    allowed = {"auction": ("pass-once", "auto-pass", "first"), "pay-first": ("first",)}
    for place, action, effect in survey.effects():
        if isinstance(effect, Auction) and effect.auction not in allowed.get(mode, ()):
            yield Finding(
                message=tr(
                    "{action} is about the auction, and the order of players is found by {mode}",
                    action=action.name or action.id,
                    mode=mode,
                ),
                route=("rules", "actions", "list", place),
                about=(("rules", "order", "mode"),),
            )
