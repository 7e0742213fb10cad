"""Names for sound scenarios: as awkward as they may be, but seen, and no two alike."""

from typing import Final

from tests.generate.words import Words
from validator.wording.look_alikes import skeleton

NOT_SEEN: Final = ("\u202e", "\u200e" * 90)
"""Names that begin so turn the text around them, or cannot be seen at all."""
LONGEST: Final = 190


class SoundWords(Words):
    """Words that draw no name twice."""

    def name(self) -> str:
        name = super().name()
        while name.startswith(NOT_SEEN):
            name = super().name()
        number, drawn = 1, name
        while f"name/{skeleton(name)}" in self._ids:
            number += 1
            name = f"{drawn[:LONGEST]} {number}"
        self._ids.add(f"name/{skeleton(name)}")
        return name
