"""What a scenario of yards says: a field of every sort that a system can have."""

from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar

from model.collection import ByCell, Things
from model.forms.form import DoesNotFit, Leaf
from model.forms.hints import Hint, Id, IdSet, SideSet
from model.notation import Cell, Side
from model.scenario.things import City, put_in_order


def _colours(plain: Any) -> "Colours":
    match plain:
        case "all":
            return Colours((), are_left_out=True)
        case {"except": [*names], **more} if names and not more:
            return Colours(tuple(map(str, names)), are_left_out=True)
        case [*names]:
            return Colours(tuple(map(str, names)))
    raise DoesNotFit("colours are a list, all, or all except some")


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours that a yard takes: `[red, blue]`, `all`, or `{except: [red]}`."""

    FORM: ClassVar = Leaf(_colours, lambda colours: colours.plain())
    named: tuple[str, ...] = ()
    are_left_out: bool = False

    def plain(self) -> Any:
        if not self.are_left_out:
            return list(self.named)
        return {"except": list(self.named)} if self.named else "all"


@dataclass(frozen=True, slots=True, kw_only=True)
class YardCity(City):
    """A yard takes colours, a halt has a number; both may be closed at some sides."""

    colours: Colours = Colours()
    number: int = 1
    closed: SideSet = ()
    friends: IdSet = ()


def _an_amount(plain: Any) -> int | str:
    if plain == "all" or (isinstance(plain, int) and not isinstance(plain, bool)):
        return plain
    raise DoesNotFit("an amount is a number or all")


@dataclass(frozen=True, slots=True)
class Lay:
    """Track is laid: `{lay: 2}`."""

    lay: Annotated[int | str, Leaf(_an_amount)]


@dataclass(frozen=True, slots=True)
class Wait:
    """Somebody waits: `{wait: 1, next_turn: true}`."""

    wait: int
    next_turn: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Joint:
    """Two yards that are joined; with `owners: null` by as many as like to."""

    id: Id
    name: str = ""
    at: Side | None = None
    owners: int | None = 1
    does: tuple[Annotated[Lay | Wait, Hint("one-key")], ...] = ()


@dataclass(frozen=True, slots=True)
class Ground:
    """What a cell has of its own."""

    price: int = 0
    open_to: Cell | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class YardsPart:
    """The keys that yards add to a scenario."""

    joints: Things[Joint] = field(default_factory=Things)
    ground: ByCell[Ground] = field(default_factory=ByCell)
    stock: Things[int] = field(default_factory=Things)
    gates: SideSet = ()

    def __post_init__(self) -> None:
        put_in_order(self)
