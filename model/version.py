"""The version of Milepost, for every room that tells it."""

__version__ = "0.5.0"
