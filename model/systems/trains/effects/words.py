"""Words that several effects share: categories, where cards go, and amounts."""

from typing import Annotated, Any, Final, Literal

from model.forms.form import DoesNotFit, Leaf, shown
from model.forms.hints import a_whole_number

Category = Literal["train", "action", "rail", "station", "waste", "vp"]
Zone = Literal["hand", "gained", "deck", "discard"]
"""Where a card goes: `deck` is the top of the own deck."""
ANY: Final = "any"
ALL: Final = "all"


def _amount_or(words: tuple[str, ...]) -> Leaf:
    def read(plain: Any) -> int | str:
        if isinstance(plain, str):
            if plain in words:
                return plain
            raise DoesNotFit(f"{shown(plain)} is neither a number nor {' or '.join(words)}")
        return a_whole_number(plain)

    return Leaf(read)


AmountOrAny = Annotated[int | str, _amount_or((ANY,))]
AmountAnyOrAll = Annotated[int | str, _amount_or((ANY, ALL))]
