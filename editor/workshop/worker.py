"""The program of the workshop: reads wishes line by line, writes answers line by line.

Started by the editor as `python -P -m editor.workshop.worker FOLDER`; it ends with its input.
"""

import json
import os
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import IO, Any, Final

from drawing.cannot import CannotDraw
from editor.preferences.languages import find_own
from editor.words import tr
from editor.workshop.bench import Bench, CannotDo, Inbox, Superseded, Wish
from model.imports.cannot import CannotImport
from model.unreadable import Unreadable
from model.wording.speech import speaking

SENTENCES: Final = (CannotDo, CannotDraw, CannotImport, Unreadable)
"""Exceptions that are sentences for whoever wished."""


def main() -> None:
    """Works until the window is closed."""
    answers = _answers()
    _let_the_window_go_first()
    find_own()
    inbox = Inbox()
    Thread(target=_read, args=(sys.stdin, inbox), daemon=True).start()
    work(inbox, Path(sys.argv[1]), answers)


def work(inbox: Inbox, folder: Path, answers: IO[str]) -> None:
    """Answers wish after wish, until one says that it is the last."""
    kept: dict[str, Any] = {}
    while (wish := inbox.take()).job != "end":
        with speaking(wish.language):
            for answer in answered(wish, inbox, folder, kept, answers):
                _tell(answers, wish, answer)


def answered(
    wish: Wish, inbox: Inbox, folder: Path, kept: dict[str, Any], answers: IO[str]
) -> Iterator[dict[str, Any]]:
    """The answers to one wish; a sentence where something cannot be, or went wrong."""

    def at_stage(stage: str) -> None:
        if not inbox.is_wanted(wish):
            raise Superseded
        _tell(answers, wish, {"stage": stage})

    try:
        run = import_module(wish.job if "." in wish.job else f"editor.workshop.jobs.{wish.job}").run
        yield from run(wish.said, Bench(folder, at_stage, kept))
    except Superseded:
        return
    except SENTENCES as trouble:
        yield {"trouble": str(trouble)}
    except Exception as trouble:  # noqa: BLE001 (the window tells it, and goes on)
        error = f"{type(trouble).__name__}: {trouble}"
        yield {"trouble": tr("an error inside Milepost: {error}", error=error)}


def _tell(answers: IO[str], wish: Wish, answer: dict[str, Any]) -> None:
    answers.write(json.dumps({"number": wish.number, "lane": wish.lane, **answer}) + "\n")
    answers.flush()


def _read(lines: Iterable[str], inbox: Inbox) -> None:
    for line in lines:
        inbox.put(Wish(**json.loads(line)))
    # The window is gone, perhaps killed: nobody reads what is being worked out.
    os._exit(0)


def _answers() -> IO[str]:
    """Our output, kept for answers alone: what a library prints goes where errors go."""
    ours = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return ours


def _let_the_window_go_first() -> None:
    if hasattr(os, "nice"):
        os.nice(5)


if __name__ == "__main__":
    main()
