/* The banner: one line about what has just happened, or that the server cannot be reached. */

import { say } from "./table.js";

const SHOWN_FOR = 6000;  // milliseconds

export function tell({ banner }, text, kind = "notice") {
  banner.textContent = text;
  banner.dataset.kind = kind;
  if (kind !== "lost") setTimeout(() => { if (banner.textContent === text) banner.textContent = ""; }, SHOWN_FOR);
}

export const disconnected = (table) => tell(table, say(table, "lost"), "lost");

/* Called whenever the server was heard, by whatever way. */
export function connected(table) {
  if (table.banner.dataset.kind === "lost") tell(table, say(table, "back"));
}
