"""Text that fits: fonts, widths, lines, missing letters."""
