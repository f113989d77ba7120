/* Costs and gains in a row: each with its sign, its number and, for the ear and on hover, its name. */

import { make } from "./dom.js";
import { sign } from "./signs.js";
import { say } from "./table.js";

export const signed = (n) => n > 0 ? `+${n}` : `−${-n}`;

/* A cost, or more of something that nobody wants. */
const worse = ({ by, harm = false }) => (by > 0) === harm;

function gain(change) {
  const { what, by, sign: name } = change;
  const drawn = sign(name), item = make("span", ...(drawn ? [drawn] : []), make("b", signed(by)), make("span", ` ${what}`));
  item.className = `gain-item ${worse(change) ? "less" : "more"}`;
  if (drawn) item.lastElementChild.className = "unseen";
  item.title = what;
  return item;
}

/* What a number of points is called, without the number: One, Few or Many, as far as the language has them. */
function pointsWord(table, n) {
  const form = new Intl.PluralRules(document.documentElement.lang).select(Math.abs(n));
  return say(table, `points${{ one: "One", few: "Few" }[form] ?? "Many"}`).replace(/\d+\s*/, "");
}

/* What changes for one player: costs first, then gains, then points. */
export function gainsOf(table, { changes, points }) {
  const items = changes.toSorted((a, b) => worse(b) - worse(a)).map(gain);
  if (points) items.push(gain({ what: pointsWord(table, points), by: points, sign: "" }));
  const row = make("span", ...items);
  row.className = "gains";
  return row;
}

/* The same for everybody it concerns; what cannot be known yet is said, unless that is all of it. */
export function gainLines(table, preview, withOwn = true) {
  const lines = [], own = preview.changes.length || preview.points;
  if (own && withOwn) lines.push(make("p", gainsOf(table, preview)));
  for (const other of preview.others) lines.push(make("p", make("i", `${other.name} `), gainsOf(table, other)));
  if (preview.uncertain && (own || lines.length)) lines.push(make("p", say(table, "uncertain")));
  return lines;
}
