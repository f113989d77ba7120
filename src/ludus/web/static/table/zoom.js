/* The size of the board: it starts so that the board can be read, and follows the window until somebody chooses one. */

import { all, one } from "./dom.js";
import { centre, middle } from "./geometry.js";
import { sheet } from "./table.js";

const LARGEST = 6;          // times as wide as the frame
const STILL_LEGIBLE = 0.6;  // pixels for a unit of the drawing
const FINGER = 30;          // pixels: less cannot be hit
const NEAR = 2.6, NEAR_ENOUGH = 2.5;

/* The size at which a drawing is seen whole, never more than the width of its frame, and the size to start with: that one
   if it can be read then, otherwise the width of the frame. */
export function sizesFor({ width, height }, wide, tall) {
  const whole = wide > 0 && tall > 0 ? Math.min(1, tall * width / height / wide) : 1;
  return { whole, start: whole * wide / width < STILL_LEGIBLE ? 1 : whole };
}

function sizes(table) {
  const frame = sheet(table), drawing = one("svg.ludus", frame)?.viewBox.baseVal ?? { width: 1, height: 1 };
  const style = getComputedStyle(frame), edges = parseFloat(style.paddingTop) * 2;
  const tall = (parseFloat(style.maxHeight) || frame.clientHeight) - edges;
  return sizesFor(drawing, frame.clientWidth - edges, tall);
}

/* Whether the board is larger than it started. */
export const magnified = (table) => table.zoom.size > sizes(table).start + 0.01;

/* Another size; what lies at a place on the screen, or in the middle of the frame, stays there. */
function resize(table, size, clientX, clientY) {
  const { main, zoom } = table;
  const frame = sheet(table), drawing = one("svg.ludus", frame) || frame, around = middle(frame);
  const x = clientX ?? around.x, y = clientY ?? around.y;
  const was = drawing.getBoundingClientRect(), across = (x - was.left) / was.width, down = (y - was.top) / was.height;
  zoom.size = Math.min(LARGEST, Math.max(sizes(table).whole, size));
  main.style.setProperty("--zoom", zoom.size);
  main.toggleAttribute("data-zoomed", zoom.size > 1);
  const is = drawing.getBoundingClientRect();
  if (was.width && drawing !== frame) frame.scrollBy(is.left + across * is.width - x, is.top + down * is.height - y);
}

export function fit(table) {
  if (!table.zoom.chosen) resize(table, sizes(table).start);
}

/* Larger or smaller around a place on the screen, or around the middle. */
export function zoomBy(table, factor, clientX, clientY) {
  table.zoom.chosen = true;
  resize(table, table.zoom.size * factor, clientX, clientY);
}

/* The whole board; once more, as wide as the frame. */
export function zoomWhole(table) {
  const { whole } = sizes(table);
  table.zoom.chosen = true;
  resize(table, table.zoom.size < whole + 0.01 ? 1 : whole);
}

/* A finger cannot hit a small thing: the first touch brings it near, the second one counts. */
export function tooSmall({ zoom }, thing) {
  const { width, height } = thing.getBoundingClientRect();
  if (!matchMedia("(pointer: coarse)").matches || zoom.size >= NEAR_ENOUGH) return false;
  return Math.min(width, height) * (visualViewport?.scale ?? 1) < FINGER;
}

export function bringNear(table, thing) {
  const { x, y } = middle(thing);
  zoomBy(table, NEAR / table.zoom.size, x, y);
}

/* What can be done is brought into sight where none of it is. */
export function reveal(table) {
  const frame = sheet(table), view = frame.getBoundingClientRect(), things = all(".thing.can", frame);
  const seen = ({ left, right, top, bottom }) =>
    right > view.left && left < view.right && bottom - 8 > view.top && top + 8 < view.bottom;
  if (!things.length || things.some((thing) => seen(thing.getBoundingClientRect()))) return;
  const to = middle(things[0]), from = centre(view);
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  frame.scrollBy({ left: to.x - from.x, top: to.y - from.y, behavior });
}
