"""Print a script that lets your shell complete commands, options and codes of checks."""

import argparse

EXAMPLE = "milepost completions bash"
SHELLS = ("bash", "fish", "zsh")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", metavar="SHELL", choices=SHELLS, help=", ".join(SHELLS))
    parser.add_argument(
        "--install", action="store_true", help="write it where the shell looks for it"
    )


def run(arguments: argparse.Namespace) -> int:
    from milepost.completions.levels import levels
    from milepost.completions.shell_scripts import SCRIPTS

    script = SCRIPTS[arguments.shell](levels(arguments.program()))
    if arguments.install:
        _install(arguments.shell, script)
    else:
        print(script, end="")
    return 0


def _install(shell: str, script: str) -> None:
    """Puts the script into its folder, which is made where there is none."""
    from pathlib import Path

    from milepost.completions.shell_scripts import PLACES
    from milepost.terminal.say import clean
    from model.files.atomic import write_atomically

    path = Path.home() / PLACES[shell]
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, script.encode())
    print(f"wrote {clean(str(path))}; begin a new shell to use it")
    if shell == "zsh":
        print(f"its folder must be in fpath: fpath+=({clean(str(path.parent))}) before compinit")
