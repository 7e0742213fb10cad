"""Cards of one's own that make sense: texts of the whole vocabulary, with other numbers."""

from random import Random
from typing import Any

Text = list[dict[str, Any]]


def fan_card(rng: Random, name: str) -> dict[str, Any]:
    """A card that players can buy, play and be glad of."""
    categories, effects = _text(rng)
    said = {"id": name, "name": f"Fan {name}", "cost": rng.randint(2, 7), "categories": categories}
    lasts = all("while_in_play" in one for one in effects)
    if "train" in categories or lasts or rng.random() < 0.4:
        said["value"] = rng.randint(1, 2)
    if rng.random() < 0.2:
        said |= {"points": rng.randint(1, 2), "on_buy": [{"waste": 1}]}
    return {**said, "effects": effects}


def _text(rng: Random) -> tuple[list[str], Text]:
    """The categories of a card and what it does."""
    few = rng.randint(1, 3)
    train = rng.choice((["action"], ["train", "action"]))
    waived = rng.choice((["river"], ["mountain"], ["city", "river"], ["remote"], ["foreign-coin"]))
    action = {"category": "action", "to": "hand"}
    dearer = {"category": "train", "over_trashed": 2}
    texts: tuple[tuple[list[str], Text], ...] = (
        (["rail"], [{"while_in_play": {"waive": waived}}, {"rail": 1}, {"waste": 1}]),
        (["rail"], [{"while_in_play": {"waive": waived}}, {"rail": 1}, {"draw": 1}, {"waste": 1}]),
        (["rail", "action"], [{"coin": few}, {"rail": 2}, {"waste": few}]),
        (["station"], [{"station": 2}, {"waste": 2}]),
        (["station", "rail"], [{"choose_one": [[{"rail": 1}], [{"station": 1}]]}, {"waste": 1}]),
        (train, [{"return_waste": few}, {"coin_per_returned": 2}]),
        (train, [{"discard": "any"}, {"draw_as_discarded": 1}, {"coin": 1}]),
        (train, [{"discard": few}, {"coin_per_discarded": 2}]),
        (train, [{"coin_if_in_play": {"card": "express-train", "coin": few}}]),
        (["action"], [{"coin_of_chosen": "train"}, {"topdeck_from_play": {"category": "train"}}]),
        (["action"], [{"vp": few}, {"waste": 1}]),
        (["action"], [{"draw": few}, {"optional": [{"trash_self": True}, {"coin": 2}]}]),
        (["action"], [{"reveal_until": {"category": "rail", "to": "hand", "rest": "discard"}}]),
        (["action"], [{"reveal_top": {"cards": few + 1, "take": 1, "rest": "discard"}}]),
        (["action"], [{"reveal_top": {"cards": few + 2, "take": few, "public": False}}]),
        (["action"], [{"peek_top": ["top", "discard"]}, {"draw": 1}]),
        (["action"], [{"name_and_peek": {"miss": "discard"}}]),
        (["action"], [{"take_from_discard": {"category": "action", "to": "deck"}}]),
        (["action"], [{"trash_from_hand": "train"}, {"gain": action}]),
        (["action"], [{"trash_from_hand": "train"}, {"gain": dearer}]),
        (["action"], [{"gain": {"category": "train", "max_cost": 3, "to": "deck"}}, {"waste": 1}]),
        (["action"], [{"gain_same_as_shown": {"category": "rail"}}, {"waste": 1}]),
        (["action"], [{"while_in_play": {"coin_on_play": {"category": "station", "coin": few}}}]),
        (["action"], [{"while_in_play": {"coin_on_play": {"card": "rail-laying"}}}, {"coin": 1}]),
        (["action"], [{"while_in_play": {"ignore_waste": True}}, {"draw": 1}]),
        (["action"], [{"while_in_play": {"buy_to_deck_top": True}}, {"coin": few}]),
        (["action"], [{"choose_one": [[{"draw": 2}], [{"return_waste": "all"}], [{"coin": few}]]}]),
        (["action"], [{"copy": {"category": "action"}}]),
    )  # fmt: skip
    return rng.choice(texts)
