"""Makes every sound of the tables out of sines and noise, as Ogg/Opus files of a few kilobytes.

python scripts/sounds.py    writes src/ludus/web/static/sounds; needs opusenc (Debian: opus-tools)

Each kind of event sounds distinct, so that a player who sees nothing knows what happened before any word is read.
"""

from __future__ import annotations

import io
import subprocess
import sys
import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]
RATE = 24_000  # samples a second; Opus keeps all of it at these bit rates
FOLDER = Path(__file__).resolve().parents[1] / "src" / "ludus" / "web" / "static" / "sounds"
BITRATE = "32"  # kilobits a second


def seconds(length: float) -> Wave:
    return np.arange(int(RATE * length)) / RATE


def sine(hertz: float, length: float, fall: float = 1.0) -> Wave:
    """A tone that dies away; with `fall` below 1 it also sinks to that part of its pitch."""
    t = seconds(length)
    pitch = hertz * fall ** (t / length)
    return np.sin(2 * np.pi * np.cumsum(pitch) / RATE)


def fading(sound: Wave, half_life: float, attack: float = 0.002) -> Wave:
    t = np.arange(len(sound)) / RATE
    return sound * 0.5 ** (t / half_life) * np.minimum(1, t / attack)


def noise(length: float, low: float, high: float, seed: int) -> Wave:
    """Noise between two frequencies."""
    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(int(RATE * length)))
    hertz = np.fft.rfftfreq(int(RATE * length), 1 / RATE)
    spectrum[(hertz < low) | (hertz > high)] = 0
    found = np.fft.irfft(spectrum, int(RATE * length))
    return np.asarray(found / np.abs(found).max())


def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Sounds on top of each other: when each begins, how loud it is, and the sound."""
    length = max(int(RATE * start) + len(sound) for start, _, sound in parts)
    found = np.zeros(length)
    for start, loudness, sound in parts:
        begin = int(RATE * start)
        found[begin : begin + len(sound)] += loudness * sound
    return found


def tap() -> Wave:
    """Something small was chosen: wood on wood."""
    return mixed((0, 0.7, fading(sine(720, 0.09), 0.012)), (0, 0.4, fading(noise(0.05, 900, 4000, 1), 0.006)))


def stone() -> Wave:
    """Something was built: a block is set down, and grates a little."""
    blow = mixed((0, 1, fading(sine(130, 0.25, 0.6), 0.04)), (0, 0.6, fading(noise(0.2, 200, 2500, 2), 0.025)))
    return mixed((0, 0.35, fading(noise(0.12, 600, 3000, 3), 0.05, 0.04)), (0.1, 1, blow))


def brush() -> Wave:
    """A box was marked: a broad brush on plaster."""
    stroke = noise(0.22, 1500, 7000, 4)
    return np.asarray(stroke * np.sin(np.pi * np.linspace(0, 1, len(stroke))) ** 2 * 0.6)


def card() -> Wave:
    """A card was played, drawn or uncovered: it slides and falls."""
    slide = noise(0.14, 2500, 10_000, 5) * np.linspace(0.1, 1, int(RATE * 0.14)) ** 2
    return mixed((0, 0.4, slide), (0.13, 0.7, fading(noise(0.06, 400, 5000, 6), 0.01)))


def coin() -> Wave:
    """Money or goods changed hands: two coins ring."""
    partials = ((2810, 1.0), (4370, 0.7), (6130, 0.45), (8210, 0.25))
    ring = mixed(*((0, loud, fading(sine(hertz, 0.5), 0.07)) for hertz, loud in partials))
    return mixed((0, 0.5, ring), (0.09, 0.8, ring))


def horn(notes: tuple[float, ...] = (220, 329.6), length: float = 0.55) -> Wave:
    """Something great begins or ends: a cornu calls."""

    def tone(hertz: float) -> Wave:
        harmonics = ((0, 1 / n**1.2, sine(hertz * n, length)) for n in range(1, 9))
        t = seconds(length)
        return mixed(*harmonics) * np.minimum(1, t / 0.07) * np.minimum(1, (length - t) / 0.15)

    return mixed(*((n * length * 0.8, 0.5, tone(hertz)) for n, hertz in enumerate(notes)))


def drum() -> Wave:
    """A fight: two beats."""
    beat = mixed((0, 1, fading(sine(95, 0.45, 0.5), 0.08)), (0, 0.5, fading(noise(0.1, 100, 1200, 7), 0.015)))
    return mixed((0, 0.7, beat), (0.22, 1, beat))


def march() -> Wave:
    """Somebody travels: four steps."""
    step = mixed((0, 0.8, fading(noise(0.08, 150, 1800, 8), 0.012)), (0, 0.5, fading(sine(180, 0.08, 0.7), 0.015)))
    return mixed(*((n * 0.13, 0.6 + 0.4 * (n % 2), step) for n in range(4)))


def thunder() -> Wave:
    """A disaster."""
    roll = noise(1.3, 30, 380, 9)
    t = seconds(1.3)
    return roll * (0.5 ** (t / 0.35)) * (1 + 0.6 * np.sin(2 * np.pi * 7 * t)) * np.minimum(1, t / 0.02)


def crowd() -> Wave:
    """The game is over: many people cheer."""
    t = seconds(1.6)
    murmur = sum(noise(1.6, low, low * 1.7, seed) for seed, low in enumerate((280, 520, 900, 1500), start=10))
    swell = np.minimum(1, t / 0.25) * np.minimum(1, (1.6 - t) / 0.9)
    return np.asarray(murmur * swell * (1 + 0.25 * np.sin(2 * np.pi * 5.5 * t)))


def turn() -> Wave:
    """It is your turn: two plucked strings of a lyre."""

    def pluck(hertz: float) -> Wave:
        partials = ((0, 1 / n**1.6, fading(sine(hertz * n, 0.9), 0.16 / n)) for n in range(1, 7))
        return mixed(*partials)

    return mixed((0, 0.7, pluck(440)), (0.16, 0.8, pluck(659.3)))


SOUNDS: dict[str, Callable[[], Wave]] = {
    one.__name__: one for one in (tap, stone, brush, card, coin, horn, drum, march, thunder, crowd, turn)
}


def wav(sound: Wave) -> bytes:
    """The same loudness for all: the peak is 0.8 of what fits."""
    samples = (sound / np.abs(sound).max() * 0.8 * 32767).astype("<i2")
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return buffer.getvalue()


def encode(sound: Wave, path: Path) -> None:
    command = ["opusenc", "--quiet", "--bitrate", BITRATE, "--serial", "1", "--discard-comments", "-", str(path)]
    subprocess.run(command, input=wav(sound), check=True)


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        path = FOLDER / f"{name}.opus"
        encode(make(), path)
        sys.stdout.write(f"{path.name:16} {path.stat().st_size:6} bytes\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
