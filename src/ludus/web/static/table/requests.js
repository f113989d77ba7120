/* Requests that survive a lost connection: they are sent again until the server answers. */

import { connected, disconnected } from "./banner.js";

const PREPARING = 503;  // the rules are being made ready after a new start
const FIRST_PAUSE = 300, LONGEST_PAUSE = 5000;  // milliseconds

export async function send(table, path, body) {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    const answer = await attempt(path, body);
    if (answer) connected(table);
    else disconnected(table);
    if (answer && answer.status !== PREPARING) return answer;
    await sleep(pause);  // then again: the server plays a move once
  }
}

/* For a while, or until the device is connected again. */
const sleep = (pause) => new Promise((done) => {
  setTimeout(done, pause);
  addEventListener("online", done, { once: true, signal: AbortSignal.timeout(pause) });
});

/* A whole answer, or null: the connection may break while the body is on its way, too. */
async function attempt(path, body) {
  try {
    const response = await fetch(path, body && {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
    });
    const text = await response.text();
    return { ok: response.ok, status: response.status, text, json: () => JSON.parse(text) };
  } catch {
    return null;
  }
}
