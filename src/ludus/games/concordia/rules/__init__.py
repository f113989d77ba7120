"""The rules of Concordia as kernels, a file for each part of the rulebook."""
