"""Validating files on the command line: the work that an order asks for, and what is printed."""

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from milepost.checking.order import USUAL_BASELINE, Order, order_of
from milepost.files.scenario_paths import PIPE, piped
from milepost.terminal import say
from milepost.terminal.progress import Progress
from milepost.terminal.say import Refusal, clean
from model.version import __version__
from validator.report_formats import written
from validator.reporting.baseline import Baseline, NoBaseline, baseline_of, read_baseline
from validator.reporting.judgement import Judgement, Report
from validator.running.parallel_run import judge_all
from validator.running.validating import judge_text

COULD_NOT = 2


def run_validation(arguments: argparse.Namespace) -> int:
    """Does what was asked for; 0 nothing that matters, 1 findings, 2 it could not be done."""
    order = order_of(arguments)
    if arguments.show_files or arguments.show_settings:
        return _show(order)
    if arguments.watch:
        from milepost.checking.watching import watch

        # Settings may change as well, so every look asks for them anew.
        return watch(lambda: run_once(order_of(arguments)), lambda: order_of(arguments).paths())
    return run_once(order)


def run_once(order: Order) -> int:
    """Checks everything once, and repairs it where that was asked for."""
    asked = order.arguments
    paths = order.paths()
    if not paths:
        # As pre-commit wants it: it names files, and to leave them all out is no mistake.
        say.tell(["nothing was checked: every file that was named is excluded"])
        return _tell(order, [])
    has_failed = False
    if asked.diff or asked.fix:
        from milepost.checking.repairs import repair_files

        outcome = repair_files(paths, order.wishes, unsafe=asked.unsafe_fixes, only_look=asked.diff)
        if asked.diff:
            return outcome.exit_code
        say.tell([] if asked.quiet else outcome.said)
        has_failed = outcome.has_failed
    code = _write_baseline(order, paths) if asked.write_baseline else _tell(order, paths)
    return COULD_NOT if has_failed else code


def _show(order: Order) -> int:
    """What would be done, and nothing else."""
    from milepost.checking.preview import files_shown, settings_shown

    asked = order.arguments
    _print(files_shown(order.paths()) if asked.show_files else settings_shown(order))
    return 0


def _tell(order: Order, paths: list[str]) -> int:
    asked = order.arguments
    _refuse_overwriting(order, paths)
    report = _report(order, _judged(order, paths))
    for name, file in order.outputs:
        _write(Path(file), written(report, name))
    _print(statistics(report) if asked.statistics else written(report, asked.format))
    return report.exit_code


def _refuse_overwriting(order: Order, paths: Sequence[str]) -> None:
    """A report never takes the place of a map that is checked."""
    # os.path.realpath bears links that lead in a circle, which Path.resolve does not.
    checked = {os.path.realpath(path) for path in paths} if order.outputs else set()
    for _, file in order.outputs:
        if os.path.realpath(file) in checked:
            raise Refusal(f"--output would write over {clean(file)}, which is checked")


def _print(text: str) -> None:
    """Prints a report; if its reader has seen enough, the exit code still tells what was found."""
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        say.speak_to_nobody()


# -- the work


def _judged(order: Order, paths: list[str], baseline: bool = True) -> list[Judgement]:
    known = _baseline(order) if baseline else None
    if paths == [PIPE]:
        name = order.arguments.stdin_filename or "standard input"
        return [judge_text(piped(), name, order.wishes, known.of(name) if known else None)]
    progress = Progress("files", len(paths), quiet=order.arguments.quiet or len(paths) < 3)
    try:
        return judge_all(paths, order.wishes, known, order.arguments.jobs, progress.at)
    finally:
        progress.clear()


def _baseline(order: Order) -> Baseline | None:
    path = order.baseline_path
    return None if path is None else _read_baseline(path)


def _read_baseline(path: Path) -> Baseline:
    try:
        return read_baseline(path)
    except NoBaseline as trouble:
        raise Refusal(f"{path}: {trouble}") from None


def _write_baseline(order: Order, paths: list[str]) -> int:
    """Writes what is found now; what an older baseline knows of other files stays."""
    wishes = replace(order.wishes, per_code=0, per_file=0, tells_all=True)
    every = replace(order, wishes=wishes)
    report = _report(order, _judged(every, paths, baseline=False))
    path = order.baseline_path or Path(USUAL_BASELINE)
    old = _read_baseline(path) if path.exists() else None
    new = baseline_of(path, report.files, old)
    _write(path, new.text())
    if not order.arguments.quiet:
        print(f"{clean(str(path))} knows {say.count(new.total, 'finding')} now")
    failed = [(file, one) for file, one in report.told() if file.has_failed]
    say.tell(f"{file.name}:{one.span.line}: {one.message}" for file, one in failed)
    return COULD_NOT if failed else 0


def _write(path: Path, text: str) -> None:
    from milepost.files.writing_inside import write_inside

    write_inside(path, text.encode(errors="backslashreplace"))


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

    from validator.reporting.choosing import title_of

    counts = Counter(one.code for _, one in report.told())
    for file in report.files:
        counts.update(file.left_out)
    ranked = sorted(counts.items(), key=lambda one: (-one[1], one[0]))
    lines = say.table([(n, code, title_of(code)) for code, n in ranked], indent="")
    return "".join(f"{line}\n" for line in lines)
