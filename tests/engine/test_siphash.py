"""SipHash-2-4 against the test vectors that its authors published with their reference implementation."""

from types import ModuleType

import numpy as np
import pytest

from ludus.engine import siphash as kernels
from ludus.engine.loading import callable_from_python, runnable

KEY = bytes(range(16))
VECTORS = """
    310e0edd47db6f72 fd67dc93c539f874 5a4fa9d909806c0d 2d7efbd796666785 b7877127e09427cf 8da699cd64557618
    cee3fe586e46c9cb 37d1018bf50002ab 6224939a79f5f593 b0e4a90bdf82009e f3b9dd94c5bb5d7a a7ad6b22462fb3f4
    fbe50e86bc8f1e75 903d84c02756ea14 eef27a8e90ca23f7 e545be4961ca29a1 db9bc2577fcc2a3f 9447be2cf5e99a69
    9cd38d96f0b3c14b bd6179a71dc96dbb 98eea21af25cd6be c7673b2eb0cbf2d0 883ea3e395675393 c8ce5ccd8c030ca8
    94af49f6c650adb8 eab8858ade92e1bc f315bb5bb835d817 adcf6b0763612e2f a5c91da7acaa4dde 716595876650a2a6
    28ef495c53a387ad 42c341d8fa92d832 ce7cf2722f512771 e37859f94623f3a7 381205bb1ab0e012 ae97a10fd434e015
    b4a31508beff4d31 81396229f0907902 4d0cf49ee5d4dcca 5c73336a76d8bf9a d0a704536ba93e0e 925958fcd6420cad
    a915c29bc8067318 952b79f3bc0aa6d4 f21df2e41d4535f9 87577519048f53a9 10a56cf5dfcd9adb eb75095ccd986cd0
    51a9cb9ecba312e6 96afadfc2ce666c7 72fe52975a4364ee 5a1645b276d592a1 b274cb8ebf87870a 6f9bb4203de7b381
    eaecb2a30b22a87f 9924a43cc1315724 bd838d3aafbf8db7 0b1a2a3265d51aea 135079a3231ce660 932b2846e4d70666
    e1915f5cb1eca46c f325965ca16d629f 575ff28e60381be5 724506eb4c328a95
"""  # the hashes of the messages of 0, 1, 2, … bytes 00 01 02 …, lowest byte first


@pytest.fixture(params=[runnable, callable_from_python], ids=["compiled", "interpreted"])
def siphash(request: pytest.FixtureRequest) -> ModuleType:
    """The module's functions, for callers from Python."""
    made: ModuleType = request.param(kernels)
    return made


def word(data: bytes) -> np.uint64:
    return np.uint64(int.from_bytes(data, "little"))


def written(number: int) -> str:
    return int(number).to_bytes(8, "little").hex()


def whole(siphash: ModuleType, message: bytes) -> str:
    """The hash of a message of any length, by the functions of which the hash of one word is made."""
    end = len(message) // 8 * 8
    words = [message[n : n + 8] for n in range(0, end, 8)]
    words.append(message[end:].ljust(7, b"\0") + bytes([len(message)]))
    state = siphash.initial(word(KEY[:8]), word(KEY[8:]))
    for one in words:
        state = siphash.absorb(*map(np.uint64, state), word(one))
    return written(siphash.result(*map(np.uint64, state)))


def test_messages_of_every_length(siphash: ModuleType) -> None:
    assert [whole(siphash, bytes(range(length))) for length in range(64)] == VECTORS.split()


def test_the_example_of_the_paper(siphash: ModuleType) -> None:
    assert whole(siphash, bytes(range(15))) == written(0xA129CA6149BE45E5)


def test_one_word_is_a_message_of_eight_bytes(siphash: ModuleType) -> None:
    """This is how draws are made."""
    found = siphash.siphash(word(KEY[:8]), word(KEY[8:]), word(bytes(range(8))))
    assert written(found) == VECTORS.split()[8]
