"""A check, a rule, an open question or an invariant in words."""
