"""The rules of crayon games as typed trees."""
