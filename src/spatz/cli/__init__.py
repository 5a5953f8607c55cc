"""The terminal's door: the commands, one file each. It speaks English."""
