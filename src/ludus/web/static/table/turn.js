/* Telling the reader that it is their turn: by a sound, in the title of the window, by a short vibration, and where they
   have allowed it by a notification. */

import { one } from "./dom.js";
import { play } from "./sound.js";
import { ask } from "./speech.js";
import { say } from "./table.js";

const STORED = "ludus-notify";
const SHORT = 80;  // milliseconds

/* Some browsers have no notifications, or none on pages that came over plain HTTP. */
export const canNotify = () => isSecureContext && "Notification" in globalThis;

export const wantsNotifications = () => canNotify() && localStorage.getItem(STORED) === "on" && Notification.permission === "granted";

export async function setNotifications(wanted) {
  const granted = wanted && await Notification.requestPermission() === "granted";
  localStorage.setItem(STORED, granted ? "on" : "off");
  return granted;
}

const isMine = ({ main }) => one(".question.yours", main) !== null;

export function startTurns(table) {
  table.title = document.title;
  table.mine = isMine(table);
  showInTitle(table);
  noticeQuestion(table);
}

/* Called whenever the page shows something new. */
export function noticeTurn(table) {
  const before = table.mine;
  table.mine = isMine(table);
  showInTitle(table);
  noticeQuestion(table);
  if (table.mine && !before) alertReader(table);
}

/* Each question to the reader is said once. */
function noticeQuestion(table) {
  const question = table.mine && !table.plan ? one("#question").textContent.trim() : "";
  if (question && question !== table.asked) ask(table, question);
  table.asked = question;
}

function showInTitle({ mine, title, ...table }) {
  document.title = mine ? `● ${say(table, "turn")} · ${title}` : title;
}

function alertReader(table) {
  play(table, "turn", "alerts");
  navigator.vibrate?.(SHORT);
  if (document.hidden && wantsNotifications()) notify(say(table, "turn"), one("#question").textContent);
}

function notify(title, body) {
  try {
    const shown = new Notification(title, { body });
    shown.addEventListener("click", () => window.focus());
  } catch {
    // some phones let only background scripts notify; the sound and the title remain
  }
}
