"""Text that fits and harms nobody: plain text, wording, widths, lines, missing letters."""
