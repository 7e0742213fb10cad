"""The review of a map: what is different, in game terms, between two versions of its file."""

from dataclasses import dataclass, field, replace

from model.scenario.scenario import Scenario
from model.scenario.things import Allowed
from validator.reporting.judgement import Judgement, Told
from validator.reviews.change_sentences import sentences
from validator.reviews.changed_findings import ChangedFindings, changed_findings
from validator.systems.crayon.changed_prices import ChangedPrice, ChangedPrices, changed_prices


@dataclass(frozen=True, slots=True)
class MapReview:
    """What is different, each part as sentences or as the data of which they are made."""

    changes: tuple[str, ...] = ()
    prices: ChangedPrices = field(default_factory=ChangedPrices)
    findings: ChangedFindings = field(default_factory=ChangedFindings)
    allowed: tuple[Allowed, ...] = ()
    """The entries of `allow:` that are new."""
    names: tuple[tuple[str, str], ...] = ()
    """The names of cities by their ids."""

    def price_sentences(self) -> list[str]:
        """Such as `Kunming–Nanning +4 (18 becomes 22)`."""
        names = dict(self.names)
        return [price_sentence(one, names) for one in self.prices.changed]

    def allowed_sentences(self) -> list[str]:
        return [allowed_sentence(one) for one in self.allowed]

    def __bool__(self) -> bool:
        return bool(self.changes or self.prices.changed or self.findings or self.allowed)


def review_of(
    old: Scenario, new: Scenario, judged: tuple[Judgement, Judgement] | None = None
) -> MapReview:
    """Compares two scenarios, and what is told about their files where that is known.

    DoesNotFit where they cannot be compared.
    """
    came = {key: entry for key, entry in new.allow.items() if key not in old.allow}
    with_allowed = replace(old, allow=type(old.allow)({**old.allow, **came}))
    cities = {**old.cities, **new.cities}
    return MapReview(
        changes=tuple(sentences(with_allowed, new)),
        prices=changed_prices(old, new),
        findings=changed_findings(*judged) if judged else ChangedFindings(),
        allowed=tuple(came.values()),
        names=tuple((city.id, city.name or city.id) for city in cities.values()),
    )


def price_sentence(price: ChangedPrice, names: dict[str, str]) -> str:
    """A price that changed, in a line."""
    pair = f"{names.get(price.here, price.here)}–{names.get(price.there, price.there)}"
    if price.by is None:
        if price.before is None:
            return f"{pair} can be joined now (for {price.after})"
        return f"{pair} can no longer be joined (for {price.before} before)"
    sign = "+" if price.by > 0 else "-"
    return f"{pair} {sign}{abs(price.by)} ({price.before} becomes {price.after})"


def allowed_sentence(entry: Allowed) -> str:
    """An entry of `allow:` in a line."""
    where = f" at {entry.place}" if entry.place else ""
    return f"{entry.code}{where}: {entry.reason}" if entry.reason else f"{entry.code}{where}"


def finding_sentence(told: Told) -> str:
    """A finding in a line: its gravity, its code, where, and what is wrong."""
    return f"{told.severity} {told.code} in line {told.span.line}: {told.message}"
