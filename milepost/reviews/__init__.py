"""Reviews of a change in a git repository: which maps it changes, and what that means for play."""
