"""Names that git hands to a hook: one that looks like an option is refused, and never obeyed."""

import argparse
from collections.abc import Sequence

FLAG = "--from-git"
ENDINGS = (".milepost.yaml", ".preset.yaml")


def add_flag(parser: argparse.ArgumentParser) -> None:
    about = "for hooks: the names come from git, and one like an option is refused"
    parser.add_argument(FLAG, action="store_true", help=about)


def refuse_names_like_options(argv: Sequence[str]) -> None:
    """Where the words of a command come from a hook, no file may be called like an option."""
    if FLAG not in argv:
        return
    for word in argv[argv.index(FLAG) + 1 :]:
        if word.startswith("-") and word.endswith(ENDINGS):
            from milepost.terminal.say import Refusal

            raise Refusal(f"{word}: a file that is called like an option is not read; rename it")
