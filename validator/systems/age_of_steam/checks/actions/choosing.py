"""The list of actions: whether there are enough, and whether what is named is on it."""

from collections.abc import Iterator

from model.systems.age_of_steam.conditions.cases import now
from model.systems.age_of_steam.conditions.selector import Selector, Situation, is_so
from model.systems.age_of_steam.rules.action_rules import Alternate, Block, Cycle, LastMustTake
from model.systems.age_of_steam.rules.base_effects import BASE_EFFECTS
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, Finding, Way
from validator.systems.age_of_steam.survey.survey import RULES, AgeOfSteamSurvey
from validator.systems.age_of_steam.survey.walking import records
from validator.wording.listing import counted
from validator.wording.near_names import nearest

LIST = ("rules", "actions", "list")
AVAILABILITY = ("rules", "actions", "availability")


@check(
    "RUL140",
    "too-few-actions",
    ERROR,
    reads=("players", *RULES),
    needs=("rules",),
    rules=("AOS-ACTION-01", "AOM-ACTION-05", "AOM-ACTION-07"),
    holds=("VAL-AOS-26", "VAL-AOM-12"),
    since="0.6.0",
)
def too_few_actions(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """Everybody must take an action, and in some turn fewer are open than there are players.

    Blocked actions are not open, nor are those that roles are granted. What a cycle of each player
    leaves is not looked at.

    Why: somebody would have to go without, though the rules ask for an action.
    Repair: add actions, block fewer, or let `choice` be `if-any`.

    Bad:
        rules: {actions: {availability: [{block: {by: shuffle, count: 3}}]}}

    Good:
        rules: {actions: {availability: [{block: {by: shuffle, count: 1}}]}}
    """
    for moment in survey.moments():
        choice = now(survey.rules.actions.choice, moment._replace(place=moment.players))
        number = _open(survey, moment)
        if choice == "mandatory" and number < moment.players:
            yield Finding(
                message=(
                    tr(
                        "in turn {turn} {players} must take an action, and only {are} open",
                        turn=moment.turn,
                        players=counted(moment.players, "player"),
                        are=counted(number, "is", "are"),
                    )
                    if number
                    else tr(
                        "in turn {turn} {players} must take an action, and {are} open",
                        turn=moment.turn,
                        players=counted(moment.players, "player"),
                        are=counted(number, "is", "are"),
                    )
                ),
                route=("rules", "actions"),
            )
            return


def _open(survey: AgeOfSteamSurvey, moment: Situation) -> int:
    """How many actions can be taken in a turn, at the least."""
    actions, roles = survey.rules.actions, survey.rules.roles
    granted = set() if roles is None else {a for r in roles.list.values() for a in r.grants}
    there = [one.id for one in actions.list if is_so(one.when, moment) and one.id not in granted]
    blocked = 0
    for one in actions.availability:
        if not is_so(one.when, moment):
            continue
        match one:
            case Alternate(alternate=some):
                blocked += any(action in there for action in some)
            case Block(block=block) if block.by == "last-choices":
                blocked += moment.players if moment.turn > 1 else 0
            case Block(block=block):
                among = [action for action in there if not block.among or action in block.among]
                blocked += min(len(among), now(block.count, moment))
            case Cycle(cycle="table"):
                taken = (moment.turn - 1) * moment.players
                blocked += taken % len(there) if there else 0
    return max(0, len(there) - blocked)


@check(
    "RUL141",
    "unknown-action",
    ERROR,
    reads=RULES,
    needs=("rules",),
    rules=("AOM-ACTION-01", "AOM-ACTION-07", "AOM-ROLE-04"),
    holds=("VAL-AOS-28", "VAL-AOS-56", "VAL-AOM-12", "VAL-AOM-23"),
    since="0.6.0",
)
def unknown_action(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """An action is named that the list of actions does not have.

    Why: what is said of it has no effect: nothing is blocked, granted or forbidden.
    Repair: name an action of the list, or add it.

    Bad:
        rules: {build: {surcharges: [{when: {action: enginer}, add: 1}]}}

    Good:
        rules: {build: {surcharges: [{when: {action: first-build}, add: 1}]}}
    """
    known = {action.id for action in survey.rules.actions.list}
    for name, route in _named(survey):
        if name not in known:
            near = nearest(name, known)
            yield Finding(
                message=tr("the list of actions has no {name}", name=name),
                route=route,
                help=tr("did you mean {near}?", near=near) if near else "",
            )


def _named(survey: AgeOfSteamSurvey) -> Iterator[tuple[str, Way]]:
    """Every action that rules name, and where."""
    rules = survey.rules
    for way, one in records(rules, ("rules",)):
        if isinstance(one, Selector):
            yield from ((name, (*way, "action")) for name in one.action)
    for place, one in enumerate(rules.actions.availability):
        route: Way = (*AVAILABILITY, place)
        match one:
            case Alternate(alternate=some, start=start):
                named = {*some, *(() if start == "random" else (start,))}
                yield from ((name, (*route, "alternate")) for name in sorted(named))
            case Block(block=block):
                yield from ((name, (*route, "block", "among")) for name in block.among)
            case LastMustTake(last_must_take=name):
                yield name, (*route, "last_must_take")
    for key, role in rules.roles.list.items() if rules.roles is not None else ():
        route = ("rules", "roles", "list", key)
        yield from ((name, (*route, "grants")) for name in role.grants)
        yield from ((name, (*route, "forbid_actions")) for name in role.forbid_actions)


@check(
    "RUL142",
    "must-take-what-is-blocked",
    ERROR,
    reads=("players", *RULES),
    needs=("rules",),
    rules=("AOM-ACTION-07",),
    holds=("VAL-AOM-12",),
    since="0.6.0",
)
def must_take_what_is_blocked(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """The last player must take an action that can be blocked.

    Why: blocked it cannot be taken, and yet nothing else may be.
    Repair: keep the action out of what is blocked, or let the last player choose.

    Bad:
        rules: {actions: {choice: if-any, availability: [{last_must_take: production},
          {block: {by: shuffle, count: 1}}]}}

    Good:
        rules: {actions: {choice: if-any, availability: [{last_must_take: production},
          {block: {by: shuffle, count: 1, among: [first-move, first-build]}}]}}
    """
    rules = survey.rules.actions
    for place, one in enumerate(rules.availability):
        if isinstance(one, LastMustTake):
            action = one.last_must_take
            others = [other for other in rules.availability if _may_block(other, action)]
            moments = [moment for moment in survey.moments() if is_so(one.when, moment)]
            if any(is_so(other.when, moment) for other in others for moment in moments):
                yield Finding(
                    message=tr(
                        "the last player must take {action}, which can be blocked", action=action
                    ),
                    route=(*AVAILABILITY, place),
                )


def _may_block(one: Alternate | Cycle | Block | LastMustTake, action: str) -> bool:
    match one:
        case Alternate(alternate=some):
            return action in some
        case Block(block=block):
            return not block.among or action in block.among
    return isinstance(one, Cycle)


@check(
    "RUL143",
    "action-without-effect",
    ERROR,
    reads=RULES,
    needs=("rules",),
    rules=("AOM-ACTION-01", "AOM-ACTION-02"),
    holds=("VAL-AOS-27",),
    since="0.6.0",
)
def action_without_effect(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """An action of the list says nothing of what it does, and is none of the base game.

    Why: nobody gets anything by choosing it; often its id is misspelt.
    Repair: give it `effects`, or write the id of an action of the base game.

    Bad:
        rules:
          actions: {list: [{id: first-move}, {id: first-bild}, {id: urbanization},
            {id: production}, {id: turn-order-pass},
            {id: gain-support, effects: [{gain_token: {id: support}}]}]}

    Good:
        rules:
          actions: {list: [{id: first-move}, {id: first-build}, {id: urbanization},
            {id: production}, {id: turn-order-pass},
            {id: gain-support, effects: [{gain_token: {id: support}}]}]}
    """
    for place, action in enumerate(survey.rules.actions.list):
        if not action.effects and action.id not in BASE_EFFECTS:
            near = nearest(action.id, BASE_EFFECTS)
            yield Finding(
                message=tr("{action} does nothing", action=action.name or action.id),
                route=(*LIST, place),
                help=tr("did you mean {near}?", near=near) if near else tr("say its effects"),
            )
        elif action.effects == ():
            yield Finding(
                message=tr("{action} does nothing", action=action.name or action.id),
                route=(*LIST, place),
            )
