"""The rules of a map in sentences with its numbers: set-up, round, bonuses, end, score."""

from collections.abc import Iterator
from typing import Final

from model.rules.told_sections import Section, told_sections
from model.scenario.names_in_words import counted, joined, word_of
from model.systems.santa_fe.sentences.told import Told
from model.systems.santa_fe.things.cards import InPlay
from model.wording.sentences import linked
from model.wording.speech import later, tr

PILES: Final = later(
    "The other City cards make {piles} of one deck; the Short Line cards are shuffled into pile "
    "{pile}."
)
SCOPES: Final = {
    "segment": later("What lies in its own segment counts."),
    "line-each-piece": later("Every piece of a line pays for all that lies in the line."),
    "line-once": later("The first piece of a line pays for all that lies in the line."),
}
FINISH: Final = {
    "at-once": later("It ends at once."),
    "turn": later("The turn of laying is played to its end."),
    "round": later("The round is played to its end."),
}
TIES: Final = {
    "top-cards": later("the most played City cards of {value}"),
    "money": later("the most money"),
}
IN_PLAY: Final = later("{card}: {n} in play, the rest leave the game.")
IN_PLAY_ONE: Final = {
    0: later("{card}: as many as players in play, the rest leave the game."),
    1: later("{card}: {n} more than players in play, the rest leave the game."),
    -1: later("{card}: {n} fewer than players in play, the rest leave the game."),
}
IN_PLAY_EACH: Final = {
    0: later("{card}: {each} for each player in play, the rest leave the game."),
    1: later("{card}: {each} for each player, and {n} more, in play, the rest leave the game."),
    -1: later("{card}: {each} for each player, and {n} fewer, in play, the rest leave the game."),
}
"""By whether there are more than that, or fewer."""


def sections(told: Told) -> list[Section]:
    """All sections that have something to say on this map."""
    made = (
        (tr("Set-up"), set_up),
        (tr("A round"), a_round),
        (tr("Drawing"), drawing),
        (tr("Laying track"), laying),
        (tr("Bonuses"), bonuses),
        (tr("Mountains and rivers"), terrain),
        (tr("End of the game"), end),
        (tr("Score"), score),
        (tr("Two players"), two_players),
    )
    return told_sections(told, made)


def set_up(told: Told) -> Iterator[str]:
    rules = told.rules
    cards = counted(rules.hand, "City card")
    yield tr("Everybody has ${money} and {cards}.", money=rules.start.money, cards=cards)
    yield _deck(told)
    for card in told.kinds("none"):
        if card.in_play is not None:
            yield _in_play(told.card(card.id), card.in_play)
    yield tr("All other special cards and the Boomtown markers lie face up in the display.")
    if rules.start.first_player == "random":
        yield tr("The First Player is drawn by lot and has the Train.")
    else:
        yield tr("The First Player is the first seat and has the Train.")


def _deck(told: Told) -> str:
    deck, short = told.rules.deck, told.railroads(major=False)
    piles = counted(deck.piles, "pile")
    if not short or not told.kinds("short-lines"):
        return tr("The other City cards make {piles} of one deck.", piles=piles)
    return tr(PILES, piles=piles, pile=deck.short_lines_in)


def _in_play(card: str, said: InPlay) -> str:
    """How many cards are in play for each number of players."""
    if not said.per_player:
        return tr(IN_PLAY, card=card, n=max(said.plus, 0))
    sign = (said.plus > 0) - (said.plus < 0)
    text = IN_PLAY_ONE[sign] if said.per_player == 1 else IN_PLAY_EACH[sign]
    return tr(text, card=card, each=said.per_player, n=abs(said.plus))


def a_round(told: Told) -> Iterator[str]:
    cards = counted(told.rules.hand, "card")
    yield tr("Draw (not in the first round): fill your hand to {cards}.", cards=cards)
    yield tr("Play: all choose a card, or two that go together, face down.")
    when = told.rules.playing.markers
    if when == "reveal":
        yield tr(
            "Reveal: all cards are turned up, and Boomtown markers are placed. City cards stay "
            "before their players."
        )
    else:
        yield tr("Reveal: all cards are turned up. City cards stay before their players.")
    yield tr("First turn of laying: in order, each player lays what the card allows.")
    if when == "first-turn":
        yield tr("Second turn of laying: the same again. Boomtown markers are placed in it.")
    else:
        yield tr("Second turn of laying: the same again.")
    yield tr("Used special cards go where they say, and the Train passes to the left.")


def drawing(told: Told) -> Iterator[str]:
    yield tr("For each card choose: the top of the deck, or a card of the display.")
    for kind in told.part.cards.values():
        if kind.price and kind.of in ("majors", "none"):
            yield tr("{card} costs ${price}.", card=told.card(kind.id), price=kind.price)
    if told.rules.drawing.order == "one-by-one":
        yield tr("You see a card before you choose the next.")
    else:
        yield tr("You choose where all cards come from before you see one.")
    yield tr("As long as there is a deck hands are filled; it is never made anew.")
    if told.rules.drawing.wasted_cards == "refused":
        yield tr("A card that could be played with no other in hand is not taken.")
    if told.rules.playing.empty_hand == "one-piece":
        yield tr("Whoever has no card at all lays as with a City card.")
    else:
        yield tr("Whoever has no card at all lays nothing.")


def laying(told: Told) -> Iterator[str]:
    rules = told.rules.laying
    yield tr("Anybody lays for any railroad. The first piece of one lies at its home base.")
    yield tr("A major goes on where its routes end, and starts anew with a Branch Line alone.")
    if told.railroads(major=False):
        yield tr("A short line goes on from its home base and from every city that it has reached.")
    yield tr("A line belongs to the railroad that has begun it, finished or not.")
    yield tr("Of twins a railroad uses one. A line with arrows is begun at their tail.")
    if rules.own_line_from_far_end:
        yield tr("A railroad may come into its own line from the other end.")
    if rules.branch_first:
        yield tr("A Branch Line may begin a major that has no track.")
    if rules.may_pass:
        yield tr("You may pass a turn of laying.")
    else:
        yield tr("You must lay a piece in each turn if you can.")


def bonuses(told: Told) -> Iterator[str]:
    bonus = told.rules.bonus
    yield tr("The first railroad of all that reaches a city: ${money}.", money=bonus.city)
    yield tr("Home bases of majors do not pay this.")
    if told.railroads(major=False):
        yield tr("That of a short line pays it to others alone, before its own first piece.")
    square = later("A major that reaches a city with its square: ${money}, once for each square.")
    yield tr(square, money=bonus.square)
    if bonus.unpaid == "lost":
        yield tr("A bonus that a card does not pay is lost for everybody.")
    else:
        yield tr("A bonus that a card does not pay waits for the next.")
    if bonus.bank is not None:
        yield tr("The bank has ${money}.", money=bonus.bank)


def terrain(told: Told) -> Iterator[str]:
    rules = told.rules.terrain
    there = [kind for kind in told.terrain() if rules.prices.get(kind)]
    if not there:
        return
    prices = joined(
        tr("{terrain} ${price}", terrain=word_of(kind), price=rules.prices[kind]) for kind in there
    )
    yield tr("A piece costs: {prices}; the prices add up.", prices=prices)
    yield tr(SCOPES[rules.scope])
    yield tr("Without the money it is not laid: nobody has debts.")
    if not rules.pay_with_bonus:
        yield tr("Money of this turn pays for nothing in it.")


def end(told: Told) -> Iterator[str]:
    rules = told.rules.end
    yield tr("The game ends when all pieces of the majors are laid.")
    yield tr("It ends when whoever must lay finds every major with pieces left at a dead end.")
    if rules.own_branch:
        yield tr("Your own Branch Line of this round is a way out, those of others are not.")
    else:
        yield tr("No Branch Line is a way out.")
    if told.rules.laying.may_pass:
        yield tr("It ends when all pass in the same turn of laying.")
    yield tr(FINISH[rules.finish])


def score(told: Told) -> Iterator[str]:
    scoring = told.rules.scoring
    yield tr("Money: {points} for each $1.", points=counted(scoring.money, "point"))
    yield tr(
        "Each City card that you played: its value for each railroad that has reached the city."
    )
    if scoring.tie_break:
        ways = (tr(TIES[one], value=scoring.top_value) for one in scoring.tie_break)
        by = linked(later("{one}, then {other}"), ways)
        yield tr("A tie is broken by {ways}; else it is shared.", ways=by)
    else:
        yield tr("A tie is shared.")


def two_players(told: Told) -> Iterator[str]:
    if told.scenario.players.min > 2:
        return
    rules = told.rules.two_players
    if rules.train_stays:
        yield tr("The Train never moves.")
    if not rules.third_player:
        return
    yield tr("After the second player has drawn, a card of the deck goes unseen to a third player.")
    if rules.third_at_deal:
        yield tr("The third player has one card from the beginning.")
    if rules.third_short_lines == "reveal":
        yield tr("A Short Line card for the third player is shown and replaced.")
    else:
        yield tr("A Short Line card for the third player stays unseen, and its railroad away.")
    yield tr("In the end its cards score too: who has not more than both others does not win.")
