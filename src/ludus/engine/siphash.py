"""SipHash-2-4 (Aumasson and Bernstein, 2012): numbers that nobody can foretell who does not know the key.

A key has two words of 64 bits. A message is absorbed word by word; the last word ends in the message's length. The same
source runs interpreted, on a CPU and on a GPU.
"""

from typing import Any

import numpy as np

from ludus.engine.kernels import kernel

EIGHT_BYTES = np.uint64(8 << 56)  # the last word of a message of eight bytes


@kernel
def rotated(x: Any, n: int) -> Any:
    return (x << np.uint64(n)) | (x >> np.uint64(64 - n))


@kernel
def sip_round(a: Any, b: Any, c: Any, d: Any) -> Any:
    a += b
    b = rotated(b, 13) ^ a
    a = rotated(a, 32)
    c += d
    d = rotated(d, 16) ^ c
    a += d
    d = rotated(d, 21) ^ a
    c += b
    b = rotated(b, 17) ^ c
    c = rotated(c, 32)
    return a, b, c, d


@kernel
def initial(key_0: Any, key_1: Any) -> Any:
    """The state before a message."""
    return (
        key_0 ^ np.uint64(0x736F6D6570736575),
        key_1 ^ np.uint64(0x646F72616E646F6D),
        key_0 ^ np.uint64(0x6C7967656E657261),
        key_1 ^ np.uint64(0x7465646279746573),
    )


@kernel
def absorb(a: Any, b: Any, c: Any, d: Any, word: Any) -> Any:
    """The state after the message's next word."""
    d ^= word
    a, b, c, d = sip_round(a, b, c, d)
    a, b, c, d = sip_round(a, b, c, d)
    return a ^ word, b, c, d


@kernel
def result(a: Any, b: Any, c: Any, d: Any) -> Any:
    """The hash, once the whole message has been absorbed."""
    c ^= np.uint64(0xFF)
    for _ in range(4):
        a, b, c, d = sip_round(a, b, c, d)
    return a ^ b ^ c ^ d


@kernel
def siphash(key_0: Any, key_1: Any, word: Any) -> Any:
    """The hash of one word, as a message of eight bytes."""
    a, b, c, d = initial(key_0, key_1)
    a, b, c, d = absorb(a, b, c, d, word)
    a, b, c, d = absorb(a, b, c, d, EIGHT_BYTES)
    return result(a, b, c, d)
