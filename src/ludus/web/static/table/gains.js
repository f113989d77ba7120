/* Costs and gains in a row: each with its sign, its number and, for the ear and on hover, its name. */

import { make } from "./dom.js";
import { sign } from "./signs.js";
import { say } from "./table.js";

export const signed = (n) => n > 0 ? `+${n}` : `−${-n}`;

function gain({ what, by, sign: name }) {
  const drawn = sign(name), item = make("span", ...(drawn ? [drawn] : []), make("b", signed(by)), make("span", ` ${what}`));
  item.className = `gain-item ${by > 0 ? "more" : "less"}`;
  if (drawn) item.lastElementChild.className = "unseen";
  item.title = what;
  return item;
}

/* What changes for one player: costs first, then gains, then points. */
export function gainsOf(table, { changes, points }) {
  const items = changes.toSorted((a, b) => Math.sign(a.by) - Math.sign(b.by)).map(gain);
  if (points) items.push(gain({ what: say(table, "points"), by: points, sign: "" }));
  const row = make("span", ...items);
  row.className = "gains";
  return row;
}

/* The same for everybody it concerns; what cannot be known yet is said. */
export function gainLines(table, preview) {
  const lines = [], own = preview.changes.length || preview.points;
  if (own) lines.push(make("p", gainsOf(table, preview)));
  for (const other of preview.others) lines.push(make("p", make("i", `${other.name} `), gainsOf(table, other)));
  if (preview.uncertain) lines.push(make("p", say(table, "uncertain")));
  return lines;
}
