"""Money that is too little to begin with."""

from collections.abc import Iterable, Iterator

from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding, Partly, Way
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.wording.listing import counted

CASH: Way = ("rules", "start", "cash")
LIMIT: Way = ("rules", "turn", "spend_limit")


@check(
    "ECO020",
    "cannot-begin-to-build",
    ERROR,
    reads=(*GROUND, "position"),
    needs=("ground",),
    whole=("board", "cities"),
    implies=("RUL012",),
    implies_anywhere=("ECO021", "ECO022"),
    spoils=("trade",),
    rules=("CRY-BUILD-08", "CRY-BUILD-14", "CRY-TURN-05"),
    holds=("VAL-CRY-76",),
)
def cannot_begin_to_build(survey: CrayonSurvey) -> Iterator[Finding]:
    """Nobody can build the first section.

    Everybody begins with less cash than the cheapest section out of a Major City costs, or so
    little may be spent in a turn, or no section at all may leave a Major City. Where players may
    borrow enough, too little cash is a warning.

    Why: the game stands still before it has begun.
    Repair: begin with more cash, or raise the limit.

    Bad:
        rules: {start: {cash: 0}}

    Good:
        rules: {start: {cash: 40}}
    """
    cheapest = min(_first_prices(survey), default=None)
    rules = survey.rules
    if cheapest is None:
        return
    if not rules.build.from_major_limit and rules.build.from_major_scope != "all-majors-then-paid":
        yield Finding(
            message=tr("no section may leave a Major City in a turn, and all track begins there"),
            route=("rules", "build", "from_major_limit"),
        )
    elif rules.turn.spend_limit < cheapest:
        yield Finding(
            message=tr(
                "{spend_limit} may be spent in a turn, and the cheapest "
                "section out of a Major City costs {cheapest}",
                spend_limit=rules.turn.spend_limit,
                cheapest=cheapest,
            ),
            route=LIMIT,
        )
    elif rules.start.cash < cheapest and survey.part.position is None:
        lent = rules.loan.limit if rules.loan.enabled else 0
        yield Finding(
            message=tr(
                "everybody begins with {cash}, and the cheapest section out of "
                "a Major City costs {cheapest}",
                cash=rules.start.cash,
                cheapest=cheapest,
            ),
            route=CASH,
            weight=WARNING if rules.start.cash + lent >= cheapest else ERROR,
        )


def _first_prices(survey: CrayonSurvey) -> Iterator[int]:
    """What sections out of Major Cities cost; beyond the limit of a turn they may cost the same."""
    network, build = survey.ground.network, survey.rules.build
    is_flat = build.from_major_scope == "all-majors-then-paid" and not build.from_major_limit
    for name, ways in survey.access.ways_in.items():
        for at, near in ways if name in survey.ground.red else ():
            price = survey.rules.cost.major if is_flat else network.price[near]
            yield price + network.surcharge(at, near)


@check(
    "ECO021",
    "no-first-delivery",
    WARNING,
    reads=(*GROUND, "goods", "demands", "position"),
    needs=("ground", "trade"),
    whole=("board", "cities", "demands", "links", "ferries"),
    implies_anywhere=("RUL031",),
    rules=("CRY-INIT-01", "CRY-SETUP-01"),
    holds=("VAL-CRY-77",),
)
def no_first_delivery(survey: CrayonSurvey) -> Iterator[Finding | Partly]:
    """The first cash is too little to join any city that asks for a good to one that supplies it.

    What may be spent in the building rounds counts as well.

    Why: nobody earns anything in the first turns, and whoever has spent his cash never does.
    Repair: begin with more cash or more building rounds, or put a nearer demand on the cards.

    Bad:
        rules: {start: {cash: 2}}

    Good:
        rules: {start: {cash: 12}}
    """
    start, limit = survey.rules.start, survey.rules.turn.spend_limit
    cash = min(start.cash, start.build_rounds * limit) if start.build_rounds else start.cash
    found = _cheapest_delivery(survey) if survey.part.position is None else None
    if found is None or found[0] <= cash:
        return
    if survey.trade.left_out:
        # A demand that was not weighed may be cheaper.
        yield survey.trade.left_out
        return
    track, what = found
    rounds = counted(start.build_rounds, "building round")
    had = (
        tr("begins with {cash}", cash=cash)
        if cash == start.cash
        else tr("can spend {cash} in {rounds}", cash=cash, rounds=rounds)
    )
    yield Finding(
        message=tr(
            "everybody {had}, and the cheapest track for any demand, {what}, costs {track}",
            had=had,
            what=what,
            track=track,
        ),
        route=CASH if cash == start.cash else LIMIT,
    )


def _cheapest_delivery(survey: CrayonSurvey) -> tuple[int, str] | None:
    """The least that track for some demand can cost, and the demand.

    The track joins the city to a supply, and begins at a Major City; what it costs to do both at
    once may be more, and is never less.
    """
    ground, trade = survey.ground, survey.trade
    majors = [number for name in ground.red for number in ground.numbers_of(name)]
    cities = {n: ground.numbers_of(n) for n in survey.on_the_map}
    numbers = {number for many in cities.values() for number in many}
    prices = survey.waves.prices_to(majors, numbers)

    def from_majors(names: Iterable[str]) -> int:
        places = [prices.get(n, 0) for name in names for n in cities.get(name, ())]
        return min(places, default=0)

    found = []
    to_supply = {good: from_majors(names) for good, names in trade.supplies.items()}
    for _, demand in trade.demands:
        haul = trade.haul(demand)
        if haul is not None:
            least = max(haul.least, from_majors((demand.city,)), to_supply[demand.good])
            found.append((least, tr("{good} to {city}", good=demand.good, city=demand.city)))
    return min(found, default=None)
