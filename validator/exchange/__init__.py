"""Exchange with other programs: what comes in and goes out, described once for all who ask."""
