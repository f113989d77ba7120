/* The menu of a thing with which several things can be done. Its buttons carry the numbers of actions, as all do. */

import { make, one } from "./dom.js";
import { putBeside } from "./geometry.js";
import { send } from "./requests.js";
import { say } from "./table.js";

export function choose(table, thing, actions) {
  const { menu } = table;
  one("#menu-title").textContent = thing.getAttribute("aria-label") || say(table, "choose");
  one(".choices", menu).replaceChildren(...actions.map((action) => action.cloneNode(true)));
  one(".ahead", menu).hidden = true;
  one(".ahead ul", menu).replaceChildren();
  menu.removeAttribute("style");
  menu.showModal();
  moveMenu(menu, thing);
}

/* A thing that begins something larger is shown with all that it leads to; each of that can be done at one stroke. */
export async function lookAhead(table, thing, action) {
  choose(table, thing, [action]);
  const first = action.dataset.action, ahead = one(".ahead", table.menu);
  const planned = [...(table.plan || []), Number(first)];
  const answer = await send(table, `/api/v1/tables/${table.id}/plan`, { seat: table.seat, actions: planned });
  const { actions } = answer.ok ? answer.json() : { actions: [] };
  one("ul", ahead).replaceChildren(...actions.map(({ number, text }) => {
    const button = make("button", text);
    button.dataset.action = `${first} ${number}`;
    return make("li", button);
  }));
  ahead.hidden = !actions.length;
  if (table.menu.open) moveMenu(table.menu, thing);
}

/* On a wide screen next to the thing; on a small one it stays in the middle. */
function moveMenu(menu, thing) {
  if (matchMedia("(min-width: 60rem)").matches) putBeside(menu, thing);
}
