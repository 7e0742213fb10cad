"""The cards at a table of Trains: hand, play area, supply, piles, and those that are looked at."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.showing.card_zones import Zone, ZoneCard
from engine.systems.trains.parts.applying import current
from engine.systems.trains.parts.deck import nameable
from engine.systems.trains.state.play import Play
from engine.systems.trains.state.state import PART, Played, Seat
from model.systems.trains.effects.deck import NameAndPeek, RevealTop
from model.systems.trains.sentences.effects import card_sentences
from model.wording.speech import tr

ASIDE, PLAY, HAND, SUPPLY = "aside", "play", "hand", "supply"
GAINED, DECK, DISCARD, OTHERS = "gained", "deck", "discard", "others"


def zones_of(play: Play, seat: int | None) -> Iterator[Zone]:
    """All cards that a seat may see, those that matter most first."""
    if play.state.starter() is None and play.state.result is None:
        yield from _looked_at(play, seat)
        yield _play_area(play, seat)
    if seat is not None:
        yield _hand(play, seat)
    yield _supply(play)
    if play.state.result is None:
        gained = play.seat.gained
        yield Zone(GAINED, "Gained", tuple(_alike(play, gained)), "pile")
    if seat is not None:
        own = play.state.seats[seat]
        yield Zone(DECK, "Deck", (), "pile", len(own.deck), _known_top(play, own))
        yield Zone(DISCARD, tr("Discard pile"), tuple(_alike(play, own.discard)), "pile")


def played(play: Play) -> Iterator[tuple[str, Played]]:
    """The cards of the play area with the names that they have there: alike ones share one."""
    names: dict[tuple[str, str, str], str] = {}
    for one in play.seat.play:
        known = one.card, one.copies, _note(play, one)
        if known not in names:
            times = sum(card == one.card for card, _, _ in names)
            names[known] = f"{one.card}/{times + 1}" if times else one.card
        yield names[known], one


def effect_asked(play: Play) -> object:
    """The part of a card that is being decided on; None where it is whether it is applied."""
    now = play.state.resolving
    return current(play) if now is not None and now.asks == PART else None


def is_aside_shown(play: Play, seat: int | None) -> bool:
    """Whether a seat sees the cards that are set aside."""
    effect = effect_asked(play)
    is_public = isinstance(effect, RevealTop) and effect.reveal_top.public
    return is_public or seat == play.state.actor


def _looked_at(play: Play, seat: int | None) -> Iterator[Zone]:
    now = play.state.resolving
    if now is not None and now.aside and is_aside_shown(play, seat):
        title = tr("From the top of your deck") if seat == play.state.actor else "Revealed"
        yield Zone(ASIDE, title, tuple(_alike(play, now.aside)))
    if isinstance(effect_asked(play), NameAndPeek) and seat == play.state.actor:
        others = [card for card in nameable(play) if card not in play.state.supply]
        if others:
            yield Zone(OTHERS, tr("Not in the supply"), tuple(_alike(play, others)))


def _play_area(play: Play, seat: int | None) -> Zone:
    title = tr("In play") if seat == play.state.actor else tr("In play: {play}", play=play.name)
    found: dict[str, ZoneCard] = {}
    for name, one in played(play):
        number = found[name].number + 1 if name in found else 1
        found[name] = _card(play, one.card, number)._replace(card=name, note=_note(play, one))
    return Zone(PLAY, title, tuple(found.values()), note=tr("{coin} coin", coin=play.state.coin))


def _note(play: Play, one: Played) -> str:
    told = [tr("does what {copies} does", copies=play.table.name(one.copies))] if one.copies else []
    told += ["lasts"] if one.lasts else []
    return ", ".join(told + ([tr("waits for another card")] if one.waits else []))


def _hand(play: Play, seat: int) -> Zone:
    cards = tuple(_alike(play, play.state.seats[seat].hand))
    return Zone(HAND, tr("Hand of {names}", names=play.names[seat]), cards)


def _supply(play: Play) -> Zone:
    state, cards, rules = play.state, play.table.cards, play.table.rules
    piles = sorted(state.supply, key=lambda key: (not cards[key].buyable, cards[key].cost, key))
    left = rules.markers.stations - sum(state.stations.values())
    empty = sum(not state.supply[one] for one in piles if one not in rules.end.not_counted)
    told = [tr("{left} stations left", left=left) if left != 1 else tr("1 station left")]
    if rules.end.empty_piles:
        told.append(
            tr(
                "{empty} of {empty_piles} piles empty",
                empty=empty,
                empty_piles=rules.end.empty_piles,
            )
        )
    shown = tuple(_card(play, one, state.supply[one], is_sold=True) for one in piles)
    return Zone(SUPPLY, "Supply", shown, "list", note=", ".join(told))


def _known_top(play: Play, own: Seat) -> str:
    """The cards that the owner has seen and put back, the topmost first."""
    known = own.deck[len(own.deck) - min(own.seen, len(own.deck)) :][::-1]
    return tr("on top: {map}", map=", ".join(map(play.table.name, known))) if known else ""


def _alike(play: Play, cards: Sequence[str]) -> Iterator[ZoneCard]:
    for card, number in Counter(cards).items():
        yield _card(play, card, number)


def _card(play: Play, card: str, number: int, *, is_sold: bool = False) -> ZoneCard:
    known = play.table.cards[card]
    price = str(known.cost) if known.buyable and (is_sold or known.cost) else ""
    worth = f"+{known.value}" if known.value else ""
    lines = (*card_sentences(known, play.table.cards), *filter(None, (known.text,)))
    return ZoneCard(card, known.title, lines, number, price, worth, tuple(known.categories))
