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
  table.note.replaceChildren(...(lines.length ? lines : [say(table, "nothing")]));
  table.note.hidden = false;
  putBeside(table.note, thing);
}

export function listenForFocus(table) {
  const forget = () => { clearTimeout(table.noteTimer); hideReasons(table); };
  table.main.addEventListener("focusin", (event) => {
    forget();
    const thing = event.target.closest("[data-target]");
    if (!thing || table.restoringFocus || thing.classList.contains("can")) return;
    table.noteTimer = setTimeout(() => explain(table, thing, false), A_MOMENT);
  });
  table.main.addEventListener("focusout", forget);
}
