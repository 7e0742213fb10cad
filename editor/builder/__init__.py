"""The builder: what cards, events and actions do, made of the words of any closed vocabulary."""
