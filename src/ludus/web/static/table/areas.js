/* Areas of a board that can be magnified, a map for instance: each keeps its own scale and middle. Only the view of the
   drawing changes, so that it fills its area at every scale. */

import { all } from "./dom.js";
import { sheet } from "./table.js";

const LARGEST = 8;          // times as large as the whole
const STILL_LEGIBLE = 0.6;  // pixels for a unit of the drawing

export const zoomables = (table) => all(".area[data-zoom]", sheet(table)).filter((area) => area.checkVisibility());

/* The whole drawing, in its own units, and its place on the screen. */
function whole(area) {
  area.dataset.whole ??= area.getAttribute("viewBox");
  const [x, y, width, height] = area.dataset.whole.split(" ").map(Number);
  return { x, y, width, height };
}

const unit = (drawing, box) => Math.min(box.width / drawing.width, box.height / drawing.height);  // pixels, for the whole

/* Where a stretch around a middle begins, within the whole; one that is longer than the whole has it in its middle. */
export function begin(middle, length, from, most) {
  if (length >= most) return from + (most - length) / 2;
  return Math.min(Math.max(middle - length / 2, from), from + most - length);
}

/* What is seen of a drawing at a scale around a middle. */
export function windowOf({ scale, x, y }, drawing, box) {
  const width = box.width / unit(drawing, box) / scale, height = box.height / unit(drawing, box) / scale;
  const left = begin(x, width, drawing.x, drawing.width), upper = begin(y, height, drawing.y, drawing.height);
  return { x: left, y: upper, width, height };
}

/* The whole drawing if it can be read then, otherwise so much of it that it fills its area. */
export function startingView(drawing, box) {
  const middle = { x: drawing.x + drawing.width / 2, y: drawing.y + drawing.height / 2 };
  const cover = Math.max(box.width / drawing.width, box.height / drawing.height) / unit(drawing, box);
  return { ...middle, scale: unit(drawing, box) < STILL_LEGIBLE ? Math.max(cover, 1) : 1 };
}

function show(table, area, view) {
  const box = area.getBoundingClientRect(), drawing = whole(area);
  if (!box.width || !box.height) return;
  const seen = windowOf(view, drawing, box);
  const at = { scale: view.scale, x: seen.x + seen.width / 2, y: seen.y + seen.height / 2, chosen: view.chosen };
  table.areas.set(area.dataset.area, at);
  area.setAttribute("viewBox", [seen.x, seen.y, seen.width, seen.height].map((n) => n.toFixed(2)).join(" "));
  area.toggleAttribute("data-zoomed", view.scale > 1.01);
}

/* Areas as large as somebody chose, the others as they start. */
export function fitAreas(table) {
  for (const area of zoomables(table)) {
    const kept = table.areas.get(area.dataset.area);
    const { width, height } = area.getBoundingClientRect();
    show(table, area, kept?.chosen ? kept : startingView(whole(area), { width, height }));
  }
}

/* Larger or smaller; what lies at a place on the screen, or in the middle, stays there. */
export function zoomArea(table, area, factor, clientX, clientY) {
  const box = area.getBoundingClientRect(), drawing = whole(area), view = viewOf(table, area);
  const scale = Math.min(LARGEST, Math.max(1, view.scale * factor));
  const across = (clientX ?? box.left + box.width / 2) - box.left - box.width / 2;
  const down = (clientY ?? box.top + box.height / 2) - box.top - box.height / 2;
  const was = unit(drawing, box) * view.scale, is = unit(drawing, box) * scale;
  show(table, area, { scale, x: view.x + across / was - across / is, y: view.y + down / was - down / is, chosen: true });
}

export function panArea(table, area, dx, dy) {
  const view = viewOf(table, area), size = unit(whole(area), area.getBoundingClientRect()) * view.scale;
  show(table, area, { ...view, x: view.x - dx / size, y: view.y - dy / size, chosen: true });
}

/* The whole area; once more, as it started. */
export function wholeArea(table, area) {
  const { width, height } = area.getBoundingClientRect();
  const start = startingView(whole(area), { width, height });
  show(table, area, { ...start, scale: viewOf(table, area).scale > 1.01 ? 1 : start.scale, chosen: true });
}

const viewOf = (table, area) => table.areas.get(area.dataset.area) ?? startingView(whole(area), area.getBoundingClientRect());
