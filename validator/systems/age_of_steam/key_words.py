"""What people call the keys of an Age of Steam map, and the keys that are meant."""

from typing import Final

OTHER_WORDS: Final = {
    **dict.fromkeys(("cost", "costs", "price"), "prices"),
    **dict.fromkeys(("bag", "cubes"), "goods"),
    **dict.fromkeys(("growth_numbers", "numbers", "growth_slots"), "slots"),
    **dict.fromkeys(("colour", "color", "colors"), "colours"),
    **dict.fromkeys(("ferries", "routes", "links"), "special_links"),
    **dict.fromkeys(("hexes", "hex", "tiles_at"), "cells"),
    **dict.fromkeys(("locomotive", "locomotives", "engines"), "engine"),
    **dict.fromkeys(("stock", "stocks", "share"), "shares"),
    **dict.fromkeys(("auction", "turn_order", "bidding"), "order"),
    **dict.fromkeys(("points", "victory", "score"), "scoring"),
    **dict.fromkeys(("urbanisation", "urbanise"), "urbanization"),
    **dict.fromkeys(("moves", "goods_movement"), "delivery"),
}
