"""What a card is worth or does, in short lines for its player."""

from engine.showing.seat_facts import Card, CardLine
from engine.systems.santa_fe.state.play import Play
from engine.systems.santa_fe.steps.ending import railroads_at
from model.pieces.places import AtCity
from model.systems.santa_fe.sentences.printed_cards import card_effects
from model.wording.speech import tr


def in_hand(play: Play, card: str) -> Card:
    """A card that the others do not see."""
    return Card(play.table.card_name(card), _lines(play, card), (), is_hidden=True)


def played(play: Play, cards: tuple[str, ...]) -> Card:
    """The City cards before a player, what is worth most first; each line shows its city."""
    cities = {card: points_now(play, card) for card in cards}
    best = sorted(cards, key=lambda card: (-cities[card], play.table.card_name(card)))
    lines = (
        CardLine(play.table.card_name(card), number=times(play, card), goals=(AtCity(card),))
        for card in best
    )
    return Card(tr("Played City cards"), tuple(lines))


def times(play: Play, city: str) -> str:
    """`5 × 2 = 10`: value, railroads there, points."""
    known = play.table.land.cities.get(city)
    value, there = (0 if known is None else play.value(known)), railroads_at(play, city)
    return f"{value} × {there} = {value * there}"


def points_now(play: Play, city: str) -> int:
    known = play.table.land.cities.get(city)
    return 0 if known is None else play.value(known) * railroads_at(play, city)


def _lines(play: Play, card: str) -> tuple[CardLine, ...]:
    if not play.table.is_city(card):
        table = play.table
        words = card_effects(table.kind(card), table.told, table.railroad_of(card))
        return tuple(CardLine(text) for text in words)
    there = railroads_at(play, card)
    text = tr("value × railroads there") if there else tr("value × railroads: none is there yet")
    return (CardLine(text, number=times(play, card), goals=(AtCity(card),)),)
