"""The layers of Santa Fe boards, one file each."""
