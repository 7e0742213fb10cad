"""The rules of Trains as one typed tree."""
