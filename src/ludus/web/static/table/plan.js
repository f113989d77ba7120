/* A plan: actions tried on a copy of the table, and done all at once or dropped. */

import { showPlan } from "./redraw.js";

const ROOM_FOR_BOTH = 1600;  // pixels: from this width on, the real board stays beside the copy

export const startingFrames = (width) => width < ROOM_FOR_BOTH ? "copy" : "both";

export function startPlan(table) {
  table.plan = [];
  table.main.dataset.frames = startingFrames(innerWidth);
  return showPlan(table);
}

export function stepBack(table) {
  table.plan.pop();
  return showPlan(table);
}

