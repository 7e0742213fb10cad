"""The tree of cheapest lines says, bit by bit, what a search for each of them says."""

from hypothesis import assume, given
from hypothesis import strategies as st

from model.systems.crayon.network.network import Network
from model.systems.crayon.network.price_tree import PriceTree
from model.systems.crayon.network.search import FAR
from model.systems.crayon.network.track import PlanArcs, cheapest, prices_to_all
from tests.model.systems.crayon.network.drawn_networks import at, drawn, mileposts, networks


@given(networks(), st.data())
def test_every_line_of_the_tree_costs_what_the_cheapest_costs(
    network: Network, data: st.DataObject
) -> None:
    assume(mileposts(network))
    here = data.draw(st.sampled_from(mileposts(network)))
    tree = PriceTree(network, [here])
    while tree.work(lambda: True):
        pass
    assert tree.prices() == prices_to_all(PlanArcs(network), [here])
    for there in mileposts(network):
        found, expected = tree.route([there]), cheapest(network, [here], [there])
        assert (found and found.total) == (expected and expected.total)


@given(networks(), st.data())
def test_what_is_known_early_stays_true(network: Network, data: st.DataObject) -> None:
    assume(mileposts(network))
    here = data.draw(st.sampled_from(mileposts(network)))
    tree = PriceTree(network, [here])
    early: dict[int, int] = {}
    while tree.work(lambda: True):
        known = [there for there in mileposts(network) if tree.knows([there])]
        early |= {there: tree.prices()[there] for there in known if there not in early}
    assert all(tree.prices()[there] == price for there, price in early.items())
    assert all(price < FAR for price in early.values())


def test_nothing_leads_from_where_nothing_is() -> None:
    network = drawn("1._")
    tree = PriceTree(network, [at(network, "2,0")])
    assert not tree.work(lambda: False)
    assert tree.knows([at(network, "0,0")])
    assert tree.route([at(network, "0,0")]) is None
    assert tree.route([]) is None
