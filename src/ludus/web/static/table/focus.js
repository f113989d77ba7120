/* Keyboard focus outlives a redraw: it returns to the thing with the same name, or to where a reader begins. */

import { one } from "./dom.js";
import { part, sheet } from "./table.js";

const NAMES = ["target", "action", "do", "moment", "part"];

/* Where a reader begins: at the board, or at the table in words, whichever is shown. */
const home = (table) => table.main.dataset.text === "on" ? part("text") : sheet(table);

export const focusHome = (table) => home(table).focus();

/* A selector for what is in focus, or undefined. */
export function focusKey({ main }) {
  const data = main.contains(document.activeElement) ? document.activeElement.dataset : {};
  const name = NAMES.find((key) => data[key] !== undefined);
  return name && `[data-${name}="${CSS.escape(data[name])}"]`;
}

export function restoreFocus(table, selector) {
  if (!selector || table.main.contains(document.activeElement)) return;
  returnFocus(table, one(selector, sheet(table)) || one(selector, table.main) || home(table));
}

function returnFocus(table, element) {
  table.restoringFocus = true;
  element.focus({ preventScroll: true });
  table.restoringFocus = false;
}

/* A dialog gives focus back to where it was; after a redraw that place may be gone. */
export function keepFocusAfterDialogs(table) {
  for (const dialog of [table.menu, table.help]) {
    dialog.addEventListener("close", () => {
      const at = document.activeElement;
      if (at === document.body || dialog.contains(at)) returnFocus(table, home(table));
    });
  }
}
