"""Texts that say the same in another layout."""

from random import Random


def odd_layout(text: str, rng: Random) -> str:
    """The same data with comments, blank lines and blanks strewn in where they mean nothing."""
    lines = []
    marker = 0
    in_block: int | None = None
    in_quotes = False
    for line in text.split("\n"):
        indent = len(line) - len(line.lstrip())
        if in_block is not None and line and indent <= in_block:
            in_block = None
        is_open = in_block is None and not in_quotes and bool(line)
        if is_open and rng.random() < 0.3:
            lines += [f"{' ' * rng.choice((0, indent))}# remark {marker}", ""][: rng.randint(1, 2)]
            marker += 1
        in_quotes = line.endswith("\\") and (in_quotes or is_open)
        opens_block = is_open and line.endswith((" |", " >", " |-", " >-"))
        if opens_block:
            in_block = indent
        is_remarked = is_open and not in_quotes and rng.random() < 0.2
        lines.append(f"{line}   # behind {marker}" if is_remarked else line)
        marker += is_remarked
    return "\n".join(lines)
