"""Playing Santa Fe: cards drawn and played in secret, and track laid for railroads of nobody."""
