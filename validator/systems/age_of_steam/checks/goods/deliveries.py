"""Rules of deliveries: links, filters, what becomes of cubes."""

from collections.abc import Iterator

from model.systems.age_of_steam.conditions.cases import values_of
from model.systems.age_of_steam.conditions.place import is_one_of
from model.systems.age_of_steam.rules.money_rules import Filter
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding
from validator.repairs.value_repairs import saying
from validator.systems.age_of_steam.survey.limits import links_allowed
from validator.systems.age_of_steam.survey.survey import RULES, AgeOfSteamSurvey
from validator.wording.listing import counted

DELIVERY = ("rules", "delivery")


@check(
    "RUL130",
    "links-out-of-reach",
    ERROR,
    reads=RULES,
    needs=("rules",),
    rules=("AOM-DELIVERY-03",),
    holds=("VAL-AOM-15",),
    since="0.6.0",
)
def links_out_of_reach(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A delivery must use exactly so many links, and no engine allows as many.

    Why: nothing can ever be delivered.
    Repair: ask for fewer links, or give the ladder a higher rung.

    Bad:
        rules: {delivery: {links: {exact: 9}}}

    Good:
        rules: {delivery: {links: {exact: 2}}}
    """
    exact, most = survey.rules.delivery.links.exact, links_allowed(survey.rules)
    if exact is not None and exact > most:
        yield Finding(
            message=tr(
                "a delivery uses exactly {links}, and no engine allows more than {most}",
                links=counted(exact, "link"),
                most=most,
            ),
            route=(*DELIVERY, "links", "exact"),
        )


@check(
    "RUL131",
    "banned-colour",
    WARNING,
    reads=("cities", "goods", "regions", "board", *RULES),
    needs=("rules",),
    whole=("cities", "goods"),
    rules=("AOM-DELIVERY-04",),
    holds=("VAL-AOM-15",),
    since="0.6.0",
)
def banned_colour(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A filter refuses every delivery of some colour, or of all.

    It names no turn, no region and no kind of links, and every city that takes the colour.

    Why: the cubes lie on the board to the end, and nobody can move them.
    Repair: let the filter say more about when or where it holds.

    Bad:
        rules: {delivery: {filters: [{id: no-red, colour: [red]}]}}

    Good:
        rules: {delivery: {filters: [{id: no-red, colour: [red], to: {tag: free-port}}]}}
    """
    for place, one in enumerate(survey.rules.delivery.filters):
        if _always_holds(one) and not _is_lifted(survey, one) and _bans_all(survey, one):
            what = " and ".join(one.colour) or tr("all colours")
            yield Finding(
                message=tr(
                    "the filter {one} refuses every delivery of {what}",
                    one=one.id or place + 1,
                    what=what,
                ),
                route=(*DELIVERY, "filters", place),
            )


def _always_holds(one: Filter) -> bool:
    return one.when is None and not one.same_region and one.forbid_link_status is None


def _is_lifted(survey: AgeOfSteamSurvey, one: Filter) -> bool:
    lifts = (getattr(effect, "lifts", ()) for _, _, effect in survey.effects())
    return bool(one.id) and any(one.id in lifted for lifted in lifts)


def _bans_all(survey: AgeOfSteamSurvey, one: Filter) -> bool:
    """Whether no delivery of its colours escapes a filter by where it begins or ends."""
    if one.from_ or not survey.printed:
        return False
    colours = {*one.colour} or {*survey.scenario.goods}
    spots = [survey.spots.printed[key] for key in survey.printed]
    ends = [spot for spot in spots if colours & {*spot.colours}]
    return all(is_one_of(one.to, spot) for spot in ends)


@check(
    "RUL132",
    "sets-of-nothing",
    ERROR,
    reads=RULES,
    needs=("rules",),
    rules=("AOM-DELIVERY-07",),
    holds=("VAL-AOM-16",),
    since="0.6.0",
)
def sets_of_nothing(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """Sets of cubes are worth income, and no delivered cube is ever kept.

    Why: nobody can ever have a set.
    Repair: let cubes be `kept` under `fate`, or take `sets` away.

    Bad:
        rules: {delivery: {sets: {size: 3, income: 2, then: bag}}}

    Good:
        rules: {delivery: {sets: {size: 3, income: 2, then: bag}, fate: kept}}
    """
    delivery = survey.rules.delivery
    if delivery.sets is not None and "kept" not in values_of(delivery.fate):
        yield Finding(
            message=tr("sets are worth income, and no delivered cube is kept"),
            route=(*DELIVERY, "sets"),
            repair=saying(
                survey.scenario, tr("let cubes be kept"), {("rules", "delivery", "fate"): "kept"}
            ),
        )


@check(
    "RUL133",
    "colours-for-nothing",
    WARNING,
    reads=("cities", *RULES),
    needs=("rules",),
    rules=("AOM-DELIVERY-05",),
    holds=("VAL-AOM-16",),
    since="0.6.0",
)
def colours_for_nothing(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A city takes the colours of the cubes lying there, and has colours of its own all the same.

    Why: what is printed has no effect on what it takes, and players are misled.
    Repair: take `colours` away, or let it take what is printed.

    Bad:
        cities:
        - {id: haikou, accepts: lying}

    Good:
        cities:
        - {id: haikou, accepts: lying, colours: none}
    """
    usual = survey.rules.delivery.accepts
    for key, city in survey.printed.items():
        has_colours = city.colours.kind != "listed" or city.colours.named
        if (city.accepts or usual) == "lying" and has_colours:
            yield Finding(
                message=tr(
                    "{city} takes the colours that lie there, and has colours of its own",
                    city=city.name or key,
                ),
                route=("cities", key, "colours"),
                repair=saying(
                    survey.scenario,
                    tr("take its colours away"),
                    {("cities", key, "colours"): "none"},
                ),
            )


@check(
    "RUL134",
    "moves-without-end",
    WARNING,
    reads=RULES,
    needs=("rules",),
    rules=("AOM-DELIVERY-07", "AOM-DELIVERY-08"),
    holds=("VAL-AOM-16",),
    since="0.6.0",
)
def moves_without_end(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """Goods move until all have passed, and delivered cubes stay where they can be moved again.

    Why: two players may send the same cubes to and fro, and the phase need not end.
    Repair: give a number of rounds, or let delivered cubes leave the board.

    Bad:
        rules: {delivery: {rounds: until-pass, fate: stays}}

    Good:
        rules: {delivery: {rounds: until-pass}}
    """
    delivery = survey.rules.delivery
    if "until-pass" in values_of(delivery.rounds) and "stays" in values_of(delivery.fate):
        yield Finding(
            message=tr("goods move until all pass, and delivered cubes stay on the board"),
            route=(*DELIVERY, "rounds"),
        )


@check(
    "RUL135",
    "links-of-no-kind",
    ERROR,
    reads=RULES,
    needs=("rules",),
    rules=("SC-GOODS-02",),
    holds=("VAL-AOS-52",),
    since="0.6.0",
)
def links_of_no_kind(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A filter forbids nationalised links, and nothing can be nationalised.

    Why: the filter has no effect; the module was probably forgotten.
    Repair: add `nationalisation` to `modules`, or take the filter away.

    Bad:
        rules: {modules: [], discs: {per_player: 20, overflow: refuse}}

    Good:
        rules: {modules: [nationalisation]}
    """
    if "nationalisation" in survey.rules.modules:
        return
    for place, one in enumerate(survey.rules.delivery.filters):
        if one.forbid_link_status == "nationalised":
            yield Finding(
                message=tr(
                    "the filter {one} forbids nationalised links, and nothing can be nationalised",
                    one=one.id or place + 1,
                ),
                route=(*DELIVERY, "filters", place),
                about=(("rules", "modules"),),
            )
