"""Event cards that lack something, or whose duration does not fit what they do."""

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import Any

from model.collection import Things
from model.layering.presets import bundled_names, bundled_preset
from model.systems.crayon.things import effects as fx
from model.systems.crayon.things.consequences import floods, price_after, tax_table
from model.systems.crayon.things.part import Event
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding
from validator.systems.crayon.repairs.event_cards import card_altered
from validator.systems.crayon.survey.events import Acting
from validator.systems.crayon.survey.survey import CrayonSurvey
from validator.wording.listing import listed


@check(
    "DCK006",
    "idle-event",
    ERROR,
    reads=("events", "waters", "rules", "variants"),
    subjects="events",
    needs=("rules",),
    whole=("waters",),
    holds=("VAL-CRY-52",),
    rules=("CRY-EVENT-01",),
)
def idle_event(survey: CrayonSurvey, events: Mapping[str, Event]) -> Iterator[Finding]:
    """An event card does nothing, since what it does or whom it strikes is missing.

    It is an error where an effect has nothing to work with, and a warning where the card has no
    effect at all, where an amount is 0, where a list of goods can never count, or where waters get
    another name and nothing else. A tax with an empty table takes that of the rules, which is a
    warning as long as nobody but the preset says it: no rulebook has a table, so ours is made up.

    Why: players read the card, look for what changes, and nothing does.
    Repair: say what is missing, or take the effect or the card away.

    Bad:
        events:
        - {id: spring-flood, effects: [{effect: erase-crossing, waters: []}]}

    Good:
        events:
        - {id: spring-flood, effects: [{effect: erase-crossing, waters: [wend]}]}
    """
    for name, event in events.items():
        if not event.effects and survey.can_read("events", name):
            yield Finding(
                message=tr("{event} has no effects: whoever draws it draws on", event=event.name),
                route=("events", name),
                weight=WARNING,
            )
    for one in survey.events.of(events.values()):
        if why := _lacking(one.effect, survey):
            yield Finding(message=f"{one.event.name}: {why}", route=one.route)
        elif why := _in_vain(one.effect, survey):
            yield Finding(message=f"{one.event.name}: {why}", route=one.route, weight=WARNING)
        elif isinstance(one.effect, fx.Tax) and _is_made_up(one.effect, survey):
            yield _untold_table(survey, one)


def _lacking(effect: fx.Effect, survey: CrayonSurvey) -> str:
    """What an effect cannot do without and does not have."""
    match effect:
        case fx.EraseCrossing(waters=()) | fx.CloseCrossing(waters=()):
            return tr("{word} names no waters", word=effect.WORD)
        case fx.Tax() if not tax_table(effect, survey.rules):
            return tr("tax has no table, and the rules have none either")
        case fx.Rekind(kind, becomes) if becomes in (None, kind) and not _changes(survey, effect):
            return tr(
                "rekind leaves {kind} waters as they are: it names no other kind or price",
                kind=kind,
            )
    return ""


def _in_vain(effect: fx.Effect, survey: CrayonSurvey) -> str:
    match effect:
        case fx.Bonus(amount=0):
            return tr("a bonus of 0 adds nothing")
        case fx.NoDelivery(goods=goods, except_goods=others) if goods and others:
            return tr("no-delivery has goods, so its except_goods do not count")
        case fx.Rekind(kind, becomes) if not _changes(survey, effect):
            return tr(
                "rekind leaves {kind} waters as they are, only that they are called {becomes}",
                kind=kind,
                becomes=becomes,
            )
    return ""


def _changes(survey: CrayonSurvey, rain: fx.Rekind) -> bool:
    """Whether rains alter a price, or what floods touch, or what other rains do."""
    now = survey.events.prices.get(rain.kind)
    price = price_after(rain, survey.rules)
    is_renamed = rain.becomes not in (None, rain.kind)
    if not now:
        # That there are no such waters, or that they have no price, is told by itself.
        return price is not None or is_renamed
    if price is not None and now - {price}:
        return True
    if is_renamed and any(other.kind == rain.becomes for other in survey.events.rains):
        return True
    flood = survey.rules.flood
    comes = floods(flood, rain.kind, (rain,)) and not floods(flood, rain.kind, ())
    return comes and rain.kind in survey.events.flooded


def _is_made_up(tax: fx.Tax, survey: CrayonSurvey) -> bool:
    """Whether a tax goes by the table of our presets, which stands in for one that we lack."""
    own = survey.scenario.rules.get("tax")
    is_said = isinstance(own, Things) and "table" in own
    return not tax.table and not is_said and survey.rules.tax.table in _made_up_tables()


@cache
def _made_up_tables() -> tuple[Mapping[str, int], ...]:
    presets = [bundled_preset(name) or Things() for name in bundled_names("crayon")]
    taxes = [preset.get("rules", Things()).get("tax") for preset in presets]
    return tuple([tax["table"] for tax in taxes if isinstance(tax, Things) and "table" in tax])


def _untold_table(survey: CrayonSurvey, one: Acting) -> Finding:
    table = dict(survey.rules.tax.table)

    def alter(card: dict[str, Any]) -> None:
        card["effects"][one.place]["table"] = table

    return Finding(
        message=tr(
            "{event}: the table of its tax is empty, and that of the rules is only our stand-in",
            event=one.event.name,
        ),
        route=(*one.route, "table"),
        help=tr("write the table of your card, or say rules: tax: table"),
        repair=card_altered(
            survey.scenario, one.event.id, tr("write the stand-in as its table"), alter
        ),
        weight=WARNING,
    )


@check(
    "DCK007",
    "duration-does-not-fit",
    ERROR,
    reads=("events",),
    subjects="events",
    holds=("VAL-CRY-58",),
    rules=("CRY-EVENT-03",),
)
def duration_does_not_fit(survey: CrayonSurvey, events: Mapping[str, Event]) -> Iterator[Finding]:
    """The duration of an event card does not fit its effects.

    A ban or a bonus acts while its card is in play, and an instant card never is. An errand is
    until-fulfilled, and nothing else is. Waters that change do so for the rest of the game: their
    card is permanent, and it is a warning where it says a number of turns.

    Why: the card is over before it does anything, or promises an end that does not come.
    Repair: give the card the duration that its effects ask for.

    Bad:
        events:
        - {id: lantern-festival, duration: instant}

    Good:
        events:
        - {id: lantern-festival, duration: 1 turn}
    """
    for name, event in events.items():
        acting = list(survey.events.of([event]))
        if found := _misfit(event, acting):
            why, fitting = found
            yield Finding(
                message=f"{event.name} {why}",
                route=("events", name, "duration"),
                help=tr("write duration: {fitting}", fitting=fitting),
                weight=WARNING
                if event.duration.kind == "turns" and fitting == "permanent"
                else None,
                repair=card_altered(
                    survey.scenario,
                    name,
                    tr("make it {fitting}", fitting=fitting),
                    lambda card, fitting=fitting: card.update(duration=fitting),  # type: ignore[misc]
                ),
            )


def _misfit(event: Event, acting: list[Acting]) -> tuple[str, str] | None:
    """What is wrong with the duration of a card, and the one that would fit."""
    kinds = [type(one.effect) for one in acting]
    lasting = [kind.WORD for kind in dict.fromkeys(kinds) if kind in fx.LASTING]
    now = event.duration
    if not kinds:
        return None
    if fx.Errand in kinds:
        if now.kind == "until-fulfilled":
            return None
        return tr(
            "sends trains on an errand, and is over otherwise: {now}", now=now
        ), "until-fulfilled"
    if now.kind == "until-fulfilled":
        return tr("waits until everybody has done its errand, and has none"), _fitting(kinds)
    if now.kind == "instant" and lasting:
        act = tr("acts") if len(lasting) == 1 else tr("act")
        return tr(
            "is instant, but {lasting} {act} only while a card is in play",
            lasting=listed(lasting),
            act=act,
        ), "1 turn"
    if now.kind == "instant" and fx.Rekind in kinds:
        return tr("is instant, but changes waters for the rest of the game"), "permanent"
    if now.kind == "turns" and set(kinds) == {fx.Rekind}:
        return tr(
            "changes waters for the rest of the game, and not for {now}", now=now
        ), "permanent"
    return None


def _fitting(kinds: Collection[type[fx.Effect]]) -> str:
    """The duration that effects without an errand ask for."""
    if any(kind in fx.LASTING for kind in kinds):
        return "1 turn"
    return "permanent" if fx.Rekind in kinds else "instant"
