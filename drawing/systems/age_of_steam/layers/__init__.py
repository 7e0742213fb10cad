"""The layers of Age of Steam boards, one file each."""
