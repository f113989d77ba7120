/* Looking back at earlier moments, and sharing them. */

import { copy } from "../clipboard.js";
import { tell } from "./banner.js";
import { one } from "./dom.js";
import { load } from "./redraw.js";
import { position, say } from "./table.js";

/* Which moment to ask the server for; null is now, which goes on by itself. */
export const wanted = (moment, last) => moment === null || moment >= last ? null : Math.max(0, moment);

export function look(table, moment) {
  table.moment = wanted(moment, Number(position().moments));
  return load(table);
}

export const lookBy = (table, steps) => look(table, Number(position().moment) + steps);

export async function share(table) {
  const link = location.origin + position().share;
  tell(table, await copy(link) ? `${say(table, "copied")} ${link}` : link);
}

/* A page may begin with a moment that somebody shared. */
export function startReplay(table) {
  if (position().now === "no") table.moment = Number(position().moment);
  one("#moment").addEventListener("input", (event) => look(table, Number(event.target.value)));
}
