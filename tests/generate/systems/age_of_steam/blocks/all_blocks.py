"""Every block and module, in the order in which a map gets them."""

from tests.generate.systems.age_of_steam.blocks.block import Block
from tests.generate.systems.age_of_steam.blocks.of_actions import ACTIONS
from tests.generate.systems.age_of_steam.blocks.of_goods import GOODS
from tests.generate.systems.age_of_steam.blocks.of_modules import MODULES
from tests.generate.systems.age_of_steam.blocks.of_money import MONEY
from tests.generate.systems.age_of_steam.blocks.of_setup import SETUP
from tests.generate.systems.age_of_steam.blocks.of_track import TRACK

ALL: dict[str, Block] = {
    block.name: block
    for topic in (SETUP, MONEY, TRACK, GOODS, MODULES, ACTIONS)
    for block in topic.all
}
"""Actions come last, for what chooses among them is to see them all."""
