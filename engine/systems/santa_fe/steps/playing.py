"""The play step: everybody chooses a card or a pair in secret (SFR-PLAY-01 to -07)."""

from collections.abc import Iterator
from itertools import product

from engine.protocol import Happening, Refusal
from engine.systems.santa_fe.actions import kinds as act
from engine.systems.santa_fe.state.play import Play
from engine.systems.santa_fe.state.state import Seat
from model.wording.speech import tr


def plays(play: Play, seat: Seat) -> list[tuple[str, ...]]:
    """Every legal play of a hand, those that must be made alone where there are such."""
    found = _round_one(play, seat) if play.state.round == 1 else []
    found = found or _all_plays(play, seat)
    due = [sum(play.table.kind(card).must_play for card in one) for one in found]
    most = max(due, default=0)
    return [one for one, number in zip(found, due, strict=True) if number == most]


def can_play(play: Play, seat: Seat) -> bool:
    """Whether a hand has a legal play: some card that is played without another."""
    if play.state.round == 1 and _round_one(play, seat):
        return True
    return any(not play.table.kind(card).companions for card in seat.hand)


def _round_one(play: Play, seat: Seat) -> list[tuple[str, ...]]:
    """In the first round everybody plays a City card (SFR-PLAY-02)."""
    return [(card,) for card in dict.fromkeys(seat.hand) if play.table.is_city(card)]


def _all_plays(play: Play, seat: Seat) -> list[tuple[str, ...]]:
    hand, kind = list(dict.fromkeys(seat.hand)), play.table.kind
    alone = [(card,) for card in hand if not kind(card).companions]
    added = [card for card in hand if kind(card).companions]
    pairs = [
        (card, more)
        for (card,), more in product(alone, added)
        if kind(card).id in kind(more).companions
    ]
    return [*alone, *pairs]


def actions(play: Play, number: int) -> Iterator[act.SantaFeAction]:
    yield from (act.PlayCards(cards) for cards in plays(play, play.seat(number)))


def why_not(play: Play, number: int, action: act.SantaFeAction) -> Refusal | None:
    """Why cards cannot be played."""
    seat = play.seat(number)
    if not isinstance(action, act.PlayCards):
        return Refusal("SFR-ROUND-03", tr("now everybody chooses a card"))
    legal = plays(play, seat)
    if action.cards in legal:
        return None
    for card in action.cards:
        if card not in seat.hand:
            return Refusal("SFR-PLAY-01", tr("{card} is not in the hand", card=card))
    if action.cards in _all_plays(play, seat):
        return _why_others_come_first(play, legal)
    return _why_no_play(play, action.cards)


def _why_others_come_first(play: Play, legal: list[tuple[str, ...]]) -> Refusal:
    due = [card for card in legal[0] if play.table.kind(card).must_play]
    if not due:
        return Refusal("SFR-PLAY-02", tr("in the first round everybody plays a City card"))
    has_companion = bool(play.table.kind(due[0]).companions)
    rule = "SFR-PLAY-04" if has_companion else "SFR-PLAY-03"
    return Refusal(rule, tr("{card_name} must be played", card_name=play.table.card_name(due[0])))


def _why_no_play(play: Play, cards: tuple[str, ...]) -> Refusal:
    table = play.table
    alone = [card for card in cards if table.kind(card).companions]
    if len(cards) == 1 and alone:
        return Refusal(
            "SFR-PLAY-04",
            tr("{card_name} is not played alone", card_name=table.card_name(cards[0])),
        )
    if alone:
        names = " and ".join(table.card_name(card) for card in cards)
        return Refusal("SFR-PLAY-04", tr("{names} are not played together", names=names))
    return Refusal("SFR-PLAY-01", tr("only one card is played, or one and a Branch Line"))


def done(play: Play, number: int, action: act.PlayCards) -> None:
    """Keeps the choice; the cards stay in the hand until all have chosen."""
    seat = play.seat(number)
    seat.play, seat.has_chosen = action.cards, True


def revealed(play: Play) -> Iterator[Happening]:
    """All cards are turned up; City cards go to tableaus (SFR-ROUND-04)."""
    for number in play.state.order():
        seat, name = play.seat(number), play.names[number]
        for card in seat.play:
            hand = list(seat.hand)
            hand.remove(card)
            seat.hand = tuple(hand)
            if play.table.kind(card).after == "tableau":
                seat.tableau = (*seat.tableau, card)
        what = " and ".join(play.table.card_name(card) for card in seat.play)
        text = (
            tr("{name} plays {what}", name=name, what=what)
            if what
            else tr("{name} has nothing to play", name=name)
        )
        yield Happening("plays", number, text, {"cards": list(seat.play)})
        yield from _wasted(play, number)


def _wasted(play: Play, number: int) -> Iterator[Happening]:
    """What had to be played and could not be goes as if it had been (SFR-OPEN-08)."""
    seat = play.seat(number)
    for card in [one for one in seat.hand if play.table.kind(one).must_play]:
        hand = list(seat.hand)
        hand.remove(card)
        seat.hand = tuple(hand)
        dispose(play, card)
        text = tr(
            "{names} could not play {card_name}",
            names=play.names[number],
            card_name=play.table.card_name(card),
        )
        yield Happening("wasted", number, text)


def dispose(play: Play, card: str) -> None:
    """What becomes of a special card after its round (SFR-REUSE-01 to -04)."""
    state = play.state
    if play.table.kind(card).after == "display":
        state.display = tuple(sorted((*state.display, card)))
    else:
        state.removed = (*state.removed, card)
