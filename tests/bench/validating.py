"""Checking files: bundled maps against check-jsonschema, very large ones, one painted cell."""

import subprocess
import sys
import tempfile
from pathlib import Path

from model.bundled import bundled_scenarios
from model.files.scenario_files import open_file
from model.forms.form import Step
from model.scenario.change import Change, apply
from model.scenario.scenario_form import look_at, write_scenario
from model.yaml.canonical import canonical_text
from tests.bench.measure import Figure, Note, best, processes
from tests.generate.scenario import make_scenario
from validator.running.live import Live
from validator.running.run import examine, findings_of

SCHEMA = Path(__file__).parents[2] / "schemas" / "scenario.schema.json"
PEER = Path("build") / "check-jsonschema"
MEMORY = 300


def figures() -> list[Figure | Note]:
    with tempfile.TemporaryDirectory() as folder:
        large = Path(folder) / "large.milepost.yaml"
        text = canonical_text(write_scenario(make_scenario(1, 320, 320)))
        large.write_text(text, encoding="utf-8")
        small = bundled_scenarios()["china"]
        return [*_against_peer(), *_by_size(small, large), _painted()]


def _against_peer() -> list[Figure | Note]:
    """A fresh process each, on the maps as they lie in scenarios/.

    What was compiled once is there for both.
    """
    peer = _peer()
    if peer is None:
        return [Note("check-jsonschema cannot be installed here, so nothing is compared with it")]
    found: list[Figure | Note] = [Note(f"check-jsonschema was measured in {_environment(peer)}")]
    for name in ("china", "north-america"):
        path = str(bundled_scenarios()[name])
        ours, theirs = processes(
            [sys.executable, "-m", "milepost", "validate", path],
            [str(peer), "--schemafile", str(SCHEMA), path],
        )
        what = f"validate the bundled {name}, cold, all checks"
        found.append(Figure(what, ours, "check-jsonschema", theirs, 0.5))
    return found


def _environment(program: Path) -> str:
    """The Python of an environment, and what is installed there, as pip tells it."""
    listing = [str(program.parent / "python"), "-m", "pip", "list", "--format", "freeze"]
    told = subprocess.run(listing, capture_output=True, text=True, check=False).stdout.split()
    version = [str(program.parent / "python"), "-c", "import sys; print(sys.version.split()[0])"]
    python = subprocess.run(version, capture_output=True, text=True, check=False).stdout.strip()
    own = [one for one in told if not one.startswith(("pip==", "setuptools=="))]
    return f"an environment of its own: Python {python}, {', '.join(own)}"


def _peer() -> Path | None:
    """The other program in an environment of its own, made once; pip compiles what it installs."""
    program = PEER / "bin" / "check-jsonschema"
    if not program.exists():
        made = subprocess.run([sys.executable, "-m", "venv", str(PEER)], check=False)
        pip = [str(PEER / "bin" / "pip"), "install", "-q", "check-jsonschema"]
        if made.returncode or subprocess.run(pip, capture_output=True, check=False).returncode:
            return None
    return program


def _by_size(small: Path, large: Path) -> list[Figure | Note]:
    """The same checks on a map of 100,000 mileposts, in time for each milepost."""
    each = [_for_a_thousand(path) for path in (large, small)]
    what = "check 100,000 mileposts, for each thousand"
    return [
        Figure(what, each[0], "those of the China map", each[1], 3.0),
        Figure("memory for that, a fresh process", _memory(large), "limit", MEMORY, 1.0, "MB"),
    ]


_MEASURED = """
import sys
from milepost.__main__ import main
from tests.bench.measure import most_memory
main(["validate", "--isolated", sys.argv[1]])
print(most_memory())
"""


def _memory(path: Path) -> float:
    """The most memory that `milepost validate` uses, in megabytes.

    This process has measured other things before, and what it used for them would count as well.
    """
    command = [sys.executable, "-c", _MEASURED, str(path)]
    return float(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout.split()[-1])


def _for_a_thousand(path: Path) -> float:
    mileposts = len(Live(open_file(path).scenario).survey.all_subjects("cells"))
    return best(lambda: examine(open_file(path)), times=3) * 1000 / mileposts


def _painted() -> Figure:
    """What is checked at once after one cell of 30,000 mileposts was painted."""
    scenario = make_scenario(1, 185, 185)
    full = best(lambda: findings_of(scenario), times=1)
    live = Live(scenario)
    live.settle()
    route = ("board", "terrain", "90,90")
    kinds = ("mountain", "clear") if look_at(scenario, route) == "clear" else ("clear", "mountain")
    there = Change("Paint", (Step(route, look_at(scenario, route), kinds[0]),))
    painted = apply(scenario, there)

    def paint() -> None:
        live.change(painted, there)
        live.change(scenario, there.inverse())

    local = best(paint, times=3) / 2
    return Figure("one painted cell, local checks", local, "a full run", full, 1 / 50)
