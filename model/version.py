"""The version of Milepost, for every room that tells it."""

VERSION = "0.5.0"
