/* Clocks: whatever says how many seconds are left counts them down; when they are over, the server says what comes. */

import { all } from "./dom.js";

const TICK = 500;  // milliseconds

export const secondsLeft = (end, now) => Math.max(0, Math.ceil((end - now) / 1000));
export const withSeconds = (text, seconds) => text.replace(/\d+/, seconds);

export function startClocks() {
  const ends = new WeakMap();  // by clock: when its time is over
  setInterval(() => {
    const now = performance.now();
    for (const clock of all("[data-left]")) {
      if (!ends.has(clock)) ends.set(clock, now + 1000 * clock.dataset.left);
      clock.textContent = withSeconds(clock.textContent, secondsLeft(ends.get(clock), now));
    }
  }, TICK);
}
