"""Mutations of files that are no scenarios: JSON by its structure, lines by their words, bytes."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

LARGEST = 300_000
"""Bytes of a file, and about as many signs of what is repeated in it."""
DIGITS = "9" * 401
HUGE = 10**40
RAW = {
    f"@raw {number}@": text
    for number, text in enumerate(
        (
            "NaN",
            "-Infinity",
            "1e999",
            "-1e308",
            DIGITS,
            f"{DIGITS}.5",
            "9" * 5_000,
            '"\\ud800"',
            '"\\u0000"',
            "[" * 3_000 + "]" * 3_000,
            '{"a":' * 3_000 + "1" + "}" * 3_000,
            "[" * 100_000,
        )
    )
}
"""What JSON can say and Python would not write."""
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2, 7, 0.5, -0.0, 1e17, 2**31, 2**63, 10**30, 99_999, 1_000_000),
    *("", " ", "x", "0", "-1", "1e9", "a\nb", "\u202e", "é", "name", "../x", "/dev/zero", "%s{0}"),
    *([], {}, [[]], [None], [{}], {"": {}}, {"id": "x"}, [0, 0], [1e308, -1e308], ["a", "b"]),
    "k" * 70_000,
    list(range(3_000)),
    *RAW,
)
WORDS = (
    *("", "0", "-1", "1", "99999999999", DIGITS, "1e999", "nan", "inf", "true", "null", "none"),
    *("a.b.c", "[[", "]]", "{}", "''", '"""', "=", ":", ";", ",", "->", "#", "\\", "%", "\x00"),
    *("é", "\u202e", "\ud7ff", "12,7", "12,7 13,7", "x" * 5_000, "../../x", "1979-05-27", "0x10"),
    *("9" * 5_000, "x" * 100_000, '"' * 30_001, "(" * 30_000, "a." * 30_000, " " * 100_000),
)
_WORD = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'|[\w.-]+|[^\w\s]")


def mutated_json(data: bytes, rng: Random) -> bytes:
    """A JSON file a little different; now and then broken as text or as bytes."""
    try:
        plain = json.loads(data)
    except (ValueError, RecursionError):
        return mutated_lines(data, rng)
    for _ in range(rng.choice((1, 1, 2, 4))):
        holder: list[Any] = [plain]
        _alter(holder, rng)
        # Repeated things are copies from now on: one that grows must not grow in all places.
        plain = json.loads(json.dumps(holder[0]))
    text = json.dumps(plain, ensure_ascii=rng.random() < 0.5)
    for mark, raw in RAW.items():
        text = text.replace(f'"{mark}"', raw)
    return _sometimes_broken(text.encode(errors="surrogatepass"), rng)


def _alter(root: list[Any], rng: Random) -> None:
    """Alters something within, in place."""
    places = list(_places(root))
    holder, key = rng.choice(places)
    match rng.randrange(8):
        case 0 | 1 | 2:
            holder[key] = rng.choice(VALUES)
        case 3:
            other, there = rng.choice(places)
            holder[key] = json.loads(json.dumps(other[there]))
        case 4 if holder is not root:
            del holder[key]
        case 5 if isinstance(holder, list) and holder is not root:
            most = LARGEST // (len(str(holder[key])) + 1)
            holder[key:key] = [holder[key]] * min(most, rng.choice((1, 2, 500, 20_000)))
        case 6:
            holder[key] = [holder[key]]
        case _:
            holder[key] = _nudged(holder[key], rng)


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Every holder and key within; a stack, since files may be deep."""
    found: list[tuple[Any, Any]] = []
    waiting = [value]
    while waiting:
        one = waiting.pop()
        inside = one.items() if isinstance(one, dict) else enumerate(one)
        for key, inner in inside:
            found.append((one, key))
            if isinstance(inner, dict | list):
                waiting.append(inner)
    return found


def _nudged(value: Any, rng: Random) -> Any:
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int | float) and abs(value) > HUGE:
        return -1  # what is huge already need not grow
    if isinstance(value, int | float):
        return rng.choice((-value, value + 1, value * 1_000, value * 10**12, value / 3, str(value)))
    if isinstance(value, str):
        place = rng.randrange(len(value) + 1)
        return value[:place] + rng.choice(("", "0", "9", "-", "é", " ", ",", "/")) + value[place:]
    if isinstance(value, dict):
        return {f"{key}{rng.choice(('', 'x'))}": one for key, one in value.items()}
    return value[::-1]


def mutated_lines(data: bytes, rng: Random) -> bytes:
    """A text a little different: words and lines of it lost, doubled, moved or altered."""
    lines = data.decode(errors="replace").splitlines(keepends=True) or [""]
    for _ in range(rng.choice((1, 1, 2, 4))):
        place = rng.randrange(len(lines))
        match rng.randrange(8):
            case 0:
                lines[place : place + 1] = [lines[place]] * rng.choice((0, 2, 2, 3_000))
            case 1:
                lines.insert(place, lines[rng.randrange(len(lines))])
            case 2:
                lines[place] = lines[place].rstrip("\n")
            case _:
                lines[place] = _other_word(lines[place], rng)
        lines = lines or [""]
    return _sometimes_broken("".join(lines).encode(), rng)


def _other_word(line: str, rng: Random) -> str:
    words = list(_WORD.finditer(line))
    if not words:
        return rng.choice(WORDS) + line
    word, other = rng.choice(words), rng.choice(words)
    said = rng.choice((*WORDS, other[0], word[0] * 2, word[0] * 200, ""))
    return line[: word.start()] + said + line[word.end() :]


def mutated_bytes(data: bytes, rng: Random) -> bytes:
    """Bytes a little different, as in a file that is no text; the first ones more often."""
    for _ in range(rng.choice((1, 1, 3))):
        place = rng.randrange(min(len(data), rng.choice((40, len(data) or 1))) + 1)
        more = rng.choice((b"\x00", b"\xff\xff\xff\xff", b"\x7f", rng.randbytes(4), b""))
        data = data[:place] + more + data[place + rng.choice((0, len(more), 9)) :]
    return data[: rng.randrange(len(data) + 1)] if rng.random() < 0.2 else data


def _sometimes_broken(data: bytes, rng: Random) -> bytes:
    data = data[:LARGEST]
    ways: tuple[Callable[[], bytes], ...] = (
        lambda: data[: rng.randrange(len(data) + 1)],
        lambda: mutated_bytes(data, rng),
        lambda: b"\xef\xbb\xbf" + data,
        lambda: data.decode(errors="replace").encode("utf-16"),
        lambda: data.decode(errors="replace").encode("cp1252", errors="replace"),
        lambda: data.replace(b"\n", b"\r"),
        lambda: data + data,
        lambda: rng.randbytes(rng.randrange(200)),
    )
    return rng.choice(ways)() if rng.random() < 0.15 else data
