"""The ground: land, scenery, artwork, waters, regions, soft areas."""
