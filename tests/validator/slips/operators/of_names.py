"""Slips in names: one that is misspelt, a thing renamed or taken away in one place only."""

from random import Random

from model.yaml.node_tree import Mapping, Scalar, Sequence
from tests.validator.slips.editing import Edit, without
from tests.validator.slips.misspelling import misspelt
from tests.validator.slips.places import Place
from tests.validator.slips.slip import Sample, Slip, slip_of
from tests.validator.slips.targets import Naming, codes_of, named_by, namings


def misspell_name(sample: Sample, rng: Random) -> Slip | None:
    """A name that is misspelt in one of the places that use it."""
    naming = _any_naming(sample, rng)
    word = naming.name.rpartition("/")[2]
    start = naming.end - len(word)
    wrong = misspelt(rng, word, _ids(sample))
    if wrong.endswith("-") or "--" in wrong:
        return None
    edit = Edit(start, naming.end, wrong)
    return slip_of(sample, [edit], _code(sample, naming), start, f"{word} is written {wrong}")


def name_another_kind(sample: Sample, rng: Random) -> Slip | None:
    """The name of a thing of another kind: a good where a city stands."""
    naming, other = _any_naming(sample, rng), _any_naming(sample, rng)
    known = {place.route[0] for place in _things(sample) if _id(place) == other.name}
    if naming.target == "things" or not known or naming.target in known:
        return None
    edit = Edit(naming.start, naming.end, other.name)
    what = f"{naming.name} is written {other.name}"
    return slip_of(sample, [edit], _code(sample, naming), naming.start, what)


def rename_thing(sample: Sample, rng: Random) -> Slip | None:
    """A thing with another id, which nothing that names it knows.

    It can be told where the thing stands, or where it is named.
    """
    place = sample.any_of(rng, _things(sample))
    named = _named(sample, place)
    node = place.node.at("id")
    if not named or not isinstance(node, Scalar):
        return None
    wrong = misspelt(rng, str(node.value), _ids(sample))
    if wrong.endswith("-") or "--" in wrong:
        return None
    edit, at = Edit(node.start, node.end, wrong), [node.start, *(one.start for one in named)]
    codes = {_code(sample, one) for one in named}
    return slip_of(sample, [edit], codes, at, f"{node.value} is called {wrong}")


def drop_thing(sample: Sample, rng: Random) -> Slip | None:
    """A thing taken away that others name."""
    place = sample.any_of(rng, _things(sample))
    named = _named(sample, place)
    if not named or not isinstance(place.holder, Sequence) or len(place.holder) == 1:
        return None
    edit = without(place.holder, int(place.route[-1]))
    codes = {_code(sample, one) for one in named}
    return slip_of(sample, [edit], codes, [one.start for one in named], f"{_id(place)} is gone")


def _code(sample: Sample, naming: Naming) -> str:
    return codes_of(sample.scenario.system)[naming.target]


def _things(sample: Sample) -> list[Place]:
    return [p for p in sample.places if isinstance(p.node, Mapping) and "x-key" in p.part]


def _id(place: Place) -> str:
    node = place.node.at("id")
    return str(node.value) if isinstance(node, Scalar) else ""


def _ids(sample: Sample) -> set[str]:
    return {_id(place) for place in _things(sample)}


def _named(sample: Sample, place: Place) -> list[Naming]:
    return named_by(sample, str(place.route[0]), _id(place))


def _any_naming(sample: Sample, rng: Random) -> Naming:
    """One naming; every kind of thing is as likely to be named as any other."""
    found = namings(sample)
    target = rng.choice(sorted({one.target for one in found}))
    return rng.choice([one for one in found if one.target == target])
