/* Keyboard focus outlives a redraw: it returns to the thing with the same name, or to where a reader begins. */

import { one } from "./dom.js";
import { part, sheet } from "./table.js";

const NAMES = ["target", "action", "do", "post", "moment", "person", "part"];
const DETAILS = ["about", "seat", "ban"];  // tell buttons apart that do the same about different people

/* Where a reader begins: at the board, or at the table in words, whichever is shown. */
const home = (table) => table.main.dataset.text === "on" ? part("text") : sheet(table);

export const focusHome = (table) => home(table).focus({ preventScroll: true });

/* A selector for what is in focus, or undefined. */
export function focusKey() {
  const data = document.activeElement.dataset ?? {};
  const name = NAMES.find((key) => data[key] !== undefined);
  const given = [name, ...DETAILS].filter((key) => data[key] !== undefined);
  return name && given.map((key) => `[data-${key}="${CSS.escape(data[key])}"]`).join("");
}

export function restoreFocus(table, selector) {
  if (!selector || document.activeElement !== document.body) return;
  returnFocus(table, one(selector, sheet(table)) || one(selector) || home(table));
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
