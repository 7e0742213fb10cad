"""A turn of laying: which pieces a player may lay, what they pay, and when a turn is over."""

from collections.abc import Iterator
from itertools import combinations

from engine.protocol import Happening, Refusal, Refused
from engine.systems.santa_fe.actions import kinds as act
from engine.systems.santa_fe.state.play import Play
from engine.systems.santa_fe.state.state import Seat
from model.systems.santa_fe.track.laying import Laid, Lay
from model.wording.speech import tr


def allowed(play: Play, seat: Seat) -> int:
    """How many pieces a player's cards allow in this turn, those laid included."""
    pieces = play.table.pieces(seat.play)
    if play.state.turn == 1:
        return pieces.first
    is_over = pieces.mode == "either" and seat.laid[0] > 0
    return 0 if is_over else pieces.second


def laid(play: Play, seat: Seat) -> int:
    """How many of them have been laid."""
    return seat.laid[play.state.turn - 1]


def owes(play: Play, seat: Seat) -> bool:
    """Whether a piece is still due in this turn, if one can be laid (SFR-TRACK-02)."""
    if laid(play, seat) or not allowed(play, seat):
        return False
    pieces = play.table.pieces(seat.play)
    is_free = pieces.mode == "either" or pieces.due == "round"
    return not is_free or (play.state.turn == 2 and not seat.laid[0])


def branches(play: Play, seat: Seat) -> list[str]:
    """The majors of which a Branch Line is open and unused."""
    return [] if seat.branched else play.table.branches(seat.play)


def purse(play: Play, seat: Seat) -> int:
    """The money that can pay for a piece now (SFR-OPEN-19)."""
    counts = play.table.rules.terrain.pay_with_bonus
    return seat.money if counts else seat.money - seat.earned


def lays(play: Play, number: int) -> Iterator[Lay]:
    """Every piece that a player may lay now."""
    seat, laying, track = play.seat(number), play.table.laying, play.state.track
    if laid(play, seat) >= allowed(play, seat):
        return
    found = laying.lays(track, play.railroads(), branches(play, seat))
    if not play.table.rules.terrain.prices:
        yield from found
        return
    money = purse(play, seat)
    yield from (lay for lay in found if laying.price(track, lay) <= money)


def can_lay(play: Play, number: int) -> bool:
    return next(lays(play, number), None) is not None


def as_action(play: Play, lay: Lay) -> act.LayPiece:
    """A piece as it is typed; the line is named where several join the two cities."""
    to = play.table.land.lines[lay.line].far_end(lay.start)
    line = lay.line if len(play.table.land.between(lay.start, to)) > 1 else ""
    return act.LayPiece(lay.railroad, lay.start, to, line, lay.is_branch)


def meant(play: Play, action: act.LayPiece) -> Lay | Refusal:
    """The piece that an action means."""
    lines = play.table.land.between(action.start, action.to)
    if not lines:
        return Refusal(
            "SFR-TRACK-05", tr("no line joins {start} and {to}", start=action.start, to=action.to)
        )
    if len(lines) > 1 and action.line not in lines:
        return Refusal("SFR-TRACK-10", tr("say which line: {lines}", lines=" or ".join(lines)))
    if action.line and (action.line not in lines or len(lines) == 1):
        return Refusal(
            "SFR-TRACK-05", tr("only {lines} joins them, and needs no name", lines=lines[0])
        )
    return Lay(action.railroad, action.line or lines[0], action.start, action.is_branch)


def actions(play: Play, number: int) -> Iterator[act.SantaFeAction]:
    """Everything a player may do in a turn of laying."""
    seat = play.seat(number)
    if why_no_exchange(play, seat) is None:
        yield from _exchanges(play, seat)
    yield from (as_action(play, lay) for lay in lays(play, number))
    if laid(play, seat):
        yield act.Stop()
    elif _why_no_pass(play, number) is None:
        yield act.Pass()


def _exchanges(play: Play, seat: Seat) -> Iterator[act.Exchange]:
    places = [n for n, card in enumerate(seat.hand, 1) if play.table.is_city(card)]
    is_limited = play.table.rules.drawing.exchange == "deck-size"
    most = min(len(places), len(play.state.deck)) if is_limited else len(places)
    for size in range(1, most + 1):
        yield from (act.Exchange(some) for some in combinations(places, size))


def why_not(play: Play, number: int, action: act.SantaFeAction) -> Refusal | None:
    """Why something cannot be done in a turn of laying."""
    seat = play.seat(number)
    match action:
        case act.LayPiece():
            return why_no_piece(play, seat, action)
        case act.Stop():
            if not laid(play, seat):
                return Refusal("SFR-TRACK-02", tr("nothing has been laid yet"))
            return None
        case act.Pass():
            return _why_no_pass(play, number)
        case act.Exchange(places):
            return why_no_exchange(play, seat) or _why_not_these(play, seat, places)
    return Refusal("SFR-ROUND-05", tr("now track is laid"))


def why_no_piece(play: Play, seat: Seat, action: act.LayPiece) -> Refusal | None:
    lay, laying, track = meant(play, action), play.table.laying, play.state.track
    if isinstance(lay, Refusal):
        return lay
    if laid(play, seat) >= allowed(play, seat):
        return Refusal("SFR-ROUND-05", tr("the card allows no more pieces in this turn"))
    why = laying.why_not(track, lay, play.railroads(), branches(play, seat))
    if why is not None:
        return Refusal(*why)
    price = laying.price(track, lay)
    if price > purse(play, seat):
        return Refusal("SFR-TERRAIN-05", tr("the piece costs ${price}", price=price))
    return None


def _why_no_pass(play: Play, number: int) -> Refusal | None:
    seat = play.seat(number)
    if laid(play, seat):
        return Refusal("SFR-TRACK-02", tr("pieces have been laid: stop"))
    if owes(play, seat) and not play.table.rules.laying.may_pass:
        return Refusal("SFR-TRACK-02", tr("a piece must be laid"))
    return None


def why_no_exchange(play: Play, seat: Seat) -> Refusal | None:
    """When cards can be exchanged at all (SFR-DOUBLE-04)."""
    if not play.table.may_exchange(seat.play):
        return Refusal("SFR-DOUBLE-04", tr("the card allows no exchange"))
    if play.state.turn != 2 or laid(play, seat) or seat.exchanged:
        return Refusal("SFR-DOUBLE-04", tr("cards are exchanged once, before the second turn"))
    return None


def _why_not_these(play: Play, seat: Seat, places: tuple[int, ...]) -> Refusal | None:
    if not places or any(not 1 <= place <= len(seat.hand) for place in places):
        return Refusal("SFR-DOUBLE-04", tr("the hand has {hand} cards", hand=len(seat.hand)))
    if not all(play.table.is_city(seat.hand[place - 1]) for place in places):
        return Refusal("SFR-DOUBLE-04", tr("only City cards are exchanged"))
    is_limited = play.table.rules.drawing.exchange == "deck-size"
    if is_limited and len(places) > len(play.state.deck):
        return Refusal("SFR-DOUBLE-05", tr("the deck has {deck} cards", deck=len(play.state.deck)))
    return None


# -- doing


def exchanged(play: Play, number: int, places: tuple[int, ...]) -> Iterator[Happening]:
    """City cards go out of the game unseen, and as many come from the deck."""
    seat, state = play.seat(number), play.state
    gone = [seat.hand[place - 1] for place in places]
    seat.hand = tuple(card for n, card in enumerate(seat.hand, 1) if n not in places)
    state.aside, seat.exchanged = (*state.aside, *gone), True
    text = tr("{names} exchanges {gone} cards", names=play.names[number], gone=len(gone))
    yield Happening("exchange", number, text, {"cards": len(gone)})
    for _ in gone:
        yield from play.from_deck(number)


def lay_piece(play: Play, number: int, action: act.LayPiece) -> Iterator[Happening]:
    """Lays a piece, pays for it, and earns its bonuses (SFR-TERRAIN-05, SFR-BONUS-09)."""
    lay, state, seat = meant(play, action), play.state, play.seat(number)
    if isinstance(lay, Refusal):
        raise Refused(lay)
    done = play.table.laying.lay(state.track, lay)
    play.charge(number, done.price)
    seat.branched = seat.branched or lay.is_branch
    first, second = seat.laid
    seat.laid = (first + 1, second) if state.turn == 1 else (first, second + 1)
    land = play.table.land
    start, to = land.city_name(action.start), land.city_name(action.to)
    price = tr(" for ${price}", price=done.price) if done.price else ""
    name = land.name_of(lay.railroad)
    text = tr(
        "{names} lays {name} from {start} towards {to}{price}",
        names=play.names[number],
        name=name,
        start=start,
        to=to,
        price=price,
    )
    facts = {
        "railroad": lay.railroad,
        "line": lay.line,
        "segment": done.segment + 1,
        "is_branch": lay.is_branch,
    }
    yield Happening("lay", number, text, facts)
    yield from _connections(play, number, lay, done)


def _connections(play: Play, number: int, lay: Lay, done: Laid) -> Iterator[Happening]:
    """Bonuses for the cities that the piece has reached (SFR-BONUS-01 to -09)."""
    land, seat = play.table.land, play.seat(number)
    times = play.table.multiplier(seat.play)
    for city in done.reached:
        is_home = done.was_first and city == lay.start
        amount = _city_bonus(play, city, is_home, times) + _square_bonus(play, city, lay, times)
        paid = play.pay(number, amount * times) if amount * times else 0
        seat.earned += paid
        earned = (
            tr(", and {names} earns ${paid}", names=play.names[number], paid=paid) if paid else ""
        )
        if not is_home or paid:
            text = tr(
                "{railroad} reaches {city_name}{earned}",
                railroad=land.name_of(lay.railroad),
                city_name=land.city_name(city),
                earned=earned,
            )
            facts = {"railroad": lay.railroad, "city": city, "bonus": paid}
            yield Happening("connect", number, text, facts)


def _city_bonus(play: Play, city: str, is_home: bool, times: int) -> int:
    """For the first railroad of all at a city; never at the base of a major."""
    state, rules = play.state, play.table.rules.bonus
    if city in play.table.land.major_bases or city in state.paid_cities:
        return 0
    if times or is_home or rules.unpaid == "lost":
        state.paid_cities |= {city}
    return 0 if is_home else rules.city


def _square_bonus(play: Play, city: str, lay: Lay, times: int) -> int:
    """For a major at a city of its colour, once."""
    state, rules = play.state, play.table.rules.bonus
    key = (city, lay.railroad)
    if lay.railroad not in play.table.land.cities[city].squares or key in state.paid_squares:
        return 0
    if not play.table.land.railroads[lay.railroad].is_major:
        return 0
    if times or rules.unpaid == "lost":
        state.paid_squares |= {key}
    return rules.square
