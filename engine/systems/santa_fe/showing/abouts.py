"""Actions as buttons have them: a title, and in small letters what comes of it."""

from engine.protocol import Action
from engine.systems.santa_fe.actions import kinds as act
from engine.systems.santa_fe.showing.card_lines import times
from engine.systems.santa_fe.state.play import Play
from engine.systems.santa_fe.steps import laying
from model.systems.santa_fe.sentences.cards import in_short
from model.systems.santa_fe.track.laying import Lay
from model.wording.speech import tr


def title(play: Play, actor: int | None, action: Action) -> str:
    """An action by itself."""
    land, name = play.table.land, play.table.card_name
    match action:
        case act.Draw(card):
            return (
                tr("Draw from the deck") if card == act.DECK else tr("Take {card}", card=name(card))
            )
        case act.Enough():
            return tr("Draw no more")
        case act.PlayCards(cards):
            return tr("Play {map}", map=" and ".join(map(name, cards)))
        case act.Mark(marker, city):
            value = play.table.part.boom_markers[marker].value
            return tr("Raise {city_name} to {value}", city_name=land.city_name(city), value=value)
        case act.Done():
            return tr("Place no more markers")
        case act.LayPiece(railroad, start, to, _, is_branch):
            branch = tr(" with the Branch Line") if is_branch else ""
            way = tr(
                "{city_name} towards {city_name2}",
                city_name=land.city_name(start),
                city_name2=land.city_name(to),
            )
            return tr(
                "Lay {railroad} from {way}{branch}",
                railroad=land.name_of(railroad),
                way=way,
                branch=branch,
            )
        case act.Stop():
            return tr("Lay no more in this turn")
        case act.Pass():
            return tr("Lay nothing in this turn")
        case act.Exchange(places):
            return tr("Exchange {put_away}", put_away=_put_away(play, actor, places))
    return str(action).capitalize()


def _put_away(play: Play, actor: int | None, places: tuple[int, ...]) -> str:
    """The cards at some places of the hand of who acts, by their names."""
    hand = () if actor is None else play.seat(actor).hand
    cards = [hand[place - 1] for place in places if place <= len(hand)]
    return ", ".join(map(play.table.card_name, cards)) or tr(
        "cards {map}", map=", ".join(map(str, places))
    )


def about(play: Play, actor: int | None, action: Action) -> str:
    """What comes of an action, where its title does not say it."""
    match action:
        case act.Draw("deck"):
            return tr("{deck} cards are left", deck=len(play.state.deck))
        case act.Draw(card):
            return in_short(play.table.kind(card), play.table.told)
        case act.PlayCards(cards):
            return "; ".join(_of_card(play, card) for card in cards)
        case act.Mark(marker, city):
            value = play.table.part.boom_markers[marker].value
            return tr(
                "{value} instead of {value2} a railroad",
                value=value,
                value2=play.value(play.table.land.cities[city]),
            )
        case act.Exchange(places):
            return tr("{places} from the deck instead", places=len(places))
        case act.LayPiece():
            return "" if actor is None else _laid(play, actor, action)
    return ""


def _of_card(play: Play, card: str) -> str:
    if play.table.is_city(card):
        return tr("{times} as things stand", times=times(play, card))
    return in_short(play.table.kind(card), play.table.told)


def _laid(play: Play, actor: int, action: act.LayPiece) -> str:
    """What a piece reaches and earns, found out on a copy of the game."""
    lay = laying.meant(play, action)
    if not isinstance(lay, Lay):
        return ""
    trial = play.copy()
    told = list(laying.lay_piece(trial, actor, action))
    land, pieces = play.table.land, trial.state.track.pieces[lay.line].total
    reached = [one for one in told if one.kind == "connect" and one.facts.get("city") != lay.start]
    if not reached:
        return tr(
            "piece {pieces} of {segments}", pieces=pieces, segments=land.lines[lay.line].segments
        )
    earned = sum(int(one.facts.get("bonus") or 0) for one in reached)
    names = " and ".join(land.city_name(str(one.facts["city"])) for one in reached)
    return tr("reaches {names}", names=names) + (
        tr(", earns ${earned}", earned=earned) if earned else ""
    )
