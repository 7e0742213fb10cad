"""A table of the blocks and pairs of blocks that were played, and how often."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from tests.generate.systems.age_of_steam.blocks.all_blocks import ALL
from tests.generate.systems.age_of_steam.clashes import REFUSED, Pair, allowed_pairs, pair_of


@dataclass(slots=True)
class Coverage:
    """How many games and actions every block, and every pair, was in."""

    games: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)
    pairs: Counter[Pair] = field(default_factory=Counter)

    def add(self, blocks: Sequence[str], actions: int) -> None:
        """A game with these blocks was played."""
        self.games.update(blocks)
        self.actions.update(dict.fromkeys(blocks, actions))
        self.pairs.update(pair_of(*pair) for pair in combinations(blocks, 2))

    def holes(self) -> list[str]:
        """Blocks and pairs that nobody has played."""
        blocks = [name for name in ALL if not self.games[name]]
        pairs = [pair for pair in allowed_pairs() if not self.pairs[pair]]
        return [*blocks, *(f"{one} with {other}" for one, other in pairs)]

    def lines(self) -> Iterator[str]:
        """The table: a line for each block, what pairs there are, and what is missing."""
        yield f"{'block':28}{'rule':18}{'games':>7}{'actions':>9}{'pairs':>7}{'least':>7}"
        for name, block in ALL.items():
            least, number = self._of_pairs(name)
            counts = f"{self.games[name]:7}{self.actions[name]:9}{number:7}{least:7}"
            yield f"{name:28}{block.rule:18}{counts}"
        allowed = allowed_pairs()
        played = sum(bool(self.pairs[pair]) for pair in allowed)
        yield f"{len(ALL)} blocks, {played} of {len(allowed)} allowed pairs were played"
        yield f"{len(REFUSED)} pairs are refused: {_told(REFUSED.values())}"
        yield from (f"never played: {hole}" for hole in self.holes()[:50])

    def _of_pairs(self, name: str) -> tuple[int, int]:
        """The least often that a block was played with another, and with how many it was."""
        others = [pair for other in ALL if (pair := pair_of(name, other)) not in REFUSED]
        counts = [self.pairs[pair] for pair in others if len(set(pair)) == 2]
        return min(counts), sum(map(bool, counts))


def _told(checks: Iterable[str]) -> str:
    return ", ".join(f"{check} {number}" for check, number in sorted(Counter(checks).items()))
