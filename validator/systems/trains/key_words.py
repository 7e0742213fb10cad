"""What people call the keys of a Trains board, and the keys that are meant."""

from typing import Final

OTHER_WORDS: Final = {
    **dict.fromkeys(("card", "deck_cards", "card_list"), "cards"),
    **dict.fromkeys(("card_sets", "setups", "sets", "set_ups"), "kits"),
    **dict.fromkeys(("borders", "blocks", "barriers", "blocked_borders", "walls"), "blocked"),
    **dict.fromkeys(("stations_max", "stations", "buildings", "size", "capacity", "slots"), "room"),
    **dict.fromkeys(("value_of_remote", "worth", "score", "bonus", "num"), "number"),
    **dict.fromkeys(("price", "costs", "buy_cost"), "cost"),
    **dict.fromkeys(("coins", "money", "income"), "value"),
    **dict.fromkeys(("vp", "victory_points", "victory"), "points"),
    **dict.fromkeys(("category", "kinds", "types", "type", "colour", "color"), "categories"),
    **dict.fromkeys(("copies", "amount", "quantity", "number_of"), "count"),
    **dict.fromkeys(("effect", "actions", "does", "parts", "program", "abilities"), "effects"),
    **dict.fromkeys(("when_bought", "onbuy", "on_gain", "on_purchase"), "on_buy"),
    **dict.fromkeys(("for_sale", "purchasable", "can_buy", "buy"), "buyable"),
    **dict.fromkeys(("description", "words", "flavour", "flavor"), "text"),
    **dict.fromkeys(("picture", "art", "icon"), "image"),
    **dict.fromkeys(("draws", "draw_cards", "cards_drawn"), "draw"),
    **dict.fromkeys(("rails", "lay_rail", "track", "lay_track", "tracks"), "rail"),
    **dict.fromkeys(("build_station", "place_station"), "station"),
    **dict.fromkeys(("gain_waste", "rubbish", "trash"), "waste"),
    **dict.fromkeys(("return", "returns", "waste_back"), "return_waste"),
    **dict.fromkeys(("choose", "choice", "one_of", "either"), "choose_one"),
    **dict.fromkeys(("may", "if_you_like"), "optional"),
    **dict.fromkeys(("perpetual", "lasting", "ongoing", "while_played"), "while_in_play"),
    **dict.fromkeys(("waives", "ignore", "free"), "waive"),
    **dict.fromkeys(("no_waste",), "ignore_waste"),
    **dict.fromkeys(("hand_size",), "hand"),
    **dict.fromkeys(("starting_deck", "start_deck"), "deck"),
    **dict.fromkeys(("piles", "empty"), "empty_piles"),
}
