"""Streams of events, compressed. Each piece is compressed by itself: nothing is kept for a listener between two."""

from __future__ import annotations

import struct
import zlib
from collections.abc import AsyncIterator

from fastapi import Request
from fastapi.responses import StreamingResponse

LEVEL = 5
HEADER = bytes([0x1F, 0x8B, zlib.DEFLATED, 0, 0, 0, 0, 0, 0, 255])  # of gzip: no name, no time, any system
LAST_BLOCK = b"\x03\x00"
SIZES = 1 << 32  # gzip counts bytes by 32 bits


def event_stream(request: Request, pieces: AsyncIterator[str], headers: dict[str, str]) -> StreamingResponse:
    """Server-sent events, compressed where the client can read that."""
    media_type = "text/event-stream"
    headers = headers | {"Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return StreamingResponse(pieces, media_type=media_type, headers=headers)
    return StreamingResponse(zipped(pieces), media_type=media_type, headers=headers | {"Content-Encoding": "gzip"})


async def zipped(pieces: AsyncIterator[str]) -> AsyncIterator[bytes]:
    """One gzip stream, of which every piece can be read as soon as it arrives."""
    check = size = 0
    yield HEADER
    async for piece in pieces:
        data = piece.encode()
        packer = zlib.compressobj(LEVEL, wbits=-zlib.MAX_WBITS)
        check, size = zlib.crc32(data, check), (size + len(data)) % SIZES
        yield packer.compress(data) + packer.flush(zlib.Z_FULL_FLUSH)
    yield LAST_BLOCK + struct.pack("<II", check, size)
