/* Clicks are never lost: what is clicked while a change is under way waits for the position that it leads to. */

import { one } from "./dom.js";
import { sheet } from "./table.js";

/* Do something after everything that was clicked before; settles with what it gives. It must look at the page anew. */
export function inTurn(table, work) {
  const done = table.turn.then(work);
  table.turn = done.catch(() => {});  // what fails is reported where it was begun, and stops nothing else
  return done;
}

/* The same thing on the board as it is now: it may have been drawn anew. */
export const samePlace = (table, { dataset: { target } }) => one(`[data-target="${CSS.escape(target)}"]`, sheet(table));

/* The button of an action that can be done now, or null. */
export const offer = ({ main }, action) => one(`[data-part="actions"] [data-action="${action}"]`, main);
