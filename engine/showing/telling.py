"""What happened in few words: runs of steps and sections become one sentence each."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from engine.protocol import Game, Happening
from model.amounts_in_words import counted, listed

MOST_LINES = 4
Alike = tuple[str, int | None, int]
"""What can be told together: the kind, the seat, and the turn."""
LONG_RUN = 2
"""A player's steps or sections in a row are told together from this number on."""


def told(happenings: Sequence[Happening], names: Sequence[str]) -> Iterator[str]:
    """The sentences of what happened."""
    for (kind, seat, _), run in groupby(_worth_telling(happenings), lambda one: one[0]):
        together = [one for _, one in run]
        if seat is not None and len(together) >= LONG_RUN and kind in ("move", "build"):
            yield _together(kind, names[seat], together)
        else:
            yield from _alike([one.text for one in together])


def _worth_telling(happenings: Sequence[Happening]) -> Iterator[tuple[Alike, Happening]]:
    """That a phase or turn is over goes without saying, unless nothing else was done in it."""
    busy: int | None = None
    turn = 0
    for one in happenings:
        turn += one.kind == "end"
        if one.kind == "done" or (one.kind == "end" and one.seat == busy):
            continue
        if one.kind not in ("over", "end"):
            busy = one.seat
        yield (one.kind, one.seat, turn), one


def _alike(texts: Sequence[str]) -> Iterator[str]:
    """Sentences that differ in their last word only, such as cards drawn, as one."""
    for beginning, alike in groupby(texts, lambda text: text.rpartition(" ")[0]):
        words = [text.rpartition(" ")[2] for text in alike]
        if len(words) > 1 and len(set(words)) == 1:
            yield f"{beginning} {words[0]} ({len(words)} times)".strip()
            continue
        many = "s" if len(words) > 1 and beginning.endswith(" card") else ""
        yield f"{beginning}{many} {', '.join(words)}".strip()


def _together(kind: str, name: str, run: Sequence[Happening]) -> str:
    if kind == "move":
        # The last step says where the train has come to.
        return f"{run[-1].text}, {counted(len(run), 'milepost')}"
    price = sum(int(one.facts.get("price", 0)) for one in run)
    return f"{name} builds {counted(len(run), 'section')} for {price}: {_lines_of(run)}"


def _lines_of(run: Sequence[Happening]) -> str:
    """Where track was laid: each line by its two ends."""
    lines: list[tuple[object, object]] = []
    for one in run:
        origin, end = one.facts.get("origin"), one.facts.get("end")
        if lines and lines[-1][1] == origin:
            lines[-1] = (lines[-1][0], end)
        else:
            lines.append((origin, end))
    return listed((f"{origin} to {end}" for origin, end in lines), MOST_LINES)


def ending(game: Game) -> list[str]:
    """How a game stands or has ended."""
    result, scores = game.result, game.scores()
    if result is None:
        cash = ", ".join(f"{name} {score}" for name, score in zip(game.names, scores, strict=True))
        return [f"The game is not over. Cash: {cash}"]
    lines = [f"The game is over: {result.reason}"]
    place = 1
    for seats in result.places:
        lines += [f"  {place}. {game.names[seat]}, {scores[seat]}" for seat in seats]
        place += len(seats)
    return lines
