/* The size of the board. A board of one drawing starts so that it can be read, and follows the window until somebody chooses
   a size. A board of areas is laid out by its game and starts whole: an area that says so (data-zoom) is magnified alone, where
   there is none everything grows together, and is scrolled. */

import { fitAreas, panArea, wholeArea, zoomables, zoomArea } from "./areas.js";
import { all, one } from "./dom.js";
import { centre, middle } from "./geometry.js";
import { untilQuiet } from "./quiet.js";
import { stillness } from "./speed.js";
import { positionNumber, sheet } from "./table.js";
import { showTabOf } from "./tabs.js";

const LARGEST = 6;          // times as wide as the frame
const STILL_LEGIBLE = 0.6;  // pixels for a unit of the drawing
const FINGER = 30;          // pixels: less cannot be hit
const EDGE = 8;             // pixels
const NEAR = 2.6, NEAR_ENOUGH = 2.5;
const A_LOOK = 700;         // milliseconds

/* The drawing of a board that is one drawing. */
const drawingOf = (table) => one(":scope > * > svg.ludus:only-child", sheet(table));

/* What grows. */
const canvasOf = (table) => drawingOf(table) ?? one(":scope > [data-part]", sheet(table));

/* The size at which a drawing is seen whole, never more than the width of its frame, and the size to start with: that one
   if it can be read then, otherwise the width of the frame. */
export function sizesFor({ width, height }, wide, tall) {
  const whole = wide > 0 && tall > 0 ? Math.min(1, tall * width / height / wide) : 1;
  return { whole, start: whole * wide / width < STILL_LEGIBLE ? 1 : whole };
}

function sizes(table) {
  const frame = sheet(table), drawing = drawingOf(table), edges = parseFloat(getComputedStyle(frame).paddingTop) * 2;
  if (!drawing) return { whole: 1, start: 1 };
  return sizesFor(drawing.viewBox.baseVal, frame.clientWidth - edges, frame.clientHeight - edges);
}

/* Whether a board of one drawing is larger than it started. */
export const magnified = (table) => drawingOf(table) !== null && table.zoom.size > sizes(table).start + 0.01;

/* Another size; what lies at a place on the screen, or in the middle of the frame, stays there. */
function resize(table, size, clientX, clientY) {
  const { main, zoom } = table;
  const frame = sheet(table), canvas = canvasOf(table), around = middle(frame);
  const x = clientX ?? around.x, y = clientY ?? around.y;
  const was = canvas.getBoundingClientRect(), across = (x - was.left) / was.width, down = (y - was.top) / was.height;
  zoom.size = Math.min(LARGEST, Math.max(sizes(table).whole, size));
  main.style.setProperty("--zoom", zoom.size);
  main.toggleAttribute("data-zoomed", zoom.size > 1);
  showControls(table);
  const is = canvas.getBoundingClientRect();
  if (was.width) frame.scrollBy(is.left + across * is.width - x, is.top + down * is.height - y);
}

export function fit(table) {
  fitAreas(table);
  showControls(table);
  if (drawingOf(table) && !table.zoom.chosen) resize(table, sizes(table).start);
  if (zoomables(table).length && table.zoom.size > 1) resize(table, 1);  // another tab shows a map, which has a size of its own
}

/* The buttons lie in the corner of what they magnify. A board that is seen whole and need not be magnified has none: they
   would cover some of it. */
function showControls(table) {
  const { main, zoom } = table, [area] = zoomables(table);
  main.toggleAttribute("data-zoomable", area !== undefined || drawingOf(table) !== null || zoom.size > 1);
  const buttons = one(".zoom", main), stage = one(".stage", main);
  if (!buttons || !stage) return;
  const { right, bottom } = (area ?? stage).getBoundingClientRect(), edge = stage.getBoundingClientRect();
  buttons.style.margin = `0 ${edge.right - right + EDGE}px ${edge.bottom - bottom + EDGE}px 0`;
}

/* Larger or smaller around a place on the screen, or around the middle. */
export function zoomBy(table, factor, clientX, clientY) {
  const [area] = zoomables(table);
  if (area) return zoomArea(table, area, factor, clientX, clientY);
  table.zoom.chosen = true;
  resize(table, table.zoom.size * factor, clientX, clientY);
}

/* The whole board; once more, as it started or as wide as the frame. */
export function zoomWhole(table) {
  const [area] = zoomables(table);
  if (area) return wholeArea(table, area);
  const { whole } = sizes(table);
  table.zoom.chosen = true;
  resize(table, table.zoom.size < whole + 0.01 ? 1 : whole);
}

/* A finger cannot hit a small thing: the first touch brings it near, the second one counts. */
export function tooSmall(table, thing) {
  const { width, height } = thing.getBoundingClientRect(), area = thing.closest(".area");
  const size = area ? table.areas.get(area.dataset.area)?.scale : table.zoom.size;
  if (!matchMedia("(pointer: coarse)").matches || size === undefined || size >= NEAR_ENOUGH) return false;
  return Math.min(width, height) * (visualViewport?.scale ?? 1) < FINGER;
}

export function bringNear(table, thing) {
  const { x, y } = middle(thing), area = thing.closest(".area");
  if (!area) return zoomBy(table, NEAR / table.zoom.size, x, y);
  zoomArea(table, area, NEAR / table.areas.get(area.dataset.area).scale, x, y);
}

/* The tab of a thing is shown, and with it the buttons that magnify what is on it, or none. */
export function bringTab(table, thing) {
  showTabOf(table, thing);
  fit(table);
}

/* What can be done is brought into sight where none of it is. */
export function reveal(table) {
  const frame = sheet(table), things = all(".thing.can", frame), displayed = () => things.filter((thing) => thing.checkVisibility());
  if (!things.length || displayed().some((thing) => inSight(thing, frame))) return;
  if (!displayed().length) bringTab(table, things[0]);
  showPlace(table, displayed()[0] ?? things[0]);
}

/* The same after something was done. What it led to is seen first: a scene to its end, and on another tab the mark just made;
   and whoever is looking around comes to an end with that. */
export async function revealNext(table) {
  const number = positionNumber();
  if (table.scene.playing) await table.scene.playing;
  else if (!stillness() && !all(".thing.can", sheet(table)).some((thing) => thing.checkVisibility())) await pause(A_LOOK);
  await untilQuiet(table);
  if (positionNumber() === number) reveal(table);
}

const pause = (time) => new Promise((done) => { setTimeout(done, time); });

function inSight(thing, frame) {
  const view = (thing.closest(".area[data-zoom]") ?? frame).getBoundingClientRect();
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  return right > view.left && left < view.right && bottom - 8 > view.top && top + 8 < view.bottom;
}

/* A thing comes into sight, on a map to the middle of it; so does the page it is on, where pages lie side by side. */
export function showPlace(table, thing) {
  const area = thing.closest(".area[data-zoom]"), to = middle(thing);
  if (area) {
    const from = centre(area.getBoundingClientRect());
    panArea(table, area, from.x - to.x, from.y - to.y);
  }
  thing.scrollIntoView({ block: "nearest", inline: "center", behavior: stillness() ? "instant" : "smooth" });
}
