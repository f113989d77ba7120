/* Boards whose areas do not all fit show one tab of them at a time; the game's style decides where that is. */

import { all, one } from "./dom.js";
import { sheet } from "./table.js";

/* The tab that the reader chose, otherwise the first one. */
export function showTab(table, name = table.tab) {
  const buttons = all(".tabs [data-tab]", sheet(table)), names = buttons.map(({ dataset }) => dataset.tab);
  table.tab = names.includes(name) ? name : names[0] ?? null;
  for (const button of buttons) {
    button.setAttribute("aria-pressed", button.dataset.tab === table.tab);
    button.classList.toggle("lit", one(`.area[data-tab="${button.dataset.tab}"] .thing.can`, sheet(table)) !== null);
  }
  for (const area of all(".area[data-tab]", sheet(table))) area.classList.toggle("off", area.dataset.tab !== table.tab);
}

/* How every piece looks, by its name, where not all of the board is seen; what others do must not happen out of sight. */
export function piecesBeforeChange(table) {
  if (!one(".tabs", sheet(table))?.checkVisibility()) return null;
  return new Map(all("[data-piece]", sheet(table)).map((piece) => [piece.dataset.piece, piece.outerHTML]));
}

/* The tab on which something changed is shown, unless a change is seen already; returns whether that is another one. */
export function followChange(table, before) {
  if (!before) return false;
  const fresh = all(".area[data-tab]:not([data-aside]) [data-piece]", sheet(table))
    .filter((piece) => before.get(piece.dataset.piece) !== piece.outerHTML);
  const unseen = fresh.length > 0 && !fresh.some((piece) => piece.checkVisibility());
  if (unseen) showTabOf(table, fresh[0]);
  return unseen;
}

/* The tab of a thing on the board is shown: something there is to be seen. */
export function showTabOf(table, thing) {
  const tab = thing.closest(".area[data-tab]")?.dataset.tab;
  if (tab && tab !== table.tab) showTab(table, tab);
}
