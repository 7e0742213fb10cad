"""Validating files on the command line: what is asked for, the work, and what is printed."""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from milepost import __version__, say
from milepost.paths import scenario_paths
from milepost.progress import Progress
from milepost.repairs import repair_files
from milepost.say import Refusal, clean, named
from validator.baseline import Baseline, NoBaseline, baseline_text, read_baseline
from validator.choosing import NoSuchCheck
from validator.finding import Severity
from validator.judgement import Judgement, Report
from validator.many import judge_all
from validator.reports import formats, written
from validator.settings import (
    NEVER,
    BadSettings,
    Settings,
    choice_of,
    find_settings,
    read_settings,
)
from validator.validating import Wishes, judge_text

PIPE = "-"
USUAL_BASELINE = "milepost-baseline.json"


@dataclass(frozen=True, slots=True)
class Order:
    """What somebody asked for, options and settings put together."""

    arguments: argparse.Namespace
    settings: Settings
    wishes: Wishes
    fail_on: Severity | None
    outputs: tuple[tuple[str, str], ...]
    """Formats and the files to write them to."""

    @property
    def baseline_path(self) -> Path | None:
        said = self.arguments.baseline
        if said is not None:
            return Path(named(said, "--baseline"))
        if self.settings.baseline and self.settings.path:
            return self.settings.path.parent / self.settings.baseline
        return Path(USUAL_BASELINE) if self.arguments.write_baseline else None


def run_validation(arguments: argparse.Namespace) -> int:
    """Does what was asked for; 0 nothing that matters, 1 findings, 2 it could not be done."""
    order = order_of(arguments)
    if arguments.watch:
        from milepost.watching import watch

        return watch(lambda: run_once(order), lambda: _paths(order))
    return run_once(order)


def run_once(order: Order) -> int:
    """Checks everything once, and repairs it where that was asked for."""
    asked = order.arguments
    paths = _paths(order)
    if not paths:
        say.tell(["every file that was named is left out by --exclude"])
        return 0
    if asked.diff or asked.fix:
        outcome = repair_files(paths, order.wishes, unsafe=asked.unsafe_fixes, only_look=asked.diff)
        if asked.diff:
            return outcome.exit_code
        say.tell([] if asked.quiet else outcome.said)
    if asked.write_baseline:
        return _write_baseline(order, paths)
    report = _report(order, _judged(order, paths))
    for name, file in order.outputs:
        _write(Path(file), written(report, name))
    sys.stdout.write(statistics(report) if asked.statistics else written(report, asked.format))
    return report.exit_code


# -- what was asked for


def order_of(arguments: argparse.Namespace) -> Order:
    """Options and settings, or a Refusal that says which of them means nothing."""
    _refuse_nonsense(arguments)
    settings = _settings(arguments)
    select = _words(arguments.select) or settings.select
    ignore = (*settings.ignore, *_words(arguments.ignore))
    severity = {**settings.severity, **dict(map(_level, arguments.severity))}
    try:
        choice = choice_of(select, ignore, severity)
    except NoSuchCheck as trouble:
        raise Refusal(str(trouble)) from None
    most = arguments.max_findings
    most = settings.max_findings if most is None else most
    limits: dict[str, Any] = {} if most is None else {"per_code": most, "per_file": most}
    return Order(
        arguments,
        settings,
        Wishes(choice, arguments.play, not arguments.no_allow, **limits),
        _fail_on(arguments, settings),
        tuple(map(output_of, arguments.output)),
    )


def _refuse_nonsense(arguments: argparse.Namespace) -> None:
    if PIPE in arguments.paths:
        if arguments.paths != [PIPE]:
            raise Refusal("- stands alone: either a pipe or files")
        if arguments.fix and not arguments.diff:
            raise Refusal("--fix writes to files, and - is none; --diff shows what it would change")
        if arguments.watch:
            raise Refusal("--watch waits for files to change, and - is none")
    elif arguments.stdin_filename is not None:
        raise Refusal("--stdin-filename is for the file that comes through -")
    if arguments.unsafe_fixes and not (arguments.fix or arguments.diff):
        raise Refusal("--unsafe-fixes goes with --fix or --diff")
    if arguments.strict and arguments.fail_on not in (None, "warning"):
        raise Refusal(f"--strict and --fail-on {arguments.fail_on} contradict each other")
    if arguments.isolated and arguments.config is not None:
        raise Refusal("--isolated and --config contradict each other")


def _settings(arguments: argparse.Namespace) -> Settings:
    try:
        if arguments.isolated:
            return Settings()
        if arguments.config is None:
            return find_settings(Path.cwd())
        path = Path(named(arguments.config, "--config"))
        return read_settings(path, is_trusted=not _is_below(path, arguments.paths))
    except BadSettings as trouble:
        raise Refusal(str(trouble)) from None


def _is_below(path: Path, checked: Sequence[str]) -> bool:
    """Whether a file lies in a folder that is checked, so that a stranger may have put it there."""
    real = path.resolve()
    return any(real.is_relative_to(Path(name).resolve()) for name in checked if name != PIPE)


def _words(said: Sequence[str]) -> tuple[str, ...]:
    return tuple(word.strip() for part in said for word in part.split(",") if word.strip())


def _level(said: str) -> tuple[str, str]:
    code, is_said, level = said.partition("=")
    if not is_said:
        raise Refusal("--severity wants CODE=LEVEL, such as MAP014=error")
    return code.strip(), level.strip()


def _fail_on(arguments: argparse.Namespace, settings: Settings) -> Severity | None:
    said = arguments.fail_on or ("warning" if arguments.strict else settings.fail_on) or "error"
    return None if said == NEVER else Severity(said)


def output_of(said: str) -> tuple[str, str]:
    name, is_said, file = said.partition(":")
    if not is_said or not file:
        raise Refusal("--output wants FORMAT:FILE, such as sarif:findings.sarif")
    if name not in formats():
        raise Refusal(f"there is no format {name[:40]}; there are {', '.join(formats())}")
    return name, file


# -- the work


def _paths(order: Order) -> list[str]:
    asked = order.arguments
    if asked.paths == [PIPE]:
        return [PIPE]
    folder = order.settings.path.parent if order.settings.path else Path.cwd()
    patterns = [(folder, one) for one in order.settings.exclude]
    patterns += [(Path.cwd(), one) for one in _words(asked.exclude)]
    return list(map(str, scenario_paths(asked.paths, patterns, force=asked.force_exclude)))


def _judged(order: Order, paths: list[str], baseline: bool = True) -> list[Judgement]:
    known = _baseline(order) if baseline else None
    if paths == [PIPE]:
        name = order.arguments.stdin_filename or "standard input"
        return [judge_text(_piped(), name, order.wishes, known.of(name) if known else None)]
    progress = Progress("files", len(paths), quiet=order.arguments.quiet or len(paths) < 3)
    try:
        return judge_all(paths, order.wishes, known, order.arguments.jobs, progress.at)
    finally:
        progress.clear()


def _piped() -> bytes:
    from model.source_text import LARGEST_FILE

    return sys.stdin.buffer.read(LARGEST_FILE + 1)


def _baseline(order: Order) -> Baseline | None:
    path = order.baseline_path
    if path is None:
        return None
    try:
        return read_baseline(path)
    except NoBaseline as trouble:
        raise Refusal(f"{path}: {trouble}") from None


def _write_baseline(order: Order, paths: list[str]) -> int:
    from dataclasses import replace

    every = replace(order, wishes=replace(order.wishes, per_code=0, per_file=0))
    report = _report(order, _judged(every, paths, baseline=False))
    path = order.baseline_path or Path(USUAL_BASELINE)
    _write(path, baseline_text(path, report.files))
    if not order.arguments.quiet:
        print(f"{clean(str(path))} knows {say.count(report.total, 'finding')} now")
    return 2 if report.exit_code == 2 else 0


def _write(path: Path, text: str) -> None:
    from model.atomic import write_atomically

    write_atomically(path, text.encode(errors="backslashreplace"))


# -- what is printed


def _report(order: Order, files: Sequence[Judgement]) -> Report:
    asked = order.arguments
    colours = say.has_colours() if asked.color == "auto" else asked.color == "always"
    return Report(
        tuple(files),
        version=__version__,
        fail_on=order.fail_on,
        root=Path.cwd(),
        columns=say.screen_columns(),
        colours=colours,
        unicode=say.has_unicode(),
        quiet=asked.quiet,
    )


def statistics(report: Report) -> str:
    """How many findings there are of each code, the commonest first."""
    from collections import Counter

    from validator.choosing import title_of

    counts = Counter(one.code for _, one in report.told())
    for file in report.files:
        counts.update(file.left_out)
    ranked = sorted(counts.items(), key=lambda one: (-one[1], one[0]))
    lines = say.table([(n, code, title_of(code)) for code, n in ranked], indent="")
    return "".join(f"{line}\n" for line in lines)
