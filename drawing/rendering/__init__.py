"""Pictures painted without Qt: SVG, PNG, patterns, pixels."""
