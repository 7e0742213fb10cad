"""Forms that many values of Age of Steam maps share: one or many, whole values, number or word."""

from collections.abc import Callable
from typing import Any, get_args

from model.forms.form import REFUSE, DoesNotFit, Form, Leaf, shown
from model.forms.hints import a_whole_number, form_of


def some(inner: Form) -> Leaf:
    """One value, or a list of which any may hold: `tag: coast`, `tag: [coast, east]`."""

    def read(plain: Any) -> tuple[Any, ...]:
        items = plain if isinstance(plain, list) else [plain]
        return tuple(inner.read(item, (), REFUSE) for item in items)

    def write(value: tuple[Any, ...]) -> Any:
        written = [inner.write(item) for item in value]
        return written[0] if len(written) == 1 else written

    return Leaf(read, write)


def whole(inner: Form) -> Leaf:
    """A value that is replaced as a whole, though it is written as a group of keys."""
    return Leaf(lambda plain: inner.read(plain, (), REFUSE), inner.write)


def either(*hints: Any) -> Leaf:
    """A value of one of several types; the first that can read it, does."""
    forms = [form_of(hint) for hint in hints]

    def read(plain: Any) -> Any:
        troubles = []
        for form in forms:
            try:
                return form.read(plain, (), REFUSE)
            except DoesNotFit as trouble:
                troubles.append(trouble.why)
        raise DoesNotFit(troubles[-1] if isinstance(plain, dict) else f"{shown(plain)} is unknown")

    return Leaf(read, _written(hints, forms))


def _written(hints: tuple[Any, ...], forms: list[Form]) -> Callable[[Any], Any]:
    """Writes a value by the form of its class; words, numbers and nothing are written as is."""
    by_class = {
        hint: form for hint, form in zip(hints, forms, strict=True) if isinstance(hint, type)
    }

    def write(value: Any) -> Any:
        form = by_class.get(type(value))
        return value if form is None else form.write(value)

    return write


def number_or(words: Any) -> Leaf:
    """A whole number, or one of the words of a Literal."""
    known = get_args(words)

    def read(plain: Any) -> Any:
        if isinstance(plain, str) and plain in known:
            return plain
        if isinstance(plain, str):
            raise DoesNotFit(f"{shown(plain)} is neither a number nor one of {', '.join(known)}")
        return a_whole_number(plain)

    return Leaf(read)


def or_none(inner: Form) -> Leaf:
    """A value, or a written null that means none."""
    return Leaf(
        lambda plain: None if plain is None else inner.read(plain, (), REFUSE),
        lambda value: None if value is None else inner.write(value),
    )
