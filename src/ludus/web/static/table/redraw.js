/* Bringing the page up to date: the table as it is, or as it was at the moment looked at, and the plan on top of it. */

import { tell } from "./banner.js";
import { place } from "./parts.js";
import { send } from "./requests.js";
import { pageAddress, part, say } from "./table.js";

const TOGETHER = 40;  // milliseconds: many things may happen at once; one look shows them all

/* Settles when the page shows what it was asked for. Whoever asks while an answer is on its way waits for a newer one. */
export function load(table, more = "") {
  table.loadAgain = Boolean(table.loading);
  table.loading ??= fetchAndShow(table, more);
  return table.loading;
}

export function loadSoon(table) {
  table.loadTimer ||= setTimeout(() => { table.loadTimer = 0; load(table); }, TOGETHER);
}

async function fetchAndShow(table, more) {
  const at = table.moment === null ? "" : `&at=${table.moment}`, of = table.of === null ? "" : `&of=${table.of}`;
  const answer = await send(table, `${pageAddress(table, "parts")}?seat=${table.seat}&have=${table.version}${at}${of}${more}`);
  if (!answer.ok) return location.reload();
  table.loading = null;
  if (table.loadAgain) return load(table);
  const update = answer.json();
  if (update.since && update.since !== table.version) return load(table);  // something else was shown meanwhile
  return table.plan ? showPlan(table, update) : place(table, update);
}

/* The plan as the server works it out. What it refuses is taken off again. Answers may overtake each other: one to a plan
   that has changed since is not shown. */
export async function showPlan(table, behind = null) {
  if (behind) place(table, behind);
  const actions = [...table.plan];
  const answer = await send(table, pageAddress(table, "plan"), { seat: table.seat, actions });
  if (table.plan?.join() !== actions.join()) return;
  table.main.dataset.mode = "plan";
  if (answer.ok) return place(table, { parts: answer.json() });
  tell(table, say(table, "nothing"));
  return table.plan.pop() === undefined ? endPlan(table) : showPlan(table);
}

export function endPlan(table) {
  table.plan = null;
  delete table.main.dataset.mode;
  part("plan").hidden = true;
  return load(table);
}
