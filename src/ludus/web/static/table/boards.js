/* Whose board is shown, in games where each player has their own. */

import { load } from "./redraw.js";

/* Without a seat, or with the reader's own, the reader's own board. */
export function showBoardOf(table, seat) {
  table.of = seat === "" || Number(seat) === table.seat ? null : Number(seat);
  table.still = true;  // another board: nothing on it has moved
  return load(table);
}
