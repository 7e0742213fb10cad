"""The parser of the command line: for every slip it says what may have been meant."""

import argparse
from collections.abc import Sequence
from typing import Any, NoReturn

from model.wording.near_words import hint, nearest


class Parser(argparse.ArgumentParser):
    """As argparse has it, with hints for commands, options and words that are misspelt."""

    def parse_args(self, args: Sequence[str] | None = None, namespace: Any = None) -> Any:  # type: ignore[override]
        found, strange = self.parse_known_args(args, namespace)
        if strange:
            self._refuse(strange[0], getattr(found, "options", ()))
        return found

    def _refuse(self, word: str, options: Sequence[str]) -> NoReturn:
        near = nearest(word.partition("=")[0], options, 0.7) if word.startswith("-") else ""
        what = "option" if word.startswith("-") else "place for"
        self.error(f"there is no {what} {word}" + (f"; did you mean {near}?" if near else ""))

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """A word that is none of those there are."""
        if action.choices is not None and value not in action.choices:
            known = [str(one) for one in action.choices]
            what = "command" if isinstance(action.choices, dict) else "such word as"
            raise argparse.ArgumentError(
                None if what == "command" else action,
                f"there is no {what} {str(value)[:60]}{hint(str(value), known)}",
            )
