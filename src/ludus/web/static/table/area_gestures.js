/* Fingers and the mouse in areas that can be magnified: one pans, two pinch. */

import { panArea, zoomArea } from "./areas.js";
import { between } from "./geometry.js";

const STILL = 8;  // pixels: what moved no farther has pressed a thing

/* A piece that is carried moves alone. */
export const carriedIn = ({ target }) => target.closest?.("[data-carry].can");

export const areaAt = ({ target }) => target.closest?.(".area[data-zoom]") ?? null;

/* The press that ends a drag by mouse is none. A finger's drag ends without one, so the next tap counts at once. */
export function swallowClick() {
  const swallow = (event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}

export function listenInAreas(table, frames) {
  const pointers = new Map();  // by id, where each finger was last
  let area = null, moved = 0;
  frames.addEventListener("pointerdown", (event) => {
    if (!areaAt(event) || event.button !== 0 || carriedIn(event)) return;
    if (!pointers.size) { area = areaAt(event); moved = 0; }
    pointers.set(event.pointerId, event);
  });
  addEventListener("pointermove", (event) => {
    const was = pointers.get(event.pointerId);
    if (!was) return;
    const before = [...pointers.values()];
    const dx = event.clientX - was.clientX, dy = event.clientY - was.clientY;
    moved += Math.hypot(dx, dy);
    if (moved <= STILL && pointers.size === 1) return;
    pointers.set(event.pointerId, event);
    if (pointers.size === 1) return panArea(table, area, dx, dy);
    const from = between(before), to = between([...pointers.values()]);
    panArea(table, area, to.x - from.x, to.y - from.y);
    zoomArea(table, area, to.apart / Math.max(1, from.apart), to.x, to.y);
  });
  const end = ({ pointerId, pointerType }) => {
    if (pointers.delete(pointerId) && moved > STILL && pointerType === "mouse") swallowClick();
  };
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}
