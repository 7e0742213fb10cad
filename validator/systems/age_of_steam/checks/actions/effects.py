"""What actions do: effects twice, effects of things that are not there, idle ones."""

from collections import Counter
from collections.abc import Collection, Iterator

from model.systems.age_of_steam.conditions.cases import values_of
from model.systems.age_of_steam.rules.base_effects import effects_said
from model.systems.age_of_steam.rules.effects import (
    GainToken,
    Lifts,
    Producing,
    Production,
    Teleport,
    Urbanize,
)
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding
from validator.systems.age_of_steam.survey.cubes import columns
from validator.systems.age_of_steam.survey.survey import RULES, AgeOfSteamSurvey
from validator.wording.near_names import nearest

LIST = ("rules", "actions", "list")


@check(
    "RUL144",
    "effect-twice",
    ERROR,
    reads=RULES,
    needs=("rules",),
    rules=("AOM-ACTION-02",),
    holds=("VAL-AOM-13",),
    since="0.6.0",
)
def effect_twice(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """An action has the same kind of effect twice.

    Why: it is not clear whether both count, or which of the two.
    Repair: make one effect of them.

    Bad:
        rules:
          actions: {list: [{id: first-move}, {id: first-build}, {id: urbanization},
            {id: production}, {id: turn-order-pass},
            {id: gain-support, effects: [{gain_token: {id: support}},
              {gain_token: {id: support}}]}]}

    Good:
        rules:
          actions: {list: [{id: first-move}, {id: first-build}, {id: urbanization},
            {id: production}, {id: turn-order-pass},
            {id: gain-support, effects: [{gain_token: {id: support, count: 2}}]}]}
    """
    for place, action in enumerate(survey.rules.actions.list):
        for effects in values_of(effects_said(action)):
            kinds = Counter(type(effect) for effect in effects)
            if any(number > 1 for number in kinds.values()):
                yield Finding(
                    message=tr(
                        "{action} has the same effect twice", action=action.name or action.id
                    ),
                    route=(*LIST, place, "effects"),
                )
                break


@check(
    "RUL145",
    "effect-of-nothing",
    ERROR,
    reads=RULES,
    needs=("rules",),
    rules=("AOM-ACTION-02",),
    holds=("VAL-AOM-13", "VAL-AOS-46"),
    since="0.6.0",
)
def effect_of_nothing(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """An action lifts a filter, gains a token or uses a teleport that there is not.

    So do expenses and nationalisation where they name a token.

    Why: the action does nothing, or cannot be played at all.
    Repair: name a filter of `delivery`, a token of `tokens` or an entry of `teleports` by its id.

    Bad:
        rules: {nationalisation: {token: suport}}

    Good:
        rules: {nationalisation: {token: support}}
    """
    rules = survey.rules
    filters = [one.id for one in rules.delivery.filters if one.id]
    for place, _, effect in survey.effects():
        route = (*LIST, place, "effects")
        match effect:
            case Lifts(lifts=names):
                for name in names:
                    yield from _unknown("filter", name, filters, route)
            case GainToken(gain_token=token):
                yield from _unknown("token", token.id, rules.tokens, route)
            case Teleport(teleport=name):
                yield from _unknown("teleport", name, rules.teleports, route)
    if rules.nationalisation.token:
        way = ("rules", "nationalisation", "token")
        yield from _unknown("token", rules.nationalisation.token, rules.tokens, way)
    for name in rules.money.expenses.token:
        yield from _unknown("token", name, rules.tokens, ("rules", "money", "expenses", "token"))


def _unknown(
    what: str, name: str, known: Collection[str], route: tuple[str | int, ...]
) -> Iterator[Finding]:
    if name not in known:
        near = nearest(name, known)
        yield Finding(
            message=tr("there is no {what} {name}", what=what, name=name),
            route=route,
            help=tr("did you mean {near}?", near=near) if near else "",
        )


@check(
    "RUL146",
    "urbanization-of-nothing",
    WARNING,
    reads=("cities", "new_cities", *RULES),
    needs=("rules",),
    whole=("cities", "new_cities"),
    rules=("AOS-ACTION-06",),
    holds=("VAL-AOS-24",),
    since="0.6.0",
)
def urbanization_of_nothing(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """An action urbanizes towns, and there are no towns, or no New Cities.

    Why: the action does nothing.
    Repair: draw towns, give New Cities, or take the action off the list.

    Bad:
        new_cities: [{id: a, removed: true}, {id: b, removed: true}, {id: c, removed: true},
          {id: d, removed: true}, {id: e, removed: true}, {id: f, removed: true},
          {id: g, removed: true}, {id: h, removed: true}]

    Good:
        new_cities: [{id: h, removed: true}]
    """
    if not survey.is_begun or (survey.towns and survey.part.new_cities):
        return
    for place, action, effect in survey.effects():
        if isinstance(effect, Urbanize):
            what = tr("town") if not survey.towns else tr("New City")
            yield Finding(
                message=tr(
                    "{action} urbanizes, and there is no {what}",
                    action=action.name or action.id,
                    what=what,
                ),
                route=(*LIST, place),
            )


@check(
    "RUL147",
    "production-without-growth",
    WARNING,
    reads=RULES,
    needs=("rules",),
    rules=("AOM-GROWTH-01",),
    holds=("VAL-AOS-25", "VAL-AOM-14"),
    since="0.6.0",
)
def production_without_growth(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """Production belongs to the growth of goods, and goods never grow.

    Where the phase itself is missing, it is an error.

    Why: the action does nothing.
    Repair: let Production happen when it is chosen (`when: choosing`), or take it off the list.

    Bad:
        rules: {growth: {enabled: false}}

    Good:
        rules: {growth: {dice: {light: 3, dark: 3}}}
    """
    has_phase = "growth" in survey.rules.phases
    if has_phase and any(values_of(survey.rules.growth.enabled)):
        return
    for place, action, producing in _productions(survey):
        if producing.when == "growth":
            yield Finding(
                message=tr("{action} produces while goods grow, and they never do", action=action),
                route=(*LIST, place),
                weight=WARNING if has_phase else ERROR,
            )


def _productions(survey: AgeOfSteamSurvey) -> Iterator[tuple[int, str, Producing]]:
    for place, action, effect in survey.effects():
        if isinstance(effect, Production):
            yield place, action.name or action.id, effect.production


@check(
    "RUL148",
    "unfit-production",
    ERROR,
    reads=("cities", "new_cities", "display", "players", *RULES),
    needs=("rules",),
    rules=("AOM-ACTION-10", "AOM-ACTION-11"),
    holds=("VAL-AOM-14",),
    since="0.6.0",
)
def unfit_production(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """Production keeps more cubes than it draws, or has no column to put them on.

    Why: it cannot be done as it is written.
    Repair: draw at least as many as are kept; without columns let cubes go to cities or towns.

    Bad:
        rules:
          actions: {list: [{id: first-move}, {id: first-build}, {id: urbanization},
            {id: turn-order-pass}, {id: gain-support, effects: [{gain_token: {id: support}}]},
            {id: production, effects: [{production: {draw: 1, keep: 2}}]}]}

    Good:
        rules:
          actions: {list: [{id: first-move}, {id: first-build}, {id: urbanization},
            {id: turn-order-pass}, {id: gain-support, effects: [{gain_token: {id: support}}]},
            {id: production, effects: [{production: {draw: 3, keep: 2}}]}]}
    """
    counts = survey.counts
    has_columns = any(column.squares for n in counts for column in columns(survey, n))
    for place, action, one in _productions(survey):
        route = (*LIST, place, "effects")
        is_drawn = one.source != "column" and not one.colours
        if is_drawn and max(values_of(one.keep)) > max(values_of(one.draw)):
            yield Finding(
                message=tr("{action} keeps more cubes than it draws", action=action), route=route
            )
        if one.to == "display" and not has_columns and survey.is_begun:
            yield Finding(
                message=tr(
                    "{action} puts cubes on the display, which has no column", action=action
                ),
                route=route,
            )
