"""What is true of a position: proofs, lines, and honest limits."""
