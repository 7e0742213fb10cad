"""A table of what was played, and how often: blocks, pairs of them, modules, maps, positions."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from tests.engine.systems.age_of_steam.set_ups import SetUp, known_maps
from tests.generate.systems.age_of_steam.blocks.all_blocks import ALL
from tests.generate.systems.age_of_steam.clashes import REFUSED, Pair, allowed_pairs, pair_of

MODULE_OF = {
    "chain-onward": "chain",
    "chain-transfer": "chain",
    "teleport-hop": "teleport",
    "teleport-overland": "teleport",
    **{name: name for name in ("nationalisation", "pay-first", "roles")},
    "house-rules": "by agreement",
    "reserved-module": "by agreement",
}
"""The modules that blocks bring, and what people play by agreement."""
BEGINNINGS = {"new": "a new game", "": "a position", "phase": "a phase", "turn": "a turn"}
"""How games begin: new, or in the middle."""


@dataclass(slots=True)
class Coverage:
    """How many games and actions every block, and every pair, was in; and where games began."""

    games: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)
    pairs: Counter[Pair] = field(default_factory=Counter)
    maps: Counter[str] = field(default_factory=Counter)
    begun: Counter[str] = field(default_factory=Counter)

    def count(self, set_up: SetUp, actions: int) -> None:
        """A game of this set-up was played."""
        self.add(set_up.blocks, actions)
        self.begun[set_up.at if set_up.after else "new"] += 1
        if not set_up.blocks:
            self.maps[set_up.map] += 1

    def add(self, blocks: Sequence[str], actions: int) -> None:
        """A game with these blocks was played."""
        self.games.update(blocks)
        self.actions.update(dict.fromkeys(blocks, actions))
        self.pairs.update(pair_of(*pair) for pair in combinations(blocks, 2))

    def holes(self) -> list[str]:
        """Blocks and pairs that nobody has played."""
        blocks = [name for name in ALL if not self.games[name]]
        pairs = [pair for pair in allowed_pairs() if not self.pairs[pair]]
        maps = [name for name in known_maps() if not self.maps[name]]
        begun = [text for key, text in BEGINNINGS.items() if not self.begun[key]]
        return [*blocks, *maps, *begun, *(f"{one} with {other}" for one, other in pairs)]

    @property
    def modules(self) -> Counter[str]:
        """How many games each module was in, at least."""
        found = Counter[str]()
        for block, module in MODULE_OF.items():
            found[module] = max(found[module], self.games[block])
        return found

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
        yield f"{len(REFUSED)} pairs are refused: {_told(Counter(REFUSED.values()))}"
        yield f"modules: {_told(self.modules)}"
        yield f"maps of files: {_told(Counter({one: self.maps[one] for one in known_maps()}))}"
        yield "begun with " + _told(Counter({BEGINNINGS[key]: n for key, n in self.begun.items()}))
        yield from (f"never played: {hole}" for hole in self.holes()[:50])

    def _of_pairs(self, name: str) -> tuple[int, int]:
        """The least often that a block was played with another, and with how many it was."""
        others = [pair for other in ALL if (pair := pair_of(name, other)) not in REFUSED]
        counts = [self.pairs[pair] for pair in others if len(set(pair)) == 2]
        return min(counts), sum(map(bool, counts))


def _told(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {number}" for name, number in sorted(counts.items()))
