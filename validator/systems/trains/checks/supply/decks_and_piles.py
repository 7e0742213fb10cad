"""Starting decks and piles: there are enough cards, and every pile has some."""

from collections.abc import Iterable, Iterator
from typing import Final

from model.systems.trains.contradictions.steps import Step, steps_of
from model.systems.trains.effects.exchanging import Gain, GainSameAsShown, TrashFromHand
from model.systems.trains.things.card import Card
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding
from validator.repairs.value_repairs import saying
from validator.systems.trains.survey.piles import always, chosen, left_of, waste_pile
from validator.systems.trains.survey.survey import CARDS, TrainsSurvey
from validator.wording.listing import counted, listed

READS: Final = (*CARDS, "players")
WHOLE: Final = ("cards", "kits")
WASTE_EACH: Final = 10
"""So many Waste for each player are usual."""


@check(
    "DCK304",
    "not-one-waste",
    ERROR,
    reads=CARDS,
    needs=("rules",),
    whole=("cards",),
    rules=("TRN-WASTE-01", "TRN-BUY-03"),
    implies_anywhere=("DCK310", "RUL304"),
    holds=("TRN-CHK-19",),
    since="0.6.0",
)
def not_one_waste(survey: TrainsSurvey) -> Iterator[Finding]:
    """There is no card of the category waste, or more than one, or it can be bought.

    Why: whoever gains Waste takes that card, and nobody would buy it.
    Repair: let one card have the category `waste`, and say `buyable: false`.

    Bad:
        cards:
        - {id: waste, buyable: true}

    Good:
        cards:
        - {id: waste, buyable: false}
    """
    found = [card for card in survey.part.cards.values() if "waste" in card.categories]
    if len(found) != 1:
        names = listed([card.title for card in found]) if found else ""
        more = tr("several cards are of the category waste: {names}", names=names)
        yield Finding(
            message=more if found else tr("no card is of the category waste"),
            route=("cards", found[-1].id, "categories") if found else ("cards",),
        )
    for card in found:
        way = ("cards", card.id, "buyable")
        if card.buyable:
            repair = saying(survey.scenario, tr("let nobody buy it"), {way: False})
            yield Finding(
                message=tr("{card} is of the category waste, and can be bought", card=card.title),
                route=way,
                repair=repair,
            )


@check(
    "DCK306",
    "unfit-starting-deck",
    ERROR,
    reads=READS,
    needs=("rules",),
    whole=("cards",),
    rules=("TRN-SETUP-03", "TRN-SETUP-05"),
    implies_anywhere=("DCK312",),
    holds=("TRN-CHK-21", "TRN-CHK-22", "TRN-CHK-36"),
    since="0.6.0",
)
def unfit_starting_deck(survey: TrainsSurvey) -> Iterator[Finding]:
    """Starting decks are smaller than a hand, or there are too few cards for so many players.

    Why: hands cannot be dealt, or starting decks not be made.
    Repair: let fewer play, or make more cards, or other starting decks.

    Bad:
        players: {max: 5}

    Good:
        players: {max: 5}
        cards:
        - {id: normal-train, count: 35}
    """
    deck = survey.rules.start.deck
    number, hand = sum(one or 0 for one in deck.values()), survey.rules.hand
    if number < hand:
        yield Finding(
            message=tr(
                "starting decks have {cards}, and {hand} are drawn",
                cards=counted(number, "card"),
                hand=hand,
            ),
            route=("rules", "hand") if survey.says("hand") else ("rules", "start", "deck"),
        )
    most = survey.counts[-1]
    for key, each in deck.items():
        card = survey.part.cards.get(key)
        if card is None or not each or left_of(survey, key, most) >= 0:
            continue
        fits, is_own = card.count // each, key in survey.own["cards"]
        is_enough = fits >= survey.counts[0]
        way, begun = ("players", "max"), ("start", "deck", key)
        said = ("rules", *begun) if survey.says(*begun) else way
        title = tr("let {fits} play at most", fits=fits)
        yield Finding(
            message=(
                tr(
                    "{players} begin with {each} {card}, and there is {count}",
                    players=counted(most, "player"),
                    each=each * most,
                    card=card.title,
                    count=card.count,
                )
                if card.count == 1
                else tr(
                    "{players} begin with {each} {card}, and there are {count}",
                    players=counted(most, "player"),
                    each=each * most,
                    card=card.title,
                    count=card.count,
                )
            ),
            route=("cards", key, "count") if is_own else said,
            about=(way, ("rules", "start")),
            repair=saying(survey.scenario, title, {way: fits}) if is_enough else None,
        )


@check(
    "DCK307",
    "pile-larger-than-its-cards",
    WARNING,
    reads=READS,
    needs=("rules",),
    whole=("cards",),
    rules=("TRN-SETUP-04", "TRN-SETUP-05"),
    holds=("TRN-CHK-22",),
    since="0.6.0",
)
def pile_larger_than_its_cards(survey: TrainsSurvey) -> Iterator[Finding]:
    """A pile is said to have more cards than starting decks leave.

    Why: it has fewer than the rules say, and is empty sooner.
    Repair: say `all`, a smaller number, or a larger `count` of the card.

    Bad:
        rules: {supply: {always: {rail-laying: 14}}}

    Good:
        rules: {supply: {always: {rail-laying: 12}}}
    """
    for pile in always(survey, survey.counts[-1]):
        if pile.wanted is not None and 0 < pile.size < pile.wanted:
            yield Finding(
                message=tr(
                    "the pile of {card} is said to have {wanted} cards, and with "
                    "{players} there are {size}",
                    card=survey.card(pile.card),
                    wanted=pile.wanted,
                    players=counted(survey.counts[-1], "player"),
                    size=pile.size,
                ),
                route=pile.route,
                repair=saying(
                    survey.scenario, tr("put all there that are left"), {pile.route: "all"}
                ),
            )


@check(
    "DCK312",
    "pile-empty-from-the-start",
    ERROR,
    reads=READS,
    needs=("rules",),
    whole=WHOLE,
    rules=("TRN-SETUP-04", "TRN-END-01"),
    holds=("TRN-CHK-31",),
    since="0.6.0",
)
def pile_empty_from_the_start(survey: TrainsSurvey) -> Iterator[Finding]:
    """A pile has no cards when the game begins.

    Why: nobody can buy the card, and the pile counts as one of those whose emptiness ends the game.
    Repair: give it cards, or take it out of the supply.

    Bad:
        rules: {supply: {always: {express-train: 0}}}

    Good:
        rules: {supply: {always: {express-train: null}}}
    """
    most, told = survey.counts[-1], set[str]()
    piles = [*always(survey, most)]
    piles += [pile for choice in survey.choices for pile in chosen(survey, choice, most)]
    for pile in piles:
        if not pile.size and pile.card not in told:
            told.add(pile.card)
            yield Finding(
                message=tr(
                    "with {players} the pile of {card} has no cards",
                    players=counted(most, "player"),
                    card=survey.card(pile.card),
                ),
                route=pile.route,
                about=(("cards", pile.card),),
            )


@check(
    "RUL304",
    "waste-that-runs-out",
    WARNING,
    reads=READS,
    needs=("rules",),
    whole=("cards",),
    rules=("TRN-COMP-04", "TRN-WASTE-02"),
    holds=("TRN-CHK-42",),
    since="0.6.0",
)
def waste_that_runs_out(survey: TrainsSurvey) -> Iterator[Finding]:
    """There are fewer than ten Waste for each player.

    Why: when their pile is empty building costs nobody any Waste, which whoever comes late enjoys.
    Repair: make more Waste, or let fewer play.

    Bad:
        cards:
        - {id: waste, count: 39}

    Good:
        cards:
        - {id: waste, count: 40}
    """
    most = survey.counts[-1]
    pile, usual = waste_pile(survey, most), WASTE_EACH * most
    if pile is not None and 0 < pile.size < usual:
        is_said = pile.wanted is not None and pile.wanted < usual
        yield Finding(
            message=tr(
                "there are {size} Waste for {players}, and fewer than {waste_each} each run out",
                size=pile.size,
                players=counted(most, "player"),
                waste_each=WASTE_EACH,
            ),
            route=pile.route if is_said else ("cards", pile.card, "count"),
        )


@check(
    "DCK313",
    "decks-that-run-dry",
    WARNING,
    reads=READS,
    needs=("land",),
    whole=WHOLE,
    rules=("TRN-DRAW-03",),
    holds=("TRN-CHK-32",),
    since="0.6.0",
)
def decks_that_run_dry(survey: TrainsSurvey) -> Iterator[Finding]:
    """Cards of a game can trash every card of a starting deck, and give nothing for it.

    Why: a player can be left with hardly a card to draw, and then only sits and looks on.
    Repair: let the card gain one for what it trashes, or trash fewer categories.

    Bad:
        cards:
        - id: sale
          name: Sale
          cost: 4
          categories: [action]
          effects: [{choose_one: [[{trash_from_hand: train}], [{trash_from_hand: rail}],
            [{trash_from_hand: station}]]}, {coin: 2}]

    Good:
        cards:
        - id: sale
          name: Sale
          cost: 4
          categories: [action]
          effects: [{choose_one: [[{trash_from_hand: train}], [{trash_from_hand: rail}]]},
            {coin: 2}]
    """
    begun = [card for card, number in survey.rules.start.deck.items() if number]
    starting = [survey.part.cards[card] for card in begun if card in survey.part.cards]
    for choice in survey.choices:
        trashing = _trashing(survey.setting(choice).cards.values())
        if starting and all(trashing.keys() & {*card.categories} for card in starting):
            names = sorted({card.title for cards in trashing.values() for card in cards})
            first = next(iter(trashing.values()))[0]
            yield Finding(
                message=(
                    tr(
                        "{names} can trash a whole starting deck, and give no card for it",
                        names=listed(names),
                    )
                    if len(names) > 1
                    else tr(
                        "{names} can trash a whole starting deck, and gives no card for it",
                        names=listed(names),
                    )
                ),
                route=("cards", first.id),
            )
            return


def _trashing(cards: Iterable[Card]) -> dict[str, list[Card]]:
    """By category the cards that trash such cards of the hand, and gain none for them."""
    found: dict[str, list[Card]] = {}
    for card in cards:
        steps = steps_of(card)
        if not any(isinstance(one.effect, Gain | GainSameAsShown) for one in steps):
            for category in _trashed(steps):
                found.setdefault(category, []).append(card)
    return found


def _trashed(steps: list[Step]) -> set[str]:
    trashing = (one.effect for one in steps if isinstance(one.effect, TrashFromHand))
    return {one.trash_from_hand for one in trashing}
