"""The maps that a change touches, each compared with the version before it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import field, replace
from pathlib import Path

from milepost.files.scenario_paths import ENDING, is_excluded
from milepost.reviews.git import FileChange, Repository, Status
from milepost.showing.facts import game_facts_of
from milepost.terminal.say import Refusal, count
from model.bounded_files import read_file
from model.files.scenario_files import ScenarioFile, open_file
from model.forms.form import DoesNotFit
from model.forms.frozen import dataclass
from model.layering.presets import PRESET_ENDING
from model.scenario.scenario import Scenario
from model.unreadable import Unreadable
from validator.reporting.baseline import Baseline, NoBaseline, read_baseline
from validator.reporting.judgement import Judgement
from validator.reporting.settings import OWN, SHARED, BadSettings, Settings, find_settings
from validator.reviews.changed_findings import NOTHING, ChangedFindings, changed_findings
from validator.reviews.map_review import MapReview, review_of
from validator.running.validating import Wishes, judge, judge_failed

STOOD_ON = (ENDING, PRESET_ENDING, ".geojson")
"""The endings of files that say what a map is."""
COPIED = (*STOOD_ON, OWN, SHARED, ".json", ".png", ".jpg", ".jpeg", ".webp")
MOST_DEPENDING = 200


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One map of a change."""

    status: Status
    name: str
    """From the top of the repository, with slashes."""
    was: str = ""
    """What it was called, where that is something else."""
    judgement: Judgement = NOTHING
    """What is told about it now."""
    review: MapReview = field(default_factory=MapReview)
    note: str = ""
    old: Scenario | None = None
    new: Scenario | None = None
    is_new: bool = False
    """Whether nothing stood in its place before: what it allows is heeded, and listed."""

    @property
    def gained(self) -> Judgement:
        """What is told now and was not before."""
        told = self.review.findings.gained
        counts = Counter(one.severity for one in told)
        lighter = sum(one.fails_nothing for one in told)
        return replace(self.judgement, told=told, counts=counts, failing_nothing=lighter)


class Review:
    """The work: the repository as it is, and a copy of what counts as it was."""

    def __init__(
        self, repository: Repository, commit: str, copy: Path, *, heeds_new_allow: bool = False
    ) -> None:
        self.repository = repository
        self.copy = copy
        self.heeds_new_allow = heeds_new_allow
        # Settings above the copy are nobody's business.
        (copy / ".git").mkdir()
        repository.copy(commit, COPIED, copy)
        self.changes = repository.changes(commit, (*STOOD_ON, OWN, SHARED))
        self.settings = _settings(copy)
        self.wishes = Wishes(self.settings.choice(), per_code=0, per_file=0)
        self.baseline = self._baseline()

    def maps(self) -> Iterator[Reviewed]:
        """Every map that differs, and those that stand on something that does."""
        changes = [one for one in self.changes if (one.new or one.old).endswith(ENDING)]
        changes = [one for one in changes if not self._is_excluded(one.new or one.old)]
        yield from map(self._reviewed_alone, sorted(changes, key=lambda one: one.new or one.old))
        if any(self._says_what_maps_are(one) for one in self.changes):
            yield from self._depending({name for one in changes for name in (one.old, one.new)})

    def notes(self) -> Iterator[str]:
        """What else a reviewer should know."""
        for one in self.changes:
            if Path(one.new or one.old).name in (OWN, SHARED):
                yield f"{one.new or one.old} is different; the settings before the change count"

    @staticmethod
    def _says_what_maps_are(change: FileChange) -> bool:
        return any(name.endswith(STOOD_ON) for name in (change.old, change.new))

    def _depending(self, told: set[str]) -> Iterator[Reviewed]:
        """Maps whose own file is the same, but not what it stands on."""
        looked = 0
        for name in self.repository.files([ENDING]):
            if name in told or self._is_excluded(name) or not self._names_files(name):
                continue
            looked += 1
            if looked > MOST_DEPENDING:
                return
            found = self._reviewed_alone(FileChange("changed", name, name))
            if found.review:
                yield replace(found, note="its own file is the same, but not what it stands on")

    def _names_files(self, name: str) -> bool:
        """Whether a map may stand on other files; a look at its bytes is enough."""
        try:
            data = read_file(self.copy / name)
        except Unreadable:
            return False
        return b"extends" in data or b"./" in data

    def _reviewed_alone(self, change: FileChange) -> Reviewed:
        """One map; whatever goes wrong with it is told of it, and hides no other."""
        try:
            return self._reviewed(change)
        except Exception as trouble:  # noqa: BLE001 (told as INT001, and makes the review fail)
            name = change.new or change.old
            failed = judge_failed(name, trouble)
            return Reviewed(change.status, name, judgement=failed, note="it could not be reviewed")

    def _reviewed(self, change: FileChange) -> Reviewed:
        name = change.new or change.old
        was = change.old if change.status == "renamed" else ""
        if change.status == "removed":
            return Reviewed("removed", name)
        if (self.repository.top / name).is_symlink():
            return Reviewed(change.status, name, was, note="it is a link, which is not followed")
        old = _opened(self.copy / change.old) if change.old else None
        new = _opened(self.repository.top / name)
        before, after = self._judged(change, old)
        if new is None or old is None:
            return self._alone(change, new, changed_findings(before, after), after)
        try:
            review = review_of(old.scenario, new.scenario, (before, after))
            return Reviewed(change.status, name, was, after, review, "", old.scenario, new.scenario)
        except DoesNotFit as trouble:
            found = self._alone(change, new, changed_findings(before, after), after)
            return replace(found, note=f"the versions cannot be compared: {trouble}")

    def _judged(self, change: FileChange, old: ScenarioFile | None) -> tuple[Judgement, Judgement]:
        """What is told before and now; on a map that is not new only what was allowed before is."""
        name = change.new
        allowed = frozenset(old.scenario.allow) if old else frozenset[str]()
        heeded = None if self.heeds_new_allow or self._is_new(change) else allowed
        known = self.baseline.of(str(self.copy / name)) if self.baseline else None
        now = judge(str(self.repository.top / name), replace(self.wishes, heeded=heeded), known)
        before = judge(str(self.copy / change.old), self.wishes, known) if old else NOTHING
        return before, replace(now, name=name)

    def _is_new(self, change: FileChange) -> bool:
        """Whether a map takes no other's place.

        Where a map goes in the same change, one that comes may be that one under another name, and
        what it allows could silence what was found there.
        """
        goes = (one.status == "removed" and one.old.endswith(ENDING) for one in self.changes)
        return change.status == "added" and not any(goes)

    def _alone(
        self,
        change: FileChange,
        new: ScenarioFile | None,
        findings: ChangedFindings,
        judgement: Judgement,
    ) -> Reviewed:
        """A map that cannot be compared: it is new, or one of its versions cannot be read."""
        allowed = tuple(new.scenario.allow.values()) if new else ()
        said = tuple(_introduced(new.scenario)) if new and change.status == "added" else ()
        note = "" if change.status == "added" else "one of its versions cannot be read"
        return Reviewed(
            change.status,
            change.new,
            change.old if change.status == "renamed" else "",
            judgement,
            MapReview(said, findings=findings, allowed=allowed),
            note,
            None,
            new.scenario if new else None,
            self._is_new(change),
        )

    def _is_excluded(self, name: str) -> bool:
        folder = self.settings.path.parent if self.settings.path else self.copy
        return is_excluded(self.copy / name, [(folder, one) for one in self.settings.exclude])

    def _baseline(self) -> Baseline | None:
        if not self.settings.baseline or not self.settings.path:
            return None
        try:
            return read_baseline(self.settings.path.parent / self.settings.baseline)
        except NoBaseline as trouble:
            raise Refusal(f"{self.settings.baseline}: {trouble}") from None


def _settings(copy: Path) -> Settings:
    try:
        return find_settings(copy)
    except BadSettings as trouble:
        raise Refusal(str(trouble).replace(f"{copy}/", "")) from None


def _opened(path: Path) -> ScenarioFile | None:
    try:
        return open_file(path)
    except Unreadable:
        return None


def _introduced(scenario: Scenario) -> Sequence[str]:
    """A new map in a sentence."""
    size = getattr(scenario.board, "size", None)
    parts = [f"{size.cols} by {size.rows} cells"] if size else []
    parts.append(count(len(scenario.cities), "city", "cities"))
    parts += game_facts_of(scenario.system).introduced(scenario)
    return [f"a new map, {scenario.title or scenario.id or 'without a title'}: {', '.join(parts)}"]
