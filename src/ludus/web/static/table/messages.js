/* Messages of others: where the log is out of sight they are shown for a while, and the way to it is marked until it is read. */

import { tell } from "./banner.js";
import { isPhone, one } from "./dom.js";

const UNREAD = "data-unread";

const logIsSeen = ({ main }) => isPhone() ? main.dataset.sheet === "log" : one(".story", main).open;

/* What somebody wrote, with who it was. */
export function said({ seat, text }) {
  const name = one(`.seats [data-seat="${seat}"] .who`)?.textContent;
  return name ? `${name}: ${text}` : text;
}

export function noticeMessage(table, message) {
  if (message.seat === table.seat || logIsSeen(table)) return;
  tell(table, said(message));
  table.main.setAttribute(UNREAD, "");
}

/* Called whenever something is unfolded or brought up. */
export function noticeReading(table) {
  if (!table.main.hasAttribute(UNREAD) || !logIsSeen(table)) return;
  table.main.removeAttribute(UNREAD);
  tell(table, "");
}
