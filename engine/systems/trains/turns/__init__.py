"""A turn of Trains: starting markers, playing, applying, buying, cleaning up, the end."""
