/* Putting in place what the server rendered. The page consists of parts (data-part); only those that differ from what was
   served before are replaced, and they keep what the reader did to them: focus, scrolling, folding. */

import { tell } from "./banner.js";
import { updateControls } from "./controls.js";
import { all, one } from "./dom.js";
import { focusKey, restoreFocus } from "./focus.js";
import { part, position } from "./table.js";
import { reveal } from "./zoom.js";

/* The page as it came is what was served first. */
export function rememberParts({ served }) {
  for (const shown of all("[data-part]")) served.set(shown.dataset.part, shown.outerHTML);
}

export function place(table, markup) {
  const sent = document.createElement("template");
  sent.innerHTML = markup;
  const focused = focusKey(table), before = position().number, alarm = alarms();
  const parts = [...sent.content.children];  // the collection itself shrinks while its parts are moved away
  for (const fresh of parts) replace(table, fresh);
  restoreFocus(table, focused);
  updateControls(table);
  if (position().number !== before) { part("hint").hidden = true; reveal(table); }
  if (alarms() && alarms() !== alarm && position().now === "yes") tell(table, alarms(), "loud");
}

function replace({ served }, fresh) {
  const name = fresh.dataset.part, old = part(name);
  if (!old || served.get(name) === fresh.outerHTML) return;
  served.set(name, fresh.outerHTML);
  const open = foldable(old)?.open, looks = looksOf(old), { scrollTop } = old;
  old.replaceWith(fresh);
  fresh.scrollTop = scrollTop;
  if (open !== undefined && foldable(fresh)) foldable(fresh).open = open;
  markChanges(fresh, looks);
}

const foldable = (within) => within.matches("details") ? within : one("details", within);
const looksOf = (board) => new Map(all("[data-target]", board).map((thing) => [thing.dataset.target, thing.innerHTML]));

/* Things that look different from before are marked. */
function markChanges(board, looks) {
  for (const thing of all("[data-target]", board)) {
    const was = looks.get(thing.dataset.target);
    thing.classList.toggle("changed", was !== undefined && was !== thing.innerHTML);
  }
}

/* What nobody may miss. */
const alarms = () => all('[data-kind="loud"] li', part("text")).map((line) => line.textContent).join(" ");
