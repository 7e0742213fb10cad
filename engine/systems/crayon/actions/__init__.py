"""The actions of a crayon game, and how they are typed."""
