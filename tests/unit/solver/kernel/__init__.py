"""The kernel: compiled or not."""
