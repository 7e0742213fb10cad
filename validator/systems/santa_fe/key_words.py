"""What people call the keys of a Santa Fe board, and the keys that are meant."""

from typing import Final

OTHER_WORDS: Final = {
    **dict.fromkeys(
        ("companies", "railways", "lines_of_track", "majors", "short_lines"), "railroads"
    ),
    **dict.fromkeys(("pieces_of_track", "tracks", "length"), "track"),
    **dict.fromkeys(("base", "home_base", "start", "city"), "home"),
    **dict.fromkeys(("points", "worth", "score"), "value"),
    **dict.fromkeys(("square", "colours", "colors", "boxes"), "squares"),
    **dict.fromkeys(("markers", "boomtowns", "boom", "boomtown_markers"), "boom_markers"),
    **dict.fromkeys(("on_city_value", "on", "target"), "on_value"),
    **dict.fromkeys(("card", "special_cards"), "cards"),
    **dict.fromkeys(("number", "copies_of"), "count"),
    **dict.fromkeys(("routes", "edges", "connections"), "lines"),
    **dict.fromkeys(("hand_size",), "hand"),
    **dict.fromkeys(("bonuses",), "bonus"),
    **dict.fromkeys(("start_money", "cash"), "money"),
}
