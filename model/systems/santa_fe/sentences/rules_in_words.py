"""The rules of a map in sentences with its numbers: set-up, round, bonuses, end, score."""

from collections.abc import Iterator

from model.rules.told_sections import Section, told_sections
from model.scenario.names_in_words import counted, in_words, joined
from model.systems.santa_fe.sentences.told import Told
from model.systems.santa_fe.things.cards import InPlay


def sections(told: Told) -> list[Section]:
    """All sections that have something to say on this map."""
    made = (
        ("Set-up", set_up),
        ("A round", a_round),
        ("Drawing", drawing),
        ("Laying track", laying),
        ("Bonuses", bonuses),
        ("Mountains and rivers", terrain),
        ("End of the game", end),
        ("Score", score),
        ("Two players", two_players),
    )
    return told_sections(told, made)


def set_up(told: Told) -> Iterator[str]:
    rules = told.rules
    yield f"Everybody has ${rules.start.money} and {counted(rules.hand, 'City card')}."
    yield _deck(told)
    for card in told.kinds("none"):
        if card.in_play is not None:
            number = _in_play(card.in_play)
            yield f"{told.card(card.id)}: {number} in play, the rest leave the game."
    yield "All other special cards and the Boomtown markers lie face up in the display."
    first = "is drawn by lot" if rules.start.first_player == "random" else "is the first seat"
    yield f"The First Player {first} and has the Train."


def _deck(told: Told) -> str:
    deck, short = told.rules.deck, told.railroads(major=False)
    piles = f"The other City cards make {counted(deck.piles, 'pile')} of one deck"
    if not short or not told.kinds("short-lines"):
        return f"{piles}."
    return f"{piles}; the Short Line cards are shuffled into pile {deck.short_lines_in}."


def _in_play(said: InPlay) -> str:
    """How many cards are in play for each number of players."""
    if not said.per_player:
        return str(max(said.plus, 0))
    each = "as many as players" if said.per_player == 1 else f"{said.per_player} for each player"
    if not said.plus:
        return each
    more = "more" if said.plus > 0 else "fewer"
    if said.per_player == 1:
        return f"{abs(said.plus)} {more} than players"
    return f"{each}, and {abs(said.plus)} {more},"


def a_round(told: Told) -> Iterator[str]:
    yield f"Draw (not in the first round): fill your hand to {counted(told.rules.hand, 'card')}."
    yield "Play: all choose a card, or two that go together, face down."
    when = told.rules.playing.markers
    boom = ", and Boomtown markers are placed" if when == "reveal" else ""
    yield f"Reveal: all cards are turned up{boom}. City cards stay before their players."
    yield "First turn of laying: in order, each player lays what the card allows."
    late = " Boomtown markers are placed in it." if when == "first-turn" else ""
    yield f"Second turn of laying: the same again.{late}"
    yield "Used special cards go where they say, and the Train passes to the left."


def drawing(told: Told) -> Iterator[str]:
    yield "For each card choose: the top of the deck, or a card of the display."
    for kind in told.part.cards.values():
        if kind.price and kind.of in ("majors", "none"):
            yield f"{told.card(kind.id)} costs ${kind.price}."
    if told.rules.drawing.order == "one-by-one":
        yield "You see a card before you choose the next."
    else:
        yield "You choose where all cards come from before you see one."
    yield "As long as there is a deck hands are filled; it is never made anew."
    if told.rules.drawing.wasted_cards == "refused":
        yield "A card that could be played with no other in hand is not taken."
    if told.rules.playing.empty_hand == "one-piece":
        yield "Whoever has no card at all lays as with a City card."
    else:
        yield "Whoever has no card at all lays nothing."


def laying(told: Told) -> Iterator[str]:
    rules = told.rules.laying
    yield "Anybody lays for any railroad. The first piece of one lies at its home base."
    yield "A major goes on where its routes end, and starts anew with a Branch Line alone."
    if told.railroads(major=False):
        yield "A short line goes on from its home base and from every city that it has reached."
    yield "A line belongs to the railroad that has begun it, finished or not."
    yield "Of twins a railroad uses one. A line with arrows is begun at their tail."
    if rules.own_line_from_far_end:
        yield "A railroad may come into its own line from the other end."
    if rules.branch_first:
        yield "A Branch Line may begin a major that has no track."
    if rules.may_pass:
        yield "You may pass a turn of laying."
    else:
        yield "You must lay a piece in each turn if you can."


def bonuses(told: Told) -> Iterator[str]:
    bonus = told.rules.bonus
    yield f"The first railroad of all that reaches a city: ${bonus.city}."
    yield "Home bases of majors do not pay this."
    if told.railroads(major=False):
        yield "That of a short line pays it to others alone, before its own first piece."
    yield f"A major that reaches a city with its square: ${bonus.square}, once for each square."
    if bonus.unpaid == "lost":
        yield "A bonus that a card does not pay is lost for everybody."
    else:
        yield "A bonus that a card does not pay waits for the next."
    if bonus.bank is not None:
        yield f"The bank has ${bonus.bank}."


def terrain(told: Told) -> Iterator[str]:
    rules = told.rules.terrain
    there = [kind for kind in told.terrain() if rules.prices.get(kind)]
    if not there:
        return
    prices = joined(f"{in_words(kind).lower()} ${rules.prices[kind]}" for kind in there)
    yield f"A piece costs: {prices}; the prices add up."
    scopes = {
        "segment": "What lies in its own segment counts.",
        "line-each-piece": "Every piece of a line pays for all that lies in the line.",
        "line-once": "The first piece of a line pays for all that lies in the line.",
    }
    yield scopes[rules.scope]
    yield "Without the money it is not laid: nobody has debts."
    if not rules.pay_with_bonus:
        yield "Money of this turn pays for nothing in it."


def end(told: Told) -> Iterator[str]:
    rules = told.rules.end
    yield "The game ends when all pieces of the majors are laid."
    yield "It ends when whoever must lay finds every major with pieces left at a dead end."
    if rules.own_branch:
        yield "Your own Branch Line of this round is a way out, those of others are not."
    else:
        yield "No Branch Line is a way out."
    if told.rules.laying.may_pass:
        yield "It ends when all pass in the same turn of laying."
    yield {
        "at-once": "It ends at once.",
        "turn": "The turn of laying is played to its end.",
        "round": "The round is played to its end.",
    }[rules.finish]


def score(told: Told) -> Iterator[str]:
    scoring = told.rules.scoring
    each = "1 point" if scoring.money == 1 else counted(scoring.money, "point")
    yield f"Money: {each} for each $1."
    yield "Each City card that you played: its value for each railroad that has reached the city."
    ties = {
        "top-cards": f"the most played City cards of {scoring.top_value}",
        "money": "the most money",
    }
    if scoring.tie_break:
        by = ", then ".join(ties[one] for one in scoring.tie_break)
        yield f"A tie is broken by {by}; else it is shared."
    else:
        yield "A tie is shared."


def two_players(told: Told) -> Iterator[str]:
    if told.scenario.players.min > 2:
        return
    rules = told.rules.two_players
    if rules.train_stays:
        yield "The Train never moves."
    if not rules.third_player:
        return
    yield "After the second player has drawn, a card of the deck goes unseen to a third player."
    if rules.third_at_deal:
        yield "The third player has one card from the beginning."
    if rules.third_short_lines == "reveal":
        yield "A Short Line card for the third player is shown and replaced."
    else:
        yield "A Short Line card for the third player stays unseen, and its railroad away."
    yield "In the end its cards score too: who has not more than both others does not win."
