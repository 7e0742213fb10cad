"""The steps of a round of Santa Fe: draw, play, reveal, markers, two turns of laying, the end."""
