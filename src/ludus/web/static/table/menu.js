/* The menu of a thing with which several things can be done: a small box beside it. Its buttons carry the numbers of actions,
   as all do. */

import { make, one } from "./dom.js";
import { putBeside } from "./geometry.js";
import { showGains } from "./previews.js";
import { send } from "./requests.js";
import { say } from "./table.js";

export async function choose(table, thing, actions) {
  const { menu } = table;
  one("#menu-title").textContent = titleOf(thing.getAttribute("aria-label") ?? "", actions.map((action) => action.textContent)) || say(table, "choose");
  one(".choices", menu).replaceChildren(...actions.map((action) => action.cloneNode(true)));
  one(".ahead", menu).hidden = true;
  one(".ahead ul", menu).replaceChildren();
  menu.close();
  menu.removeAttribute("style");
  menu.show();
  moveMenu(menu, thing);
  await showGains(table, thing);
  if (menu.open) moveMenu(menu, thing);  // it has become higher
}

/* What a thing is called, without what can be done with it: the menu says that already. */
export function titleOf(label, choices) {
  const left = choices.reduce((text, choice) => text.replace(choice, ""), label);
  return left.replace(/([:;,.]\s*)+([;.]|$)/g, "$2").trim();
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

/* On a wide screen beside the thing, which stays in sight; on a small one at the bottom. */
function moveMenu(menu, thing) {
  if (matchMedia("(min-width: 60rem)").matches) putBeside(menu, thing);
}

/* Whoever presses elsewhere has thought better of it. */
export function closeMenuOutside({ menu }) {
  addEventListener("pointerdown", ({ target }) => { if (menu.open && !menu.contains(target)) menu.close(); });
}
