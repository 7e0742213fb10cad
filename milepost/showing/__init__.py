"""The work of `info`, `playtest`, `print` and `demo`: facts, balance, pictures of use."""
