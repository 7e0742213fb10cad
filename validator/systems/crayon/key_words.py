"""What people call the keys of a crayon scenario, and the keys that are meant."""

from typing import Final

OTHER_WORDS: Final = {
    **dict.fromkeys(("price", "prices", "costs"), "cost"),
    **dict.fromkeys(("victory", "goal", "winning"), "win"),
    **dict.fromkeys(("engines", "locomotives", "locos"), "trains"),
    **dict.fromkeys(("cards", "contracts", "deck"), "demands"),
}
