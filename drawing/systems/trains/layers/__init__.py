"""The layers of Trains boards, one file each."""
