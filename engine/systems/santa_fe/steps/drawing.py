"""The draw step: hands are filled from the deck and the display (SFR-DRAW-01 to -12)."""

from collections.abc import Iterator, Sequence

from engine.protocol import Happening, Refusal
from engine.systems.santa_fe.actions import kinds as act
from engine.systems.santa_fe.state.play import Play
from engine.systems.santa_fe.state.state import Seat
from model.systems.santa_fe.things.cards import Card
from model.wording.speech import tr


def missing(play: Play, seat: Seat) -> int:
    """How many cards a hand is short of."""
    return play.table.rules.hand - len(seat.hand) - seat.unseen


def deck_left(play: Play, seat: Seat) -> int:
    """Cards of the deck that nobody has chosen yet."""
    return max(0, len(play.state.deck) - seat.unseen)


def actions(play: Play, number: int) -> Iterator[act.SantaFeAction]:
    """What a player who draws may take."""
    seat = play.seat(number)
    has_deck = bool(deck_left(play, seat))
    if has_deck:
        yield act.Draw(act.DECK)
    for card in dict.fromkeys(play.state.display):
        if _why_not_taken(play, seat, card) is None:
            yield act.Draw(card)
    if not has_deck:
        yield act.Enough()


def why_not(play: Play, number: int, action: act.SantaFeAction) -> Refusal | None:
    """Why something is not drawn now."""
    seat = play.seat(number)
    match action:
        case act.Enough():
            if deck_left(play, seat):
                return Refusal("SFR-DRAW-05", tr("as long as there is a deck, hands are filled"))
            return None
        case act.Draw("deck"):
            if not deck_left(play, seat):
                return Refusal("SFR-DRAW-06", tr("the deck is gone"))
            return None
        case act.Draw(card):
            return _why_not_taken(play, seat, card)
    return Refusal("SFR-ROUND-02", tr("now hands are filled"))


def _why_not_taken(play: Play, seat: Seat, card: str) -> Refusal | None:
    if card not in play.state.display:
        return Refusal("SFR-DRAW-01", tr("there is no {card} in the display", card=card))
    kind, name = play.table.kind(card), play.table.card_name(card)
    if kind.price > seat.money:
        return Refusal("SFR-DRAW-07", tr("{name} costs ${price}", name=name, price=kind.price))
    for other in seat.drawn:
        if do_not_go_together(kind, play.table.kind(other)):
            rule = "SFR-DRAW-03" if len(seat.drawn) < 2 else "SFR-DRAW-09"
            what = play.table.card_name(other)
            return Refusal(
                rule, tr("{name} is not drawn together with {what}", name=name, what=what)
            )
    return _why_wasted(play, seat, card)


def do_not_go_together(one: Card, other: Card) -> bool:
    """Whether two kinds are not drawn in one step (SFR-DRAW-03)."""
    return one.id in other.not_drawn_with or other.id in one.not_drawn_with


def _why_wasted(play: Play, seat: Seat, card: str) -> Refusal | None:
    """A card that needs a companion is refused where none can be in hand (SFR-DRAW-08)."""
    if play.table.rules.drawing.wasted_cards == "allowed":
        return None
    if seat.unseen:
        return None
    hand = [*seat.hand, card]
    lonely = [one for one in hand if not _has_companion(play, play.table.kind(one), hand)]
    if not lonely or (missing(play, seat) > 1 and _can_still_come(play, seat, card, lonely)):
        return None
    name = play.table.card_name(lonely[-1])
    return Refusal("SFR-DRAW-08", tr("there would be no card to play with {name}", name=name))


def _has_companion(play: Play, kind: Card, hand: Sequence[str]) -> bool:
    if not kind.companions:
        return True
    return any(play.table.kind(one).id in kind.companions for one in hand)


def _can_still_come(play: Play, seat: Seat, card: str, lonely: Sequence[str]) -> bool:
    """Whether a later draw of the same step can bring a companion."""
    wanted = {name for one in lonely for name in play.table.kind(one).companions}
    shown = [one for one in play.state.display if one != card]
    has_city = deck_left(play, seat) and play.table.city_kind.id in wanted
    return bool(has_city) or any(play.table.kind(one).id in wanted for one in shown)


def done(play: Play, number: int, action: act.SantaFeAction) -> Iterator[Happening]:
    """Draws, or draws no more; the rest of the step is up to whoever comes next."""
    seat, name = play.seat(number), play.names[number]
    match action:
        case act.Draw("deck"):
            if play.table.rules.drawing.order == "together":
                seat.unseen += 1
                yield Happening(
                    "chooses", number, tr("{name} chooses a card of the deck", name=name)
                )
            else:
                yield from play.from_deck(number)
        case act.Draw(card):
            yield _taken(play, number, card)
    if isinstance(action, act.Enough) or missing(play, seat) <= 0:
        yield from _over(play, number)


def _taken(play: Play, number: int, card: str) -> Happening:
    state, seat, kind = play.state, play.seat(number), play.table.kind(card)
    place = state.display.index(card)
    state.display = (*state.display[:place], *state.display[place + 1 :])
    seat.hand, seat.drawn = (*seat.hand, card), (*seat.drawn, card)
    play.charge(number, kind.price)
    price = tr(" for ${price}", price=kind.price) if kind.price else ""
    text = tr(
        "{names} takes {card_name}{price}",
        names=play.names[number],
        card_name=play.table.card_name(card),
        price=price,
    )
    return Happening("takes", number, text, {"card": card})


def _over(play: Play, number: int) -> Iterator[Happening]:
    """A hand is filled: what was chosen unseen is seen now."""
    seat = play.seat(number)
    unseen, seat.unseen = seat.unseen, 0
    for _ in range(unseen):
        yield from play.from_deck(number)
    seat.has_drawn = True
