"""What a text editor shows of a hex, a city, a card or a kit under the mouse."""

from collections.abc import Iterator

from model.amounts_in_words import counted, listed
from model.notation import Cell
from model.systems.trains.building.ways import price_of
from model.systems.trains.sentences.effects import CATEGORIES, card_sentences
from validator.survey.survey import Survey
from validator.systems.trains.survey.survey import TrainsSurvey

MOST = 12
"""So many cards of a kit are named."""


def about_cell(survey: Survey, cell: Cell) -> list[str]:
    """What there is to say of a hex beside its terrain: whether somebody can begin there."""
    if not isinstance(survey, TrainsSurvey) or survey.why_lacking("land"):
        return []
    land = survey.land
    if cell not in land.open:
        return ["nobody builds here"] if cell in land.ground else []
    city = land.ground[cell].city
    said = list(_city(survey, city))[1:] if city else []
    blocked = [one for one in land.blocked if cell in one]
    if blocked:
        said.append(f"{counted(len(blocked), 'blocked border')}")
    return said if land.may_start(cell) else [*said, "nobody begins here"]


def about_thing(survey: Survey, room: str, key: str) -> list[str]:
    """What there is to say of a thing, its name first; nothing of what is not known."""
    if not isinstance(survey, TrainsSurvey) or survey.why_lacking("rules"):
        return []
    about = {"cities": _city, "cards": _card, "kits": _kit}.get(room)
    return [] if about is None else list(about(survey, key))


def _city(survey: TrainsSurvey, key: str) -> Iterator[str]:
    city = survey.played.cities.get(key)
    if city is None or city.at is None or survey.why_lacking("land"):
        return
    ground = survey.land.ground.get(city.at)
    yield city.name or key
    if ground is None or ground.city != key:
        return
    if ground.number:
        scores = survey.rules.scoring.remote * ground.number
        yield f"remote place of the number {ground.number}"
        yield f"a marker here scores {scores}"
    else:
        points = survey.rules.scoring.stations
        yield f"room for {counted(ground.room, 'station')}"
        yield f"a marker here scores {points[min(ground.room, len(points) - 1)]} when it is full"
    yield f"a rail here costs {price_of(survey.land, city.at)} coin"


def _card(survey: TrainsSurvey, key: str) -> Iterator[str]:
    card = survey.part.cards.get(key)
    if card is None:
        return
    yield card.title
    yield listed([CATEGORIES[one] for one in card.categories]) if card.categories else "no category"
    yield f"costs {card.cost}" if card.buyable else "not for sale"
    if card.value:
        yield f"brings {card.value} coin"
    yield f"{counted(card.count, 'card')} in the box"
    yield from (one.removesuffix(".") for one in card_sentences(card, survey.part.cards))


def _kit(survey: TrainsSurvey, key: str) -> Iterator[str]:
    kit = survey.part.kits.get(key)
    if kit is None:
        return
    yield kit.title
    names = [survey.card(card) for card in kit.cards]
    more = [f"{len(names) - MOST} more"] if len(names) > MOST else []
    yield f"{counted(len(names), 'kind')}: {listed([*names[:MOST], *more])}" if names else "empty"
    if kit.about:
        yield kit.about.removesuffix(".")
    if survey.rules.supply.select.kit == key:
        yield "played here"
