/* Changes to the game, sent to the server. */

import { tell } from "./banner.js";
import { place } from "./parts.js";
import { load } from "./redraw.js";
import { send } from "./requests.js";
import { fallSilent } from "./speech.js";
import { catchUp } from "./steps.js";
import { pageAddress, positionNumber } from "./table.js";

/* What the server answers, or null where it refuses; then its reasons are shown, and how things stand. */
export const post = (table, what, body = {}) => postTo(table, `/api/v1/tables/${table.id}/${what}`, body);

async function postTo(table, address, body) {
  const answer = await send(table, address, { seat: table.seat, ...body });
  const said = answer.text ? answer.json() : {};
  if (answer.ok) return said;
  tell(table, said.reasons?.length ? said.reasons.join("; ") : said.message);
  await load(table);
  return null;
}

/* Change the game from the position that is shown; the answer brings the page up to date. One change at a time: `queue.js`
   keeps what is clicked meanwhile. Settles with whether it went well. */
export function change(table, what, body = {}) {
  const done = makeChange(table, what, body).finally(() => { table.changing = null; });
  table.changing = done;
  return done;
}

async function makeChange(table, what, body) {
  await catchUp(table);
  fallSilent(table);
  table.asked = "";  // whatever is asked then is another question
  table.still = table.of !== null;
  table.of = null;
  const update = await postTo(table, pageAddress(table, what), { number: positionNumber(), have: table.version, ...body });
  if (!update) return false;
  if (update.since === table.version || !update.since) place(table, update);
  else await load(table);
  return true;
}
