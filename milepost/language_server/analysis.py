"""What is known about one text: its findings, its nodes, and the repairs that it could get."""

from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from model.bounded_files import real_path
from model.files.scenario_files import ScenarioFile, read_text, text_after
from model.forms.form import DoesNotFit
from model.scenario.change import DoesNotApply, apply
from validator.finding import Repair
from validator.reporting.baseline import NoBaseline, read_baseline
from validator.reporting.judgement import Judgement, Told
from validator.reporting.report_filter import EVERY, Hearing, Known
from validator.reporting.settings import BadSettings, Settings, find_settings
from validator.running.fixing import is_said_here, repaired
from validator.running.reading import examine_or_say_why
from validator.running.validating import Wishes, judge_reading
from validator.survey.survey import Survey, survey_of


@dataclass(frozen=True)
class Analysis:
    """A text as it was at one moment. Whatever it holds, it can be asked."""

    text: str
    judgement: Judgement
    file: ScenarioFile | None = None
    """None where it cannot be read."""
    trouble: str = ""
    """What is wrong with the settings."""
    path: Path | None = None
    hearing: Hearing = EVERY

    def covering(self, line: int, column: int) -> list[Told]:
        """The findings at a place."""
        place = (line, column)
        return [one for one in self.judgement.told if one.span[:2] <= place <= one.span[2:]]

    @cached_property
    def repairs(self) -> dict[str, Repair]:
        """The repairs of findings by their marks; only asked for where somebody wants one."""
        found = examine_or_say_why(
            lambda: self.file or _read(self.text, self.path), hearing=self.hearing
        )
        return {
            one.mark: one.finding.repair
            for one in found
            if one.finding.repair is not None
            and (self.file is None or is_said_here(self.file, one.finding))
        }

    def repaired(self, told: Told) -> str | None:
        """The text after the repair of a finding; None where it cannot be made."""
        repair = self.repairs.get(told.mark)
        if repair is None or repair.text or self.file is None:
            return repair.text if repair else None
        try:
            scenario = apply(self.file.scenario, repair.change)
        except (DoesNotApply, DoesNotFit):
            return None
        return text_after(self.file, scenario)

    def with_safe_repairs(self) -> str | None:
        """The text after all repairs that are safe; one that cannot be read, after the first."""
        if self.file is None:
            return next((one.text for one in self.repairs.values() if one.safe), None)
        codes = {one.code for one in self.judgement.told}
        made = repaired(self.file, lambda one: one.finding.code in codes, hearing=self.hearing)
        return made.text

    @cached_property
    def survey(self) -> Survey | None:
        return survey_of(self.file.scenario, self.file) if self.file else None


def analysed(text: str, path: Path | None) -> Analysis:
    """Reads and checks a text as the file that it will be, by the settings and baseline there."""
    trouble, settings, known = "", Settings(), None
    try:
        settings = find_settings(path.parent) if path else settings
        known = _known(settings, path)
    except (BadSettings, NoBaseline) as wrong:
        trouble = str(wrong)
    opened: list[ScenarioFile] = []

    def read() -> ScenarioFile:
        opened.append(_read(text, path))
        return opened[0]

    wishes = Wishes(settings.choice())
    judgement = judge_reading(str(path or "text"), read, lambda: text, wishes, known)
    file, hearing = opened[0] if opened else None, wishes.hearing(known)
    return Analysis(text, judgement, file, trouble, path, hearing)


def _read(text: str, path: Path | None) -> ScenarioFile:
    if path is None:
        return read_text(text)
    return replace(read_text(text, str(path), path.parent, (real_path(path),)), path=path)


def _known(settings: Settings, path: Path | None) -> Known | None:
    if not settings.baseline or not settings.path or not path:
        return None
    return read_baseline(settings.path.parent / settings.baseline).of(str(path))
