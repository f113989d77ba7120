/* The wheel and two fingers change the size of the board; a mouse drags it. Over what a game marks with data-zoom, a map
   for instance, the wheel alone is enough; elsewhere it scrolls, and zooms together with the control key. */

import { one } from "./dom.js";
import { sheet } from "./table.js";
import { fit, magnified, zoomBy } from "./zoom.js";

const STILL = 5;  // pixels: a mouse that moved no farther has clicked

/* How much larger a turn of the wheel makes the board. Two fingers on a touchpad come as many small turns. */
export function wheelFactor(deltaY, ctrlKey) {
  const gentle = Math.abs(deltaY) < 40 && ctrlKey;
  return Math.exp(-deltaY / (gentle ? 100 : 450));
}

function wheel(table, event) {
  const atTop = event.deltaY < 0 && sheet(table).scrollTop === 0;
  const onMap = event.target.closest("[data-zoom]") && (magnified(table) || atTop);
  if (!event.ctrlKey && !onMap) return;
  event.preventDefault();
  zoomBy(table, wheelFactor(event.deltaY, event.ctrlKey), event.clientX, event.clientY);
}

/* How far two fingers are apart, and the place between them. */
export const between = ([a, b]) => ({
  apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
  x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2,
});

function listenForFingers(table, frames) {
  let last = null;  // where two fingers were
  frames.addEventListener("touchstart", () => { last = null; }, { passive: true });
  frames.addEventListener("touchmove", (event) => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const now = between(event.touches);
    if (last) {
      sheet(table).scrollBy(last.x - now.x, last.y - now.y);
      zoomBy(table, now.apart / last.apart, now.x, now.y);
    }
    last = now;
  }, { passive: false });
}

/* A mouse drags the board; the click that ends it is none. */
function drag(down) {
  const frame = down.target.closest(".sheet");
  if (!frame || down.pointerType !== "mouse" || down.button !== 0) return;
  const { scrollLeft, scrollTop } = frame;
  let dragged = false;
  const move = ({ clientX, clientY }) => {
    if (!dragged && Math.hypot(clientX - down.clientX, clientY - down.clientY) <= STILL) return;
    if (!dragged) document.activeElement.blur();  // what was pressed is not meant
    dragged = true;
    frame.scrollTo(scrollLeft + down.clientX - clientX, scrollTop + down.clientY - clientY);
  };
  const end = () => {
    removeEventListener("pointermove", move);
    if (dragged && (frame.scrollLeft !== scrollLeft || frame.scrollTop !== scrollTop)) swallowClick();
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end, { once: true });
}

function swallowClick() {
  const swallow = (event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

export function listenForGestures(table) {
  const frames = one(".frames", table.main);
  frames.addEventListener("wheel", (event) => wheel(table, event), { passive: false });
  listenForFingers(table, frames);
  frames.addEventListener("pointerdown", drag);
  addEventListener("resize", () => fit(table));
}
