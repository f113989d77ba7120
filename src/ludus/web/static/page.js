/* Small things on every page. */

import { copy } from "./clipboard.js";

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  if (await copy(field.value)) button.textContent = "✓";
  else field.select();
});

// where the device can send a link to somebody, a button does so
for (const button of document.querySelectorAll("[data-send]")) {
  button.hidden = !navigator.share;
  const { value } = document.getElementById(button.dataset.send);
  button.addEventListener("click", () => navigator.share({ title: document.title, url: value }).catch(() => {}));
}

// what was filled in before something went wrong is still there
for (const button of document.querySelectorAll("[data-back]")) {
  button.hidden = history.length < 2;
  button.addEventListener("click", () => history.back());
}

// a field that is not filled in as it should be may lie in a folded part of the form
document.addEventListener("invalid", (event) => event.target.closest("details")?.setAttribute("open", ""), true);

// the waiting room follows what happens in it, and what happened while the page was on its way
const room = document.querySelector("[data-waiting]");
if (room) {
  const source = new EventSource(`/api/v1/tables/${room.dataset.waiting}/events`);
  source.addEventListener("hello", (event) => {
    if (JSON.parse(event.data).number !== Number(room.dataset.number)) location.reload();
  });
  source.addEventListener("gone", () => location.reload());
  source.addEventListener("update", (event) => {
    const busy = document.activeElement?.matches("input, select");
    if (JSON.parse(event.data).kind === "begin" || !busy) location.reload();
  });
}
