/* Server-sent events: where the table stands, then everything that happens. */

import { connected, disconnected } from "./banner.js";
import { loadSoon } from "./redraw.js";
import { follow } from "./steps.js";
import { pageAddress, positionNumber } from "./table.js";

const AGAIN = 1000;  // milliseconds

export function listenToServer(table) {
  const source = new EventSource(`${pageAddress(table, "events")}?seat=${table.seat}`);
  const on = (kind, heard) => source.addEventListener(kind, (event) => {
    connected(table);
    heard(JSON.parse(event.data));
  });
  on("hello", ({ number }) => {
    table.main.dataset.live = "on";
    if (number !== positionNumber()) loadSoon(table);
  });
  on("update", (step) => follow(table, step));
  on("gone", () => location.assign(`/t/${table.id}`));  // somebody took the seat away
  source.addEventListener("error", () => {
    table.main.dataset.live = "off";
    disconnected(table);
    if (source.readyState === EventSource.CLOSED) setTimeout(() => listenToServer(table), AGAIN);  // else the browser does
  });
}
