/* Undo. Where it takes back more than the reader's own actions, the button says so and asks first. */

import { change } from "./changes.js";
import { confirmed } from "./confirmation.js";
import { one } from "./dom.js";
import { inTurn } from "./queue.js";
import { part } from "./table.js";

const REWIND = "rewind";  // through what bots did since

export const undo = (table, everything = false) => inTurn(table, async () => {
  const button = one(`[data-do="${everything ? "undo-all" : "undo"}"]:not(:disabled)`, part("tools"));
  if (!button || !await confirmed(button.dataset.sure)) return false;
  return change(table, "undo", { everything, rewind: button.dataset.way === REWIND });
});
