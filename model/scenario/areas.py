"""Area expressions, as events name them: `within(3, cities(taiyuan)) and terrain(alpine)`."""

import re
from typing import Literal, Self

from model.forms.frozen import dataclass
from model.notation import NotationError
from model.unreadable import quoted

LONGEST = 1000
DEEPEST = 12
_TOKEN = re.compile(r"\s*(?:([a-z0-9]+(?:-[a-z0-9]+){0,15})|([(),]))")


@dataclass(frozen=True, slots=True)
class All:
    """The whole board."""


@dataclass(frozen=True, slots=True)
class RegionNamed:
    region: str


@dataclass(frozen=True, slots=True)
class CitiesNamed:
    cities: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TerrainNamed:
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Within:
    """Everything at most so many mileposts away; a major city is counted from its centre."""

    mileposts: int
    of: "AreaNode"


@dataclass(frozen=True, slots=True)
class Combined:
    """Two areas joined by a word."""

    left: "AreaNode"
    word: Literal["and", "or", "minus"]
    right: "AreaNode"


AreaNode = All | RegionNamed | CitiesNamed | TerrainNamed | Within | Combined


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the board, written as an expression."""

    node: AreaNode

    @classmethod
    def parse(cls, text: str) -> Self:
        return cls(_Parser(text).whole())

    def __str__(self) -> str:
        return _text(self.node)


ALL = Area(All())


def _text(node: AreaNode) -> str:
    match node:
        case All():
            return "all"
        case RegionNamed(region):
            return f"region({region})"
        case CitiesNamed(cities):
            return f"cities({', '.join(cities)})"
        case TerrainNamed(kinds):
            return f"terrain({', '.join(kinds)})"
        case Within(mileposts, of):
            return f"within({mileposts}, {_text(of)})"
        case Combined(left, word, right):
            return f"{_operand(left, word, first=True)} {word} {_operand(right, word, first=False)}"


def _operand(node: AreaNode, word: str, *, first: bool) -> str:
    """An operand, in brackets where the text would otherwise be read another way."""
    if not isinstance(node, Combined):
        return _text(node)
    binds_tighter = node.word == "and" and word != "and"
    goes_on = first and (node.word == "and") == (word == "and")
    return _text(node) if binds_tighter or goes_on else f"({_text(node)})"


class _Parser:
    """Reads an expression: `and` binds before `or` and `minus`, which go from left to right."""

    def __init__(self, text: str) -> None:
        self._shown = quoted(text)[1:-1]
        if len(text) > LONGEST:
            raise NotationError(f"an area is written in at most {LONGEST} characters")
        self._tokens = self._split(text)
        self._depth = 0

    def _split(self, text: str) -> list[str]:
        tokens, place = [], 0
        text = text.rstrip()
        while place < len(text):
            found = _TOKEN.match(text, place)
            if found is None:
                raise self._error(f"{quoted(text[place:].strip()[:1])} has no meaning here")
            tokens.append(found[1] or found[2])
            place = found.end()
        return tokens[::-1]

    def _error(self, why: str) -> NotationError:
        return NotationError(f'"{self._shown}" is not an area: {why}')

    def whole(self) -> AreaNode:
        node = self._either()
        if self._tokens:
            raise self._error(f'"{self._tokens[-1]}" is one word too many')
        return node

    def _either(self) -> AreaNode:
        node = self._both()
        while self._tokens and self._tokens[-1] in ("or", "minus"):
            word: Literal["or", "minus"] = "or" if self._tokens.pop() == "or" else "minus"
            node = Combined(node, word, self._both())
        return node

    def _both(self) -> AreaNode:
        node = self._one()
        while self._tokens and self._tokens[-1] == "and":
            self._tokens.pop()
            node = Combined(node, "and", self._one())
        return node

    def _one(self) -> AreaNode:
        self._depth += 1
        if self._depth > DEEPEST:
            raise self._error(f"it is nested deeper than {DEEPEST} levels")
        node = self._called(self._take("a word such as region, within, cities, terrain or all"))
        self._depth -= 1
        return node

    def _called(self, word: str) -> AreaNode:
        if word == "all":
            return All()
        if word == "(":
            node = self._either()
            self._expect(")")
            return node
        if word not in ("region", "cities", "terrain", "within"):
            raise self._error(f'"{word}" is none of all, region, cities, terrain, within')
        self._expect("(")
        node = self._within() if word == "within" else self._named(word)
        self._expect(")")
        return node

    def _within(self) -> AreaNode:
        number = self._take("a number of mileposts")
        if not number.isdecimal() or len(number) > 3:
            raise self._error(f'"{number}" is not a number of mileposts')
        self._expect(",")
        return Within(int(number), self._either())

    def _named(self, word: str) -> AreaNode:
        names = [self._name()]
        while self._tokens and self._tokens[-1] == ",":
            self._tokens.pop()
            names.append(self._name())
        if word == "region":
            if len(names) > 1:
                raise self._error("region( ) takes one region; join several with or")
            return RegionNamed(names[0])
        return CitiesNamed(tuple(names)) if word == "cities" else TerrainNamed(tuple(names))

    def _name(self) -> str:
        name = self._take("a name")
        if name in ("(", ")", ","):
            raise self._error(f'a name is missing before "{name}"')
        return name

    def _take(self, wanted: str) -> str:
        if not self._tokens:
            raise self._error(f"it ends where {wanted} is needed")
        return self._tokens.pop()

    def _expect(self, token: str) -> None:
        if not self._tokens or self._tokens.pop() != token:
            raise self._error(f'"{token}" is missing')
