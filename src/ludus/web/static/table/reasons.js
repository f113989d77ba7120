/* Why nothing can be done with a thing: said when it is pressed, or when it has been in focus for a moment. */

import { tell } from "./banner.js";
import { make } from "./dom.js";
import { putBeside } from "./geometry.js";
import { send } from "./requests.js";
import { say } from "./table.js";

const A_MOMENT = 250;  // milliseconds

export const hideReasons = ({ note }) => { note.hidden = true; };

export async function explain(table, thing, asked) {
  if (table.plan || table.moment !== null) return asked && tell(table, say(table, "nothing"));
  const target = encodeURIComponent(thing.dataset.target);
  const answer = await send(table, `/api/v1/tables/${table.id}/why?seat=${table.seat}&target=${target}`);
  const found = answer.ok ? answer.json() : [];
  if (!found.length && !asked) return;
  const lines = found.flatMap(({ text, reasons }) => [
    make("p", text), make("ul", ...reasons.map((reason) => make("li", reason))),
  ]);
  table.note.replaceChildren(...(lines.length ? lines : [say(table, "nothing")]), ...rulesOf(table, found));
  table.note.hidden = false;
  putBeside(table.note, thing);
}

/* A link to the rules of the first thing that has some. */
function rulesOf(table, found) {
  const address = found.find(({ rules }) => rules)?.rules;
  if (!address) return [];
  const link = make("a", say(table, "rules"));
  Object.assign(link, { href: address, target: "_blank" });
  return [link];
}

export function listenForFocus(table) {
  const forget = ({ relatedTarget }) => {
    if (table.note.contains(relatedTarget)) return;  // on the way to the rules
    clearTimeout(table.noteTimer);
    hideReasons(table);
  };
  table.main.addEventListener("focusin", (event) => {
    if (table.note.contains(event.target)) return;
    forget(event);
    const thing = event.target.closest("[data-target]");
    if (!thing?.matches(":focus-visible") || table.restoringFocus || thing.classList.contains("can")) return;
    table.noteTimer = setTimeout(() => explain(table, thing, false), A_MOMENT);
  });
  table.main.addEventListener("focusout", forget);
}
