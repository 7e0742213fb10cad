"""Catalogues for translators: texts found in our sources, catalogues kept up, chunks, faults."""
