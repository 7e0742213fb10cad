"""The frame of a map and its ground, pixel by pixel and cell by cell: land, terrain, regions."""
