"""What is true of a position: proofs, lines, and honest limits."""

from spatz.solver.kernel import workspace

KERNEL = "python" if workspace.__file__.endswith(".py") else "compiled"
"""Whether the kernel runs as ordinary Python or has been compiled; the answers are the same."""
