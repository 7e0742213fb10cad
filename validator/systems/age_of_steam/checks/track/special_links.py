"""Special links: their ends, their prices, and the exits of towns that lead to them."""

from collections.abc import Iterator

from model.notation import Side
from model.systems.age_of_steam.things.part import SpecialLink
from model.systems.age_of_steam.track.land import NONE
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding
from validator.repairs.value_repairs import saying
from validator.systems.age_of_steam.survey.survey import LAND, RULES, AgeOfSteamSurvey
from validator.wording.listing import counted, name_of


@check(
    "NET105",
    "more-prices-than-owners",
    ERROR,
    reads=("special_links",),
    rules=("AOM-SETUP-13",),
    holds=("VAL-AOM-09",),
    since="0.6.0",
)
def more_prices_than_owners(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A special link has more prices than it can have owners.

    Why: nobody ever pays the last of them; a number of owners was probably forgotten.
    Repair: raise `owners`, or take the prices away.

    Bad:
        special_links:
        - {id: intercity, cost: [8, 10]}

    Good:
        special_links:
        - {id: intercity, cost: 8}
    """
    for key, link in survey.part.special_links.items():
        if link.owners is not None and len(link.cost) > link.owners:
            number = len(link.cost)
            yield Finding(
                message=tr(
                    "the special link {link} has {number} prices and {owners}",
                    link=link.name or key,
                    number=number,
                    owners=counted(link.owners, "owner"),
                ),
                route=("special_links", key, "cost"),
                repair=saying(
                    survey.scenario,
                    tr("let it have {number} owners", number=number),
                    {("special_links", key, "owners"): number},
                ),
            )


@check(
    "NET106",
    "idle-town-exit",
    ERROR,
    reads=LAND,
    needs=("land",),
    whole=("board", "cities"),
    rules=("AOM-SETUP-13",),
    holds=("VAL-AOM-09",),
    since="0.6.0",
)
def idle_town_exit(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """An exit for a special link belongs to no town at its end, or faces land.

    Why: cities have no exits, and towards land a town may have an exit anyway.
    Repair: name a town at an end of the link, and a side of its hex that faces water.

    Bad:
        special_links:
        - {id: ferry-macau, name: Macau ferry, ends: [hong-kong, macau], cost: 8, requires: towns,
           town_exits: {macau: "6,11/4"}}

    Good:
        special_links:
        - {id: ferry-macau, name: Macau ferry, ends: [hong-kong, macau], cost: 8, requires: towns,
           town_exits: {macau: "6,11/2"}}
    """
    for key, link in survey.part.special_links.items():
        for town, side in link.town_exits.items():
            if why := _why_idle(survey, link, town, side):
                yield Finding(
                    message=tr(
                        "the special link {link} has an exit at {side}, {why}",
                        link=link.name or key,
                        side=side,
                        why=why,
                    ),
                    route=("special_links", key, "town_exits", town),
                    cells=(side.cell,),
                )


def _why_idle(survey: AgeOfSteamSurvey, link: SpecialLink, town: str, exit_: Side) -> str:
    """Why an exit means nothing, in a clause; nothing where it means something."""
    land = survey.land
    here = land.hex_at(exit_.cell)
    if town not in link.ends:
        return tr("and {town} is none of its ends", town=town)
    if town not in survey.towns:
        return (
            tr("and {cities} is a city", cities=name_of(survey.scenario.cities[town]))
            if town in land.number
            else ""
        )
    if here == NONE or land.stop[here] != land.number[town]:
        return tr("which is not the hex of {towns}", towns=name_of(survey.towns[town]))
    return tr("where the town faces land") if land.usable[here] >> exit_.side & 1 else ""


@check(
    "NET107",
    "link-that-nobody-can-claim",
    WARNING,
    reads=("special_links", "cities", "new_cities", "goods", "regions", "board", *RULES),
    needs=("rules",),
    whole=("cities", "new_cities"),
    rules=("AOS-BUILD-29", "AOM-SETUP-13"),
    holds=("VAL-AOS-33", "VAL-AOM-19"),
    since="0.6.0",
)
def link_that_nobody_can_claim(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A special link needs cities at its ends, and one of them is a town that never becomes one.

    Why: nobody can ever claim it.
    Repair: let it be claimed at towns (`requires: towns`), or let the town be urbanized.

    Bad:
        special_links:
        - {id: ferry-macau, name: Macau ferry, ends: [hong-kong, macau], cost: 8}
        rules: {urbanization: {where: {not: {ids: macau}}}}

    Good:
        special_links:
        - {id: ferry-macau, name: Macau ferry, ends: [hong-kong, macau], cost: 8, requires: towns}
        rules: {urbanization: {where: {not: {ids: macau}}}}
    """
    for key, link in survey.part.special_links.items():
        for end in link.ends if link.requires == "cities" else ():
            if end in survey.towns and not survey.takers(end):
                yield Finding(
                    message=tr(
                        "the special link {link} needs a city at {towns}, and that "
                        "town can never become one",
                        link=link.name or key,
                        towns=name_of(survey.towns[end]),
                    ),
                    route=("special_links", key),
                    about=(("cities", end),),
                    repair=saying(
                        survey.scenario,
                        tr("let it be claimed at towns"),
                        {("special_links", key, "requires"): "towns"},
                    ),
                )
