"""What happened in few words: a row of alike things that a player did becomes one sentence."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from engine.protocol import OVER, PHASE_OVER, TURN_OVER, Game, Happening
from engine.registry import score_name
from model.wording.speech import tr

Alike = tuple[str, int | None, int]
"""What can be told together: the kind, the seat, and the turn."""
LONG_ROW = 2
"""From this number on a row that can be told together is."""


def told(
    happenings: Sequence[Happening], names: Sequence[str], *, to: int | None = None
) -> Iterator[str]:
    """The sentences of what happened, as a seat is told them, or everybody."""
    heard = [one for one in happenings if one.is_told_to(to)]
    for (_, seat, _), run in groupby(_worth_telling(heard), lambda one: one[0]):
        row = [one for _, one in run]
        together = row[0].together
        if seat is not None and len(row) >= LONG_ROW and together is not None:
            yield together(names[seat], row)
        else:
            yield from _alike([one.text for one in row])


def _worth_telling(happenings: Sequence[Happening]) -> Iterator[tuple[Alike, Happening]]:
    """That a phase or turn is over goes without saying, unless nothing else was done in it."""
    busy: int | None = None
    turn = 0
    for one in happenings:
        turn += one.kind == TURN_OVER
        if one.kind == PHASE_OVER or (one.kind == TURN_OVER and one.seat == busy):
            continue
        if one.kind not in (OVER, TURN_OVER):
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


def ending(game: Game) -> list[str]:
    """How a game stands or has ended."""
    result, scores = game.result, game.scores()
    names = [
        tr("{name} (out)", name=name) if n in game.out else name
        for n, name in enumerate(game.names)
    ]
    if result is None:
        stand = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))
        return [
            tr(
                "The game is not over. {score_name}: {stand}",
                score_name=score_name(game.system).capitalize(),
                stand=stand,
            )
        ]
    lines = [tr("The game is over: {reason}", reason=result.reason)]
    place = 1
    for seats in result.places:
        ranked = [f"  {place}. {names[seat]}, {scores[seat]}" for seat in seats]
        lines += ranked or [tr("  {place}. nobody", place=place)]
        place += max(1, len(seats))
    return lines
