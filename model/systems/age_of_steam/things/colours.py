"""The colours that a city takes: `[red]`, `all`, `none`, `{except: [red]}` or `random`."""

from collections.abc import Iterable
from typing import Any, ClassVar, Literal

from model.forms.form import DoesNotFit, Leaf, shown
from model.forms.frozen import dataclass
from model.forms.hints import an_id


@dataclass(frozen=True, slots=True)
class Colours:
    """Some colours; which those are is known once the colours of the game are."""

    FORM: ClassVar[Leaf]
    kind: Literal["listed", "all", "except", "random"] = "listed"
    named: tuple[str, ...] = ()

    def among(self, known: Iterable[str]) -> frozenset[str]:
        """The colours meant, among those of the game; random ones are not known yet."""
        match self.kind:
            case "all":
                return frozenset(known)
            case "except":
                return frozenset(known).difference(self.named)
            case "random":
                return frozenset()
        return frozenset(self.named)


def _read(plain: Any) -> Colours:
    match plain:
        case "all" | "random":
            return Colours(plain)
        case "none":
            return Colours()
        case {"except": [*names], **more} if names and not more:
            return Colours("except", _named(names))
        case [*names]:
            return Colours("listed", _named(names))
    raise DoesNotFit(f"{shown(plain)} stands where colours are needed: a list, all, none or random")


def _named(names: list[Any]) -> tuple[str, ...]:
    return tuple(sorted({an_id(name) for name in names}))


def _write(colours: Colours) -> Any:
    match colours.kind:
        case "all" | "random":
            return colours.kind
        case "except":
            return {"except": list(colours.named)}
    return list(colours.named) or "none"


Colours.FORM = Leaf(_read, _write)
