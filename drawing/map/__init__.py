"""The whole map: its layers in their order, what is left out, empty maps, limits."""
