"""A crayon game for people: titles, facts, situations, and what pointing means."""
