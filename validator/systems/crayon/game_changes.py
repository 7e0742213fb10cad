"""What a change of a crayon map means for play: the prices of track between its cities."""

from model.amounts_in_words import counted
from model.scenario.scenario import Scenario
from model.wording.speech import tr
from validator.reviews.game_changes import GameChange, GameChanges
from validator.systems.crayon.changed_prices import ChangedPrice, changed_prices


def game_changes(old: Scenario, new: Scenario) -> GameChanges:
    """Prices of neighbouring cities and of what the demand cards ask for."""
    prices = changed_prices(old, new)
    cities = {**old.cities, **new.cities}
    names = {city.id: city.name or city.id for city in cities.values()}
    few = counted(prices.not_asked, "city", "cities")
    told = GameChange(
        title="prices",
        heading=tr("Prices of track"),
        word="price",
        lines=tuple([price_sentence(one, names) for one in prices.changed]),
        one=tr("pair of cities"),
        many=tr("pairs of cities"),
        note=tr("the map is large: {few} not compared", few=few) if prices.not_asked else "",
    )
    data = {
        "prices": [
            {"from": one.here, "to": one.there, "before": one.before, "after": one.after}
            for one in prices.changed
        ],
        "cities_not_compared": prices.not_asked,
    }
    return GameChanges((told,) if told.lines else (), data)


def price_sentence(price: ChangedPrice, names: dict[str, str]) -> str:
    """A price that changed, in a line such as `Kunming–Nanning +4 (18 becomes 22)`."""
    pair = f"{names.get(price.here, price.here)}–{names.get(price.there, price.there)}"
    if price.by is None:
        if price.before is None:
            return tr("{pair} can be joined now (for {after})", pair=pair, after=price.after)
        return tr(
            "{pair} can no longer be joined (for {before} before)", pair=pair, before=price.before
        )
    sign = "+" if price.by > 0 else "-"
    return tr(
        "{pair} {sign}{by} ({before} becomes {after})",
        pair=pair,
        sign=sign,
        by=abs(price.by),
        before=price.before,
        after=price.after,
    )
