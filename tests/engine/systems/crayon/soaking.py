"""Crayon games for the soak: maps, presets, variations and readings by lot."""

from tests.engine.soaking import ClosePart, CloseSoaking
from tests.engine.systems.crayon.candidates import disagreements
from tests.engine.systems.crayon.invariants.over_time import Watcher
from tests.engine.systems.crayon.set_ups import SetUp, any_set_up

SOAKING = CloseSoaking("crayon", ClosePart(any_set_up, SetUp.parse, Watcher, disagreements))
