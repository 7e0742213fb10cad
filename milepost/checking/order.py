"""What somebody asks of `milepost validate`: options and settings put together, or refused."""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from os.path import realpath
from pathlib import Path
from typing import Any

from milepost.files.scenario_paths import PIPE, is_folder, scenario_paths
from milepost.terminal.say import Refusal, named
from model.forms.frozen import dataclass
from validator.finding import Severity
from validator.report_formats import formats
from validator.reporting.choosing import Choice, NoSuchCheck, guarded_codes
from validator.reporting.settings import (
    NEVER,
    BadSettings,
    Settings,
    choice_of,
    find_settings,
    read_settings,
)
from validator.running.validating import Wishes

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

    @property
    def excluded(self) -> tuple[str, ...]:
        """The patterns of what is left out, those of the settings first."""
        return (*self.settings.exclude, *words(self.arguments.exclude))

    def paths(self) -> list[str]:
        """The files to check; those of folders without what is excluded."""
        asked = self.arguments
        if asked.paths == [PIPE]:
            return [PIPE]
        folder = self.settings.path.parent if self.settings.path else Path.cwd()
        patterns = [(folder, one) for one in self.settings.exclude]
        patterns += [(Path.cwd(), one) for one in words(asked.exclude)]
        return list(map(str, scenario_paths(asked.paths, patterns, force=asked.force_exclude)))


def order_of(arguments: argparse.Namespace) -> Order:
    """Options and settings, or a Refusal that says which of them means nothing."""
    _refuse_nonsense(arguments)
    settings = _settings(arguments)
    choice = _choice(arguments, settings)
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


def _choice(arguments: argparse.Namespace, settings: Settings) -> Choice:
    """Which findings are told; a file of settings that selects some still lets guards speak."""
    select = words(arguments.select)
    ignore = (*settings.ignore, *words(arguments.ignore))
    severity = {**settings.severity, **dict(map(_level, arguments.severity))}
    try:
        choice = choice_of(select or settings.select, ignore, severity, settings.target)
    except NoSuchCheck as trouble:
        raise Refusal(str(trouble)) from None
    if settings.select and not select:
        return replace(choice, select=choice.select | guarded_codes())
    return choice


def _refuse_nonsense(arguments: argparse.Namespace) -> None:
    if not arguments.paths and not arguments.show_settings:
        raise Refusal("name the files or folders to check, or - for a pipe")
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
    """Whether a file lies among the files that are checked: a stranger may have put it there."""
    folders = [Path(one) if is_folder(one) else Path(one).parent for one in checked]
    real = Path(realpath(path))
    return any(real.is_relative_to(realpath(folder)) for folder in folders)


def words(said: Sequence[str]) -> tuple[str, ...]:
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
    """The format and the file that `--output` names."""
    name, is_said, file = said.partition(":")
    if not is_said or not file:
        raise Refusal("--output wants FORMAT:FILE, such as sarif:findings.sarif")
    if name not in formats():
        raise Refusal(f"there is no format {name[:40]}; there are {', '.join(formats())}")
    return name, file
