"""Marks: what tells one finding of a file from all others, whatever lines come and go."""

from collections import Counter
from collections.abc import Iterable, Iterator

from validator.finding import Finding, Way


def marks_of(found: Iterable[Finding]) -> Iterator[str]:
    """A mark for each finding, of its own within the file."""
    seen: Counter[tuple[str, ...]] = Counter()
    for one in found:
        places = () if one.subject else (*map(str, one.cells), *map(str, one.edges))
        about = (one.code, pointer_of(one.route), one.word or one.of, *places)
        seen[about] += 1
        yield digest(*about, str(seen[about]))


def digest(*parts: str) -> str:
    """A short text that stands for others."""
    import hashlib  # which loads a library that a sound map does not need

    joined = "\0".join(parts).encode(errors="surrogatepass")
    return hashlib.blake2b(joined, digest_size=12).hexdigest()


def pointer_of(route: Way) -> str:
    """The way to a thing as a JSON pointer."""
    return "".join(
        f"/{str(name).replace('~', '~0').replace('/', '~1').encode(errors='replace').decode()}"
        for name in route
    )
