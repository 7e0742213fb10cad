"""Cards of poker size: what is on each of them, and the sheets they are printed on."""
