/* A hint: the actions that a bot thinks best, with what it thinks of them. */

import { post } from "./changes.js";
import { make, one } from "./dom.js";
import { announce } from "./speech.js";
import { part, say, sheet } from "./table.js";

export async function hint(table) {
  const box = part("hint");
  box.hidden = false;
  box.textContent = say(table, "thinking");
  const found = await post(table, "hint") || [];
  box.replaceChildren(...found.map(line));
  for (const { target } of found) {
    one(`[data-target="${CSS.escape(target)}"]`, sheet(table))?.classList.add("changed");
  }
  announce(table, ...[...box.children].map((child) => child.innerText));
}

function line({ number, text, value }) {
  const worth = value.toLocaleString(document.documentElement.lang, { style: "percent" });
  const button = make("button", text, make("b", worth));
  button.dataset.action = number;
  return make("p", button);
}
