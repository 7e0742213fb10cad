"""The map on which the examples of the checks of beacons stand."""

MAP = "headland"
