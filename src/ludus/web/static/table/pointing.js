/* Words that are about a thing on the board point at it: a line of what happened while it is looked at, a lesson as long
   as it is shown. */

import { all, one } from "./dom.js";
import { part, sheet } from "./table.js";

/* The things a name stands for: all that can be pressed ("*"), all whose names begin so ("card-*"), or one. */
export function selectorOf(name) {
  if (name === "*") return "[data-target].can";
  return name.endsWith("*") ? `[data-target^="${CSS.escape(name.slice(0, -1))}"]` : `[data-target="${CSS.escape(name)}"]`;
}

const thingsOf = (table, names) => names.split("|").filter(Boolean).flatMap((name) => all(selectorOf(name), sheet(table)));

function mark(table, kind, names) {
  for (const thing of all(`.${kind}`, table.main)) thing.classList.remove(kind);
  for (const thing of thingsOf(table, names)) thing.classList.add(kind);
}

/* Called whenever the page shows something new: the board may have been drawn anew. */
export function spotlight(table) {
  mark(table, "spotlit", part("lesson").dataset.pointsAt ?? "");
}

export function startPointing(table) {
  const point = ({ target }) => mark(table, "pointed", target.closest?.("[data-shows]")?.dataset.shows ?? "");
  for (const kind of ["pointerover", "focusin"]) one(".side", table.main)?.addEventListener(kind, point);
  spotlight(table);
}
