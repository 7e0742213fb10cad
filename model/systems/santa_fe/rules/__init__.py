"""The rules of Santa Fe as one typed tree."""
