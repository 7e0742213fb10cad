"""From the globe to flat kilometres and back, and where a map keeps it."""
