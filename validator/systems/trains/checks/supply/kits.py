"""Kits, and the kinds that are drawn: as many as the rules ask for, with a way out of Waste."""

from collections.abc import Iterator
from typing import Final

from model.systems.trains.contradictions.steps import steps_of
from model.systems.trains.effects.exchanging import TrashFromHand
from model.systems.trains.effects.hand import ReturnWaste
from model.systems.trains.rules.card_counts import selectable
from model.systems.trains.things.card import Card, Kit
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding, Repair
from validator.repairs.value_repairs import saying
from validator.systems.trains.survey.survey import CARDS, SELECT, TrainsSurvey
from validator.wording.listing import counted, listed

ALL: Final = ("cards", "kits")


@check(
    "DCK308",
    "unfit-kit",
    ERROR,
    reads=CARDS,
    needs=("rules",),
    whole=ALL,
    rules=("TRN-SETUP-07", "TRN-KIT-01"),
    implies_anywhere=("DCK312",),
    holds=("TRN-CHK-23",),
    since="0.6.0",
)
def unfit_kit(survey: TrainsSurvey) -> Iterator[Finding]:
    """A kit has more or fewer kinds than the rules choose, or one that is no kind to choose.

    Kits of the file are looked at, and the one that is played. Kinds that are always in the supply
    or only in starting decks cannot be chosen, and neither can those that nobody can buy.

    Why: the supply would be another one than the rules say.
    Repair: put as many kinds into the kit as `select: count` says.

    Bad:
        kits:
        - {id: short-day, name: Short day, cards: [garage, landfill, signals]}

    Good:
        kits:
        - id: short-day
          name: Short day
          cards: [amusement-park, control-room, garage, landfill, passing-station, signals, tunnel,
            viaduct]
    """
    select = survey.rules.supply.select
    for key, kit in survey.part.kits.items():
        if key != select.kit and key not in survey.own["kits"]:
            continue
        for card in kit.cards:
            if card in survey.part.cards and (why := _why_not(survey, card)):
                yield Finding(
                    message=tr(
                        "{card} {why}, and is in {kit}",
                        card=survey.card(card),
                        why=why,
                        kit=kit.title,
                    ),
                    route=("kits", key, "cards", card),
                    about=(("cards", card),),
                )
        if len(kit.cards) != select.count:
            yield _of_other_size(survey, key, kit)


def _why_not(survey: TrainsSurvey, card: str) -> str:
    if card in selectable(survey.part, survey.rules):
        return ""
    one = survey.part.cards[card]
    if card in survey.rules.supply.always:
        return tr("is always in the supply")
    if survey.rules.start.deck.get(card):
        return tr("is a card of starting decks alone")
    return "" if one.buyable else tr("cannot be bought")


def _of_other_size(survey: TrainsSurvey, key: str, kit: Kit) -> Finding:
    number, count = len(kit.cards), survey.rules.supply.select.count
    is_only = [*survey.own["kits"]] == [key] or survey.rules.supply.select.kit == key
    way = (*SELECT, "count")
    title = tr("choose {kinds}", kinds=counted(number, "kind"))
    return Finding(
        message=tr(
            "{kit} has {kinds} of cards, and the rules choose {count}",
            kit=kit.title,
            kinds=counted(number, "kind"),
            count=count,
        ),
        route=("kits", key, "cards") if key in survey.own["kits"] else (*SELECT, "kit"),
        about=((*SELECT,),),
        repair=saying(survey.scenario, title, {way: number}) if is_only and number else None,
    )


@check(
    "DCK309",
    "too-few-kinds-to-choose",
    ERROR,
    reads=CARDS,
    needs=("rules",),
    whole=ALL,
    rules=("TRN-SETUP-07",),
    holds=("TRN-CHK-24",),
    since="0.6.0",
)
def too_few_kinds_to_choose(survey: TrainsSurvey) -> Iterator[Finding]:
    """There are fewer kinds to draw from than are drawn, or kinds that must come and cannot.

    Why: the supply cannot be made as the rules say.
    Repair: let more kinds be drawn `from`, draw fewer, or correct what `must` come.

    Bad:
        rules: {supply: {select: {count: 3, from: [garage, landfill]}}}

    Good:
        rules: {supply: {select: {count: 2, from: [garage, landfill]}}}
    """
    select = survey.rules.supply.select
    if select.kit:
        return
    pool = selectable(survey.part, survey.rules)
    if len(pool) < select.count:
        way = (*SELECT, "count")
        yield Finding(
            message=(
                tr(
                    "{kinds} of cards are drawn, and there is {pool} to draw from",
                    kinds=counted(select.count, "kind"),
                    pool=len(pool),
                )
                if len(pool) == 1
                else tr(
                    "{kinds} of cards are drawn, and there are {pool} to draw from",
                    kinds=counted(select.count, "kind"),
                    pool=len(pool),
                )
            ),
            route=way,
            about=((*SELECT, "from"),),
            repair=saying(survey.scenario, tr("draw {pool}", pool=len(pool)), {way: len(pool)})
            if pool
            else None,
        )
    lost = [card for card in select.must if card in survey.part.cards and card not in pool]
    if lost:
        yield Finding(
            message=tr(
                "{card} must come, and is not among the kinds that are drawn",
                card=listed([survey.card(card) for card in lost]),
            ),
            route=(*SELECT, "must"),
            word=lost[0],
            repair=_less(survey, lost),
        )
    if len(select.must) > select.count:
        yield Finding(
            message=tr(
                "{kinds} must come, and {count} are drawn",
                kinds=counted(len(select.must), "kind"),
                count=select.count,
            ),
            route=(*SELECT, "must"),
        )


def _less(survey: TrainsSurvey, lost: list[str]) -> Repair | None:
    left = [card for card in survey.rules.supply.select.must if card not in lost]
    names = listed([survey.card(card) for card in lost])
    return saying(survey.scenario, tr("take {names} off", names=names), {(*SELECT, "must"): left})


@check(
    "DCK310",
    "no-way-to-return-waste",
    WARNING,
    reads=(*CARDS, "board", "cities"),
    needs=("land",),
    whole=ALL,
    rules=("TRN-WASTE-04", "TRN-TURN-05"),
    holds=("TRN-CHK-25",),
    since="0.6.0",
)
def no_way_to_return_waste(survey: TrainsSurvey) -> Iterator[Finding]:
    """No card of a kit, or of all that can be drawn, returns Waste.

    Why: then only passing a whole turn brings it back, which beginners find hard.
    Repair: put Landfill, Freight train, Station crew or a card of your own into the kit.

    Bad:
        kits:
        - id: dusty-day
          cards: [amusement-park, control-room, garage, ironworks, passing-station, signals, tunnel,
            viaduct]

    Good:
        kits:
        - id: dusty-day
          cards: [amusement-park, control-room, garage, landfill, passing-station, signals, tunnel,
            viaduct]
    """
    pile = survey.rules.supply.always.get(survey.waste)
    if not survey.is_begun or not pile:
        return
    for choice in survey.choices:
        cards = survey.setting(choice).cards.values()
        if choice.kinds and not any(_returns_waste(card) for card in cards):
            yield Finding(
                message=tr("no card of {choice} returns Waste", choice=choice.title),
                route=choice.route,
                help=tr("Landfill, Freight train and Station crew do"),
            )


def _returns_waste(card: Card) -> bool:
    """Whether a card brings Waste of the hand back to its pile."""
    return any(
        isinstance(step.effect, ReturnWaste)
        or (isinstance(step.effect, TrashFromHand) and step.effect.trash_from_hand == "waste")
        for step in steps_of(card)
    )
