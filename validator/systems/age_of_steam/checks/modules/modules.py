"""Modules: names without data, data without names, and what only people can play."""

from collections.abc import Iterator

from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.rules.module_rules import RESERVED
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding
from validator.repairs.value_repairs import saying
from validator.systems.age_of_steam.survey.survey import RULES, AgeOfSteamSurvey
from validator.systems.age_of_steam.survey.walking import selectors
from validator.wording.listing import counted, listed

MODULES = ("rules", "modules")


@check(
    "RUL160",
    "only-for-people",
    WARNING,
    reads=("house_rules", *RULES),
    needs=("rules",),
    rules=("AOM-GEN-09",),
    holds=("VAL-AOM-01",),
    since="0.6.0",
)
def only_for_people(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A map has rules in words, or a module that no program plays yet.

    Why: people play such a map by agreement, with the action `agree`; bots do not play it.
    Repair: none is needed; where the rules can be said by keys, say them so.

    Bad:
        house_rules: [The owner of Haikou may move one red cube for nothing in each turn.]

    Good:
        notes: What the map is about.
    """
    if survey.scenario.house_rules:
        number = counted(len(survey.scenario.house_rules), "rule")
        yield Finding(
            message=tr(
                "the map has {number} in words, so that only people can play it", number=number
            ),
            route=("house_rules",),
        )
    reserved = [one for one in survey.rules.modules if one in RESERVED]
    if reserved:
        yield Finding(
            message=tr(
                "no program plays {reserved}, so that only people can play the map",
                reserved=listed(reserved),
            ),
            route=MODULES,
        )


@check(
    "RUL161",
    "module-and-data-apart",
    ERROR,
    reads=RULES,
    needs=("rules",),
    rules=("AOM-CHAIN-01", "AOM-PAYFIRST-01", "AOM-ROLE-01", "AOM-TELEPORT-01", "SC-NAT-02"),
    holds=("VAL-AOS-44", "VAL-AOS-02"),
    since="0.6.0",
)
def module_and_data_apart(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A module is named and has no data, or there is data of a module that is not named.

    For nationalisation the data is `discs: overflow: nationalise`, for pay-first also the mode of
    the order.

    Why: the game would be played without it, and nobody would notice.
    Repair: name the module under `modules`, or take its data away.

    Bad:
        rules: {teleports: [{id: barge, mode: hop, between: {tag: free-port}, free: true}]}

    Good:
        rules: {modules: [nationalisation, teleport], teleports: [{id: barge, mode: hop,
          between: {kind: printed}, free: true}]}
    """
    rules = survey.rules
    for module, key, has_data in _data(rules):
        is_named = module in rules.modules
        if is_named and not has_data:
            yield Finding(
                message=tr(
                    "the module {module} is named, and {key} says nothing of it",
                    module=module,
                    key=key,
                ),
                route=MODULES,
            )
        elif has_data and not is_named:
            names = sorted({*rules.modules, module})
            yield Finding(
                message=tr(
                    "{key} speaks of {module}, which is not among the modules",
                    key=key,
                    module=module,
                ),
                route=("rules", *key.split(": ")),
                repair=saying(
                    survey.scenario,
                    tr("name the module {module}", module=module),
                    {("rules", "modules"): names},
                ),
            )


def _data(rules: AgeOfSteamRules) -> Iterator[tuple[str, str, bool]]:
    """Each module, the key of its data, and whether that says something."""
    yield "chain", "chain", rules.chain is not None
    yield "pay-first", "pay_first", rules.pay_first is not None
    yield "pay-first", "order: mode", rules.order.mode == "pay-first"
    yield "roles", "roles", rules.roles is not None
    yield "teleport", "teleports", bool(rules.teleports)
    yield "nationalisation", "discs: overflow", rules.discs.overflow == "nationalise"


@check(
    "RUL162",
    "roles-and-players-differ",
    ERROR,
    reads=("players", *RULES),
    needs=("rules",),
    rules=("AOM-ROLE-01",),
    holds=("VAL-AOM-23",),
    since="0.6.0",
)
def roles_and_players_differ(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """There are more or fewer roles than players, or a rule asks for a role that there is not.

    Why: each player has one role, and each role one player.
    Repair: let exactly as many play as there are roles.

    Bad:
        rules: {build: {surcharges: [{when: {role: crown}, add: 1}]}}

    Good:
        players: {min: 3, max: 3}
        rules:
          modules: [nationalisation, roles]
          roles: {choose: random, list: [{id: crown, forbid_actions: [production]}, {id: guild},
            {id: church}]}
          build: {surcharges: [{when: {role: crown}, add: 1}]}
    """
    roles = survey.rules.roles
    known = {} if roles is None else roles.list
    wrong = [players for players in survey.counts if roles is not None and players != len(known)]
    if wrong:
        yield Finding(
            message=tr(
                "there are {roles}, and {n} may play",
                roles=counted(len(known), "role"),
                n=listed([str(n) for n in wrong]),
            ),
            route=("players",),
            about=(("rules", "roles"),),
        )
    for way, selector in selectors(survey.rules, ("rules",)):
        missing = [role for role in selector.role if role not in known]
        if missing:
            yield Finding(
                message=tr("there is no role {missing}", missing=listed(missing)),
                route=(*way, "role"),
            )


@check(
    "RUL163",
    "unfit-teleport",
    ERROR,
    reads=RULES,
    needs=("rules",),
    rules=("AOM-TELEPORT-01",),
    holds=("VAL-AOM-24",),
    since="0.6.0",
)
def unfit_teleport(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A move without track can be made by nobody, or lacks its range or its stops.

    Why: it can never happen.
    Repair: give an action `teleport: ID` or say `free: true`; an overland move needs a `range`, a
    hop says `between` which stops.

    Bad:
        rules: {modules: [nationalisation, teleport], teleports: [{id: cart, mode: overland,
          free: true}]}

    Good:
        rules: {modules: [nationalisation, teleport], teleports: [{id: cart, mode: overland,
          free: true, range: 2}]}
    """
    used = {getattr(effect, "teleport", "") for _, _, effect in survey.effects()}
    for key, one in survey.rules.teleports.items():
        route = ("rules", "teleports", key)
        if not one.free and key not in used:
            yield Finding(message=tr("no action lets anybody use {key}", key=key), route=route)
        if one.mode == "overland" and one.range is None:
            yield Finding(message=tr("{key} goes overland, and has no range", key=key), route=route)
        if one.mode == "hop" and not one.between:
            yield Finding(
                message=tr("{key} hops, and it is not said between what", key=key), route=route
            )
