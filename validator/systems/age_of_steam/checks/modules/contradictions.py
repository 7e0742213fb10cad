"""Rules that do not go together."""

from collections.abc import Iterator

from model.systems.age_of_steam.conditions.cases import values_of
from model.systems.age_of_steam.rules.action_rules import SpecialAction
from model.systems.age_of_steam.rules.base_effects import effects_said
from model.systems.age_of_steam.rules.effects import BuildAdd, BuildLimit
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, Finding, Way
from validator.systems.age_of_steam.survey.survey import RULES, AgeOfSteamSurvey

Pair = tuple[bool, str, Way]


@check(
    "RUL164",
    "rules-that-contradict",
    ERROR,
    reads=("players", "special_links", "cities", *RULES),
    needs=("rules",),
    rules=("AOM-CHAIN-01", "AOM-BUILD-08", "AOM-BUILD-10", "AOM-DELIVERY-06"),
    holds=("VAL-AOM-26",),
    since="0.6.0",
)
def rules_that_contradict(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """Two rules stand together that cannot both hold.

    Why: no game can be played by both of them.
    Repair: take one of the two away.

    Bad:
        rules: {delivery: {income: {fixed: 2, per_link: 2}}}

    Good:
        rules: {delivery: {income: {fixed: 2, per_link: 1}}}
    """
    for is_so, message, route in (*_of_moves(survey), *_of_builds(survey), *_of_players(survey)):
        if is_so:
            yield Finding(
                message=tr("{message} cannot stand together", message=message),
                route=("rules", *route),
            )


def _of_moves(survey: AgeOfSteamSurvey) -> Iterator[Pair]:
    rules, delivery = survey.rules, survey.rules.delivery
    until_pass = "until-pass" in values_of(delivery.rounds)
    yield rules.chain is not None and until_pass, tr("chain and rounds until all pass"), ("chain",)
    is_transfer = rules.chain is not None and rules.chain.mode == "transfer"
    exact = delivery.links.exact is not None
    yield is_transfer and exact, tr("transfer and an exact number of links"), ("chain", "mode")
    fixed = any(value is not None for value in values_of(delivery.income.fixed))
    others = any(value != 1 for value in values_of(delivery.income.per_link))
    way: Way = ("delivery", "income", "fixed")
    yield fixed and others, tr("a fixed income and an income for each link"), way
    cities = survey.printed.values()
    lying = "lying" in {delivery.accepts, *(city.accepts for city in cities)}
    closes = "closes" in {delivery.when_emptied, *(city.when_emptied for city in cities)}
    way = ("delivery", "when_emptied")
    yield lying and closes, tr("taking what lies there and closing when emptied"), way


def _of_builds(survey: AgeOfSteamSurvey) -> Iterator[Pair]:
    rules, build = survey.rules, survey.rules.build
    late, none_open = build.connectivity_check == "end-of-build", build.unfinished.max == 0
    way: Way = ("build", "connectivity_check")
    hangs = build.contiguous.mode != "none"
    yield late and hangs, tr("track that hangs together and a test at the end of the build"), way
    yield late and none_open, tr("no unfinished track and a test at the end of the build"), way
    forced = any(action.must_use and _is_for_building(action) for action in rules.actions.list)
    way = ("build", "unfinished", "max")
    yield none_open and forced, tr("no unfinished track and builds that must be used"), way
    nationalises = "nationalisation" in rules.modules
    yield none_open and nationalises, tr("no unfinished track and nationalisation"), way
    many = any(link.owners != 1 for link in survey.part.special_links.values())
    yield (
        nationalises and many,
        tr("nationalisation and special links of several owners"),
        ("modules",),
    )
    anybody = build.no_duplicates == "anybody"
    way = ("build", "no_duplicates")
    yield anybody and many, tr("no duplicates of anybody and special links of several owners"), way


def _is_for_building(action: SpecialAction) -> bool:
    """Whether an action that must be used forces its holder to build."""
    effects = [effect for some in values_of(effects_said(action)) for effect in some]
    return any(isinstance(effect, BuildLimit | BuildAdd) for effect in effects)


def _of_players(survey: AgeOfSteamSurvey) -> Iterator[Pair]:
    rules = survey.rules
    alone = 1 in survey.counts
    yield alone and rules.roles is not None, tr("one player and roles"), ("roles",)
    mode = rules.order.mode
    yield alone and mode == "pay-first", tr("one player and paying to be first"), ("order", "mode")
    yield alone and mode == "table", tr("one player and a table of orders"), ("order", "mode")
