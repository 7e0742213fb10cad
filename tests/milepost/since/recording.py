"""Records what a version says of maps and how games end in it, for every version after it.

Run once when a version is published, in the tree of that version:

    .venv/bin/python -m tests.milepost.since.recording 0.6

It writes the folder `0.6` beside this file: maps with what is found in them, the examples of all
checks, and logs of games with their ends. `test_since.py` finds the folder by itself.
"""

import contextlib
import io
import json
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from milepost.__main__ import main as run_command

HERE = Path(__file__).parent
TREE = HERE.parents[2]
MAPS, GAMES, EXAMPLES = "maps", "games", "examples.json"
VERDICTS, OF_EXAMPLES, ENDS = "verdicts.json", "verdicts-of-examples.json", "ends.json"
KEPT = ("code", "severity", "line", "pointer", "message")


class Played(NamedTuple):
    """A game to record: on which map, and with which options."""

    name: str
    map: str
    options: str


GAMES_TO_PLAY = (
    Played("valley-of-two", "tutorial", "--bots greedy,random-legal --seed 11"),
    Played("valley-of-four", "tutorial", "--bots greedy,greedy,random-legal,greedy --seed 12"),
    Played(
        "valley-of-chance", "tutorial", "--bots random-legal,random-legal --seed 13 --limit 700"
    ),
    Played(
        "valley-with-loans", "tutorial", "--bots random-legal,greedy --seed 14 --variants mercy"
    ),
    Played("valley-of-debts", "tutorial", "--bots greedy,greedy --seed 15 --variants borrowing"),
    Played("valley-at-once", "tutorial", "--bots greedy,greedy --seed 16 --variants fast-start"),
    Played("valley-of-cash", "tutorial", "--bots greedy,greedy --seed 17 --variants cash-only-win"),
    Played("china-of-three", "china", "--bots greedy,greedy,greedy --seed 18 --limit 400"),
    Played("america-of-two", "north-america", "--bots greedy,greedy --seed 19 --limit 400"),
    Played(
        "america-fast",
        "north-america",
        "--bots greedy,greedy --seed 20 --limit 300 --variants fast-trains,sudden-death",
    ),
    Played("puzzle-with-a-position", "puzzle", "--bots greedy,greedy --seed 21 --limit 60"),
    Played("valley-in-the-middle", "midgame", "--bots greedy,greedy --seed 24 --limit 250"),
    Played("valley-of-own-rules", "own-rules", "--bots greedy,random-legal --seed 25 --limit 250"),
    Played("made-with-events", "made-up-1", "--bots greedy,random-legal --seed 22 --limit 500"),
    Played("made-of-chance", "made-up-2", "--bots random-legal,random-legal --seed 23 --limit 500"),
)


def record(version: str) -> None:
    """Writes the folder of a version anew."""
    there = HERE / version
    shutil.rmtree(there, ignore_errors=True)
    (there / GAMES).mkdir(parents=True)
    (there / MAPS).mkdir()
    for name, data in maps():
        (there / MAPS / name).write_bytes(data)
    texts = dict(examples())
    _keep(there / EXAMPLES, texts)
    with contextlib.chdir(there / MAPS):
        _keep(there / VERDICTS, verdicts())
        _keep(there / ENDS, dict(ends()))
    with laid_out(texts):
        _keep(there / OF_EXAMPLES, verdicts())


def maps() -> Iterator[tuple[str, bytes]]:
    """The bundled maps, what a new map is, and samples of everything that a map can say."""
    for pattern in ("*.milepost.yaml", "*.geojson"):
        for path in sorted((TREE / "scenarios").glob(pattern)):
            yield path.name, path.read_bytes()
    for folder in ("fuzz/corpus", "files"):
        for path in sorted((TREE / "tests" / folder).glob("*.milepost.yaml")):
            yield path.name, path.read_bytes()
    page = (TREE / "docs" / "play.md").read_text(encoding="utf-8")
    yield "puzzle.milepost.yaml", page.split("# puzzle.milepost.yaml\n")[1].split("```")[0].encode()
    for path in sorted((HERE / "samples").iterdir()):
        yield path.name, path.read_bytes()
    (preset,) = (TREE / "scenarios").rglob("empire-builder.preset.yaml")
    yield "own.preset.yaml", preset.read_bytes().replace(b"\nid: empire-builder", b"\nid: own")
    yield from made_up()
    yield from templates()


def made_up() -> Iterator[tuple[str, bytes]]:
    """Maps that say something under every key."""
    from model.scenario.scenario_form import write_scenario
    from model.yaml.canonical import canonical_text
    from tests.generate.scenario import make_scenario

    for seed in (1, 2):
        text = canonical_text(write_scenario(make_scenario(seed, 24, 16)))
        yield f"made-up-{seed}.milepost.yaml", text.encode()


def templates() -> Iterator[tuple[str, bytes]]:
    """What `milepost new` writes, for every preset that comes along."""
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        for preset in ("empire-builder", "china-rails"):
            name = f"new-{preset}.milepost.yaml"
            said("new", name, "--preset", preset)
            yield name, Path(name).read_bytes()


def examples() -> Iterator[tuple[str, str]]:
    """The wrong example of every check."""
    from tests.fuzz.__main__ import examples as of_checks

    for name, data in of_checks().items():
        code, _, number = name.removesuffix(".yaml").partition("-")
        if number == "0":
            yield f"{code.lower()}.milepost.yaml", data.decode()


def verdicts(*options: str) -> dict[str, list[dict[str, Any]]]:
    """What is found in the maps of this folder, by their names."""
    report = json.loads(said("validate", ".", "--format", "json", "--max-findings", "0", *options))
    found: dict[str, list[dict[str, Any]]] = {one["file"]: [] for one in report["files"]}
    for one in report["findings"]:
        found[one["file"]].append({key: one[key] for key in KEPT if key in one})
    return found


def ends() -> Iterator[tuple[str, dict[str, Any]]]:
    """Plays the games on the maps of this folder; which map each was on, and how it ended."""
    for game in GAMES_TO_PLAY:
        log = f"../{log_of(game.name)}"
        file = f"{game.map}.milepost.yaml"
        seats = str(game.options.split("--bots ")[1].split()[0].count(",") + 1)
        options = ("--players", seats, *game.options.split())
        said("play", file, *options, "--log", log, "--quiet")
        yield game.name, {"map": file, "end": end_of(Path(log), Path(file))}


def log_of(game: str) -> str:
    """Where the log of a game lies in the folder of its version."""
    return f"{GAMES}/{game}.log"


def end_of(log: Path, scenario: Path) -> list[str]:
    """Who has what at the end of a log, and whether that is the end of the game."""
    told = said("replay", log, "--scenario", scenario, "--verify").splitlines()
    is_over = any("is over" in line for line in told)
    figures = re.findall(r"([A-Z][a-z]+),? (-?\d+)", " ".join(told[1:]))
    return ["over" if is_over else "not over", *(" ".join(one) for one in figures)]


@contextlib.contextmanager
def laid_out(texts: dict[str, str]) -> Iterator[None]:
    """Goes into a folder with these files for a while."""
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        for name, text in texts.items():
            Path(name).write_text(text, encoding="utf-8")
        yield


def said(*words: object) -> str:
    """What a command prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        run_command([str(word) for word in words])
    return out.getvalue()


def _keep(path: Path, plain: Any) -> None:
    text = json.dumps(plain, indent=1, ensure_ascii=False, sort_keys=True)
    path.write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    record(sys.argv[1])
