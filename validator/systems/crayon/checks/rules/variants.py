"""Variants: those that cannot be played by so many, and what some of them need."""

from collections.abc import Iterator

from model.forms.form import Route
from model.rules.variants import chosen_variants, numbers_of
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding, Repair
from validator.repairs.value_repairs import saying
from validator.systems.crayon.survey.survey import CrayonSurvey
from validator.wording.near_names import meant


@check(
    "RUL017",
    "variant-for-other-numbers",
    WARNING,
    reads=("rules", "variants", "players"),
    needs=("rules",),
    rules=("CRY-VAR-20", "CRY-VAR-21", "CRY-VAR-41"),
    holds=("VAL-CRY-83",),
)
def variant_for_other_numbers(survey: CrayonSurvey) -> Iterator[Finding]:
    """A variant is for fewer or for more players than the scenario.

    It is an error if no number of players of the scenario fits.

    Why: with a number of players for which the variant is not made no game can be begun.
    Repair: let fewer or more play, or switch the variant off.

    Bad:
        variants: [honeymoon-cities]

    Good:
        players: {max: 3}
        variants: [honeymoon-cities]
    """
    if not survey.scenario.variants:
        return
    players = survey.scenario.players
    for name, variant in chosen_variants(survey.scenario).items():
        least, most = numbers_of(variant)
        fits = range(max(least or 1, players.min), min(most or players.max, players.max) + 1)
        if len(fits) == players.max - players.min + 1:
            continue
        many = (
            tr("{least} players or more", least=least)
            if most is None
            else tr("{most} players at most", most=most)
        )
        if least and most and least > 2:
            many = tr("{least} to {most} players", least=least, most=most)
        yield Finding(
            message=tr(
                "the variant {name} is for {many}, and the scenario for {min} to {max}",
                name=name,
                many=many,
                min=players.min,
                max=players.max,
            ),
            route=("variants", name),
            weight=WARNING if fits else ERROR,
            repair=_for(survey, fits),
        )


def _for(survey: CrayonSurvey, fits: range) -> Repair | None:
    """Lets as many play as a variant is for, where that can be."""
    if not fits:
        return None
    least, most = fits[0], fits[-1]
    ends: dict[Route, int] = {("players", "min"): least, ("players", "max"): most}
    return saying(survey.scenario, tr("let {least} to {most} play", least=least, most=most), ends)


@check(
    "RUL018",
    "circus-without-a-tour",
    ERROR,
    reads=("rules", "variants", "cities", "demands", "board"),
    needs=("ground",),
    whole=("cities", "demands"),
    rules=("CRY-VAR-54",),
    holds=("VAL-CRY-84",),
)
def circus_without_a_tour(survey: CrayonSurvey) -> Iterator[Finding]:
    """The Circus is switched on, and its home is not on the map or no card asks for it.

    It begins in its home, and the cards with every tenth number ask for it.

    Why: without its home no game can be begun; without such cards the Circus stays there for ever.
    Repair: name a city of the map under `rules: circus: home`, and number the cards.

    Bad:
        variants: [circus]

    Good:
        variants: [circus]
        rules: {circus: {home: wendmere}}
    """
    circus = survey.rules.circus
    if not circus.enabled:
        return
    if circus.home not in survey.on_the_map:
        near = meant(circus.home, survey.on_the_map)
        route = ("rules", "circus", "home")
        yield Finding(
            message=tr("the Circus begins in {home}, which is not on the map", home=circus.home),
            route=route if survey.scenario.rules.get("circus") else ("variants",),
            help=tr("did you mean {near}?", near=near)
            if near
            else tr("name its city under rules: circus: home"),
            repair=saying(survey.scenario, tr("begin in {near}", near=near), {route: near})
            if near
            else None,
        )
    elif survey.part.demands and not _is_asked_for(survey):
        yield Finding(
            message=tr(
                "no card asks for the Circus: none has a number divisible by {every}",
                every=circus.every,
            ),
            route=("demands",),
            is_about_key=True,
        )


def _is_asked_for(survey: CrayonSurvey) -> bool:
    from engine.systems.crayon.state.card_list import cards_of

    good = survey.rules.circus.good
    cards = cards_of(survey.scenario, survey.rules).values()
    return any(demand.good == good for card in cards for demand in card.demands)


@check(
    "RUL019",
    "deck-too-small-for-sudden-death",
    WARNING,
    reads=("rules", "variants", "demands", "events", "players"),
    needs=("rules",),
    whole=("demands", "events"),
    rules=("CRY-VAR-15",),
    holds=("VAL-CRY-85",),
)
def deck_too_small_for_sudden_death(survey: CrayonSurvey) -> Iterator[Finding]:
    """A game that ends with the last card has hardly more cards than the first hands take.

    Why: when few cards are left no hand may be discarded; here that is so from the first turn on,
    and the game is over before anybody has built much.
    Repair: add cards, let fewer play, or switch Sudden Death off.

    Bad:
        variants: [sudden-death]
        rules: {sudden_death: {no_discard_below: 35}}

    Good:
        variants: [sudden-death]
    """
    rules, players = survey.rules, survey.scenario.players.max
    if not rules.sudden_death.enabled:
        return
    events = sum(event.count for event in survey.part.events.values())
    cards = len(survey.part.demands) + events
    hands = rules.turn.hand_size * players
    if cards < rules.sudden_death.no_discard_below + hands:
        yield Finding(
            message=tr(
                "the deck has {cards} cards; {hands} are dealt to {players} "
                "players, and with fewer than {no_discard_below} left no hand "
                "may be discarded",
                cards=cards,
                hands=hands,
                players=players,
                no_discard_below=rules.sudden_death.no_discard_below,
            ),
            route=("demands",),
            is_about_key=True,
        )
