"""The review of a map: what is different, in game terms, between two versions of its file."""

from dataclasses import field, replace

from model.forms.frozen import dataclass
from model.scenario.scenario import Scenario
from model.scenario.things import Allowed
from validator.reporting.judgement import Judgement, Told
from validator.reviews.change_sentences import sentences
from validator.reviews.changed_findings import ChangedFindings, changed_findings
from validator.reviews.game_changes import GameChanges, game_changes


@dataclass(frozen=True, slots=True)
class MapReview:
    """What is different, each part as sentences or as the data of which they are made."""

    changes: tuple[str, ...] = ()
    in_play: GameChanges = field(default_factory=GameChanges)
    """What it means for play, in the words of the system."""
    findings: ChangedFindings = field(default_factory=ChangedFindings)
    allowed: tuple[Allowed, ...] = ()
    """The entries of `allow:` that are new."""

    def allowed_sentences(self) -> list[str]:
        return [allowed_sentence(one) for one in self.allowed]

    def __bool__(self) -> bool:
        return bool(self.changes or self.in_play.told or self.findings or self.allowed)


def review_of(
    old: Scenario, new: Scenario, judged: tuple[Judgement, Judgement] | None = None
) -> MapReview:
    """Compares two scenarios, and what is told about their files where that is known.

    DoesNotFit where they cannot be compared.
    """
    came = {key: entry for key, entry in new.allow.items() if key not in old.allow}
    with_allowed = replace(old, allow=type(old.allow)({**old.allow, **came}))
    return MapReview(
        changes=tuple(sentences(with_allowed, new)),
        in_play=game_changes(old, new),
        findings=changed_findings(*judged) if judged else ChangedFindings(),
        allowed=tuple(came.values()),
    )


def allowed_sentence(entry: Allowed) -> str:
    """An entry of `allow:` in a line."""
    where = f" at {entry.place}" if entry.place else ""
    return f"{entry.code}{where}: {entry.reason}" if entry.reason else f"{entry.code}{where}"


def finding_sentence(told: Told) -> str:
    """A finding in a line: its gravity, its code, where, and what is wrong."""
    return f"{told.severity} {told.code} in line {told.span.line}: {told.message}"
