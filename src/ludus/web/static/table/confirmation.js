/* Asking before something of value is lost. Everything else is done at once: it can be undone. */

import { one } from "./dom.js";

/* Settles with whether the reader wants it. */
export function confirmed(question) {
  if (!question) return Promise.resolve(true);
  const dialog = one("#sure");
  one("#sure-text").textContent = question;
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise((done) => {
    dialog.addEventListener("close", () => done(dialog.returnValue === "yes"), { once: true });
  });
}
