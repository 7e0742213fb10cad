"""Whether there are as many cubes as the set-up needs, and where they lie."""

from collections.abc import Iterator

from model.systems.age_of_steam.conditions.cases import values_of
from model.systems.age_of_steam.things.city import AgeOfSteamGood
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding
from validator.repairs.value_repairs import saying
from validator.systems.age_of_steam.survey.cubes import columns, in_bag, needed, passing, supply
from validator.systems.age_of_steam.survey.survey import RULES, AgeOfSteamSurvey
from validator.wording.listing import counted, listed, name_of

SET_UP = (
    "board cities goods regions players cells start_cubes display new_cities bag_after_setup"
).split()


@check(
    "ECO101",
    "bag-beyond-the-cubes",
    ERROR,
    reads=("goods",),
    implies_anywhere=("ECO102",),
    rules=("AOM-SETUP-05",),
    holds=("VAL-AOM-06",),
    since="0.6.0",
)
def bag_beyond_the_cubes(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """More cubes of a colour begin in the bag than there are.

    Why: the bag cannot be filled.
    Repair: raise `chips`, or put fewer into the bag.

    Bad:
        goods:
        - {id: black, bag: 20}

    Good:
        goods:
        - {id: black, bag: 12}
    """
    for key, good in survey.scenario.goods.items():
        if isinstance(good, AgeOfSteamGood) and good.in_bag > good.chips:
            yield Finding(
                message=tr(
                    "{in_bag} cubes of {good} begin in the bag, and there are {chips}",
                    in_bag=good.in_bag,
                    good=name_of(good),
                    chips=good.chips,
                ),
                route=("goods", key, "bag"),
                repair=saying(
                    survey.scenario,
                    tr("put all {chips} into the bag", chips=good.chips),
                    {("goods", key, "bag"): good.chips},
                ),
            )


@check(
    "ECO102",
    "too-few-cubes",
    ERROR,
    reads=SET_UP,
    whole=("cities", "goods", "cells", "start_cubes", "display", "new_cities"),
    rules=("AOS-SETUP-06", "AOM-SETUP-07", "AOM-SETUP-16"),
    holds=("VAL-AOS-21", "VAL-AOM-06"),
    since="0.6.0",
)
def too_few_cubes(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """The set-up needs more cubes than there are.

    Counted are the goods display, cities, towns and hexes, New Cities and random colours, for
    every number of players. Cubes of fixed colours come from the supply first, then from the bag.

    Why: the board cannot be set up.
    Repair: add cubes under `goods`, or put fewer on the display or the map.

    Bad:
        start_cubes:
        - {where: {kind: printed}, draw: 6}

    Good:
        start_cubes:
        - {where: {kind: printed}, draw: 3}
    """
    goods, rest = survey.scenario.goods, supply(survey)
    for players in survey.counts:
        need = needed(survey, players)
        short = {
            key: number - getattr(goods.get(key), "chips", 0)
            for key, number in need.fixed.items()
            if key in goods and number > goods[key].chips
        }
        bag = sum(map(in_bag, goods.values()))
        from_bag = sum((need.fixed - rest).values())
        if short:
            yield Finding(
                message=tr(
                    "the map needs {fixed} cubes of {short}, and there are {chips}",
                    fixed=need.fixed[min(short)],
                    short=min(short),
                    chips=goods[min(short)].chips,
                ),
                route=("start_cubes",),
                about=(("goods", min(short)),),
            )
            return
        if need.drawn + from_bag > bag:
            yield Finding(
                message=tr(
                    "{players} need {drawn} cubes before the first turn, and the bag has {bag}",
                    players=counted(players, "player"),
                    drawn=need.drawn + from_bag,
                    bag=bag,
                ),
                route=("start_cubes",),
                about=(("goods", ""),),
            )
            return


@check(
    "ECO103",
    "nothing-left-to-add",
    ERROR,
    reads=SET_UP,
    whole=("cities", "goods", "cells", "start_cubes"),
    rules=("AOM-SETUP-05",),
    holds=("VAL-AOM-06",),
    since="0.6.0",
)
def nothing_left_to_add(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """After the set-up more cubes are to go into the bag than the supply has.

    Why: the cubes are in the bag already, on the map, or not in the game.
    Repair: give the colour a smaller `bag`, or add fewer under `bag_after_setup`.

    Bad:
        bag_after_setup: {black: 4}

    Good:
        goods:
        - {id: black, bag: 12}
        bag_after_setup: {black: 4}
    """
    for key, number in survey.part.bag_after_setup.items():
        if key not in survey.scenario.goods:
            continue
        fixed = max((needed(survey, n).fixed[key] for n in survey.counts), default=0)
        left = max(0, supply(survey)[key] - fixed)
        if number > left:
            yield Finding(
                message=tr(
                    "{number} cubes of {key} are added to the bag after the "
                    "set-up, and the supply has {left} then",
                    number=number,
                    key=key,
                    left=left,
                ),
                route=("bag_after_setup", key),
                about=(("goods", key),),
            )


@check(
    "ECO104",
    "overfull-column",
    ERROR,
    reads=("display",),
    rules=("AOM-SETUP-09",),
    holds=("VAL-AOM-07",),
    since="0.6.0",
)
def overfull_column(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """More squares of a column are filled than it has.

    Why: there is no room for the cubes.
    Repair: fill fewer squares, or give the columns more.

    Bad:
        display: {printed: 2, fill: {printed: 3}}

    Good:
        display: {printed: 3, fill: {printed: 3}}
    """
    display = survey.part.display
    for key in ("printed", "new_city"):
        squares = min(values_of(getattr(display, key)))
        filled = max(values_of(getattr(display.fill, key)))
        is_plain = len(list(values_of(getattr(display, key)))) == 1
        if filled > squares and is_plain:
            yield Finding(
                message=tr(
                    "{filled} squares of a column are filled, and it has {squares}",
                    filled=filled,
                    squares=squares,
                ),
                route=("display", "fill", key),
                repair=saying(
                    survey.scenario,
                    tr("fill {squares}", squares=squares),
                    {("display", "fill", key): squares},
                ),
            )


@check(
    "ECO105",
    "column-that-stays-empty",
    WARNING,
    reads=(*SET_UP, *RULES),
    needs=("rules",),
    whole=("cities", "goods", "new_cities", "display"),
    rules=("AOM-SETUP-08", "AOM-SETUP-09"),
    holds=("VAL-AOM-07",),
    since="0.6.0",
)
def column_that_stays_empty(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """The filter of the display lets no cube of the bag onto a column.

    Why: the column is empty from the beginning, and the dice bring its city nothing.
    Repair: let the filter allow a colour that the bag has.

    Bad:
        display: {filter: {colours: [white]}}
        goods:
        - {id: white, name: White, chips: 14, bag: 0, colour: "#eeeeee"}

    Good:
        display: {filter: {colours: [blue, red]}}
    """
    draw = survey.part.display.filter
    if draw is None or not survey.counts:
        return
    empty = [
        column.name
        for column in columns(survey, survey.counts[0])
        if column.filled and not passing(survey, draw, column.colours)
    ]
    if empty:
        yield Finding(
            message=tr("no cube of the bag may lie on {empty}", empty=listed(empty)),
            route=("display", "filter"),
            about=(("goods", ""),),
        )
