"""The desk: one document with a tool in hand, and what a tool is."""
