/* Changes to the game, sent to the server. */

import { tell } from "./banner.js";
import { load } from "./redraw.js";
import { send } from "./requests.js";
import { positionNumber } from "./table.js";

/* What the server answers, or null where it refuses; then its reasons are shown, and how things stand. */
export async function post(table, what, body = {}) {
  const answer = await send(table, `/api/v1/tables/${table.id}/${what}`, { seat: table.seat, ...body });
  const said = answer.json();
  if (answer.ok) return said;
  tell(table, said.reasons?.length ? said.reasons.join("; ") : said.message);
  await load(table);
  return null;
}

/* Change the game from the position that is shown; true where it went well. One change at a time from one position: until
   the next one is shown, more clicks mean nothing. */
export async function change(table, what, body = {}, show = load) {
  const number = positionNumber();
  if (table.changing === number) return false;
  table.changing = number;
  try {
    const done = await post(table, what, { number, ...body });
    if (done) await show(table);
    return Boolean(done);
  } finally {
    if (table.changing === number) table.changing = null;
  }
}
