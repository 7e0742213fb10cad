"""What a designer should hear of an imported map: each sentence once, with its places."""

from typing import Final

MOST_SENTENCES: Final = 1_000
NAMED: Final = 4
"""So many places are named, and the others counted."""


class Notes:
    """Sentences in the order in which they came up, and the places that each is about."""

    def __init__(self) -> None:
        self._places: dict[str, list[str]] = {}
        self._many: dict[str, int] = {}
        self._untold = 0

    def add(self, place: str, sentence: str) -> None:
        if sentence not in self._many and len(self._many) >= MOST_SENTENCES:
            self._untold += 1
            return
        places = self._places.setdefault(sentence, [])
        self._many[sentence] = self._many.get(sentence, 0) + 1
        if len(places) < NAMED:
            places.append(place)

    def sentences(self) -> tuple[str, ...]:
        told = [f"{self._where(one)}: {one}" for one in self._places]
        more = [f"and {self._untold:,} more of the kind"] if self._untold else []
        return (*told, *more)

    def _where(self, sentence: str) -> str:
        places = self._places[sentence]
        more = self._many[sentence] - len(places)
        return ", ".join(places) + (f" and {more:,} more" if more else "")
