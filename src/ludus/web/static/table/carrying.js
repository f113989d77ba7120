/* Pieces that can be carried (data-carry): a mouse or a finger takes one up, which is what pressing it does, and puts it down
   where it can go. Put down anywhere else, it goes back. */

import { carriedIn, swallowClick } from "./area_gestures.js";
import { layer } from "./flying.js";
import { touch } from "./moves.js";
import { undo } from "./undo.js";

const STILL = 6;  // pixels: what moved no farther was pressed

export function listenForCarrying(table) {
  table.main.addEventListener("pointerdown", (down) => {
    const thing = carriedIn(down);
    if (thing && down.button === 0 && !table.plan) follow(table, thing, down);
  });
}

function follow(table, thing, down) {
  let lifted = null, begun = null;
  const move = ({ pointerId, clientX, clientY }) => {
    const x = clientX - down.clientX, y = clientY - down.clientY;
    if (pointerId !== down.pointerId || !lifted && Math.hypot(x, y) <= STILL) return;
    if (!lifted) { lifted = lift(thing); begun = touch(table, thing); }
    lifted.style.translate = `${x}px ${y}px`;
  };
  const end = async (up) => {
    if (up.pointerId !== down.pointerId) return;
    removeEventListener("pointermove", move);
    for (const kind of ["pointerup", "pointercancel"]) removeEventListener(kind, end);
    if (!lifted) return;
    swallowClick();
    const taken = await begun;
    lifted.remove();
    if (taken) await putDown(table, up);
  };
  addEventListener("pointermove", move);
  for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, end);
}

/* A copy of the piece that follows the pointer above everything. */
function lift(thing) {
  const piece = thing.querySelector(".piece") ?? thing, { parentNode: parent } = piece;
  return layer(piece.cloneNode(true), parent.getScreenCTM(), parent);
}

/* The page shows by now where the piece can go. */
function putDown(table, { type, clientX, clientY }) {
  const under = type === "pointerup" ? document.elementsFromPoint(clientX, clientY) : [];
  const place = under.map((element) => element.closest(".sheet .thing.can[data-target]")).find(Boolean);
  return place ? touch(table, place) : undo(table);
}
