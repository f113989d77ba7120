/* Ways in which something can lie before it is put down, each with the places that are left for it (data-way). One is shown
   at a time; turning is no move. */

import { all } from "./dom.js";
import { announce } from "./speech.js";
import { sheet } from "./table.js";

const TURN = '[data-do="turn"]';

/* Shows a way, otherwise the one that was shown before, as long as it is there. */
export function showWay(table, wanted = table.way) {
  const buttons = all(TURN, sheet(table));
  const found = buttons.find(({ dataset }) => dataset.way === wanted) ?? buttons[0];
  table.way = found?.dataset.way ?? "";
  for (const button of buttons) button.setAttribute("aria-pressed", button.dataset.way === table.way);
  for (const way of all(".way", sheet(table))) way.classList.toggle("shown", way.dataset.way === table.way);
}

/* The next way, after the last one the first; by key, without the button in focus, nothing else would tell which one it is. */
export function turn(table) {
  const buttons = all(TURN, sheet(table)), at = buttons.findIndex(({ dataset }) => dataset.way === table.way);
  const next = buttons[(at + 1) % buttons.length];
  if (!next) return;
  showWay(table, next.dataset.way);
  announce(table, next.getAttribute("aria-label"));
}
