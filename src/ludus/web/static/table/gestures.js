/* The wheel and two fingers change the size of a board; a mouse drags it. The wheel alone is enough over what a
   game marks with data-zoom; elsewhere it scrolls, and zooms together with the control key. Areas: see area_gestures.js. */

import { areaAt, listenInAreas, swallowClick } from "./area_gestures.js";
import { zoomArea } from "./areas.js";
import { one } from "./dom.js";
import { between, wheelFactor } from "./geometry.js";
import { sheet } from "./table.js";
import { fit, magnified, zoomBy } from "./zoom.js";

const STILL = 5;  // pixels: a mouse that moved no farther has clicked

function wheel(table, event) {
  const area = areaAt(event), atTop = event.deltaY < 0 && sheet(table).scrollTop === 0;
  const onMap = event.target.closest("[data-zoom]") && (magnified(table) || atTop);
  if (!area && !event.ctrlKey && !onMap) return;
  event.preventDefault();
  const factor = wheelFactor(event.deltaY, event.ctrlKey);
  if (area) zoomArea(table, area, factor, event.clientX, event.clientY);
  else zoomBy(table, factor, event.clientX, event.clientY);
}

function listenForFingers(table, frames) {
  let last = null;  // where two fingers were
  frames.addEventListener("touchstart", () => { last = null; }, { passive: true });
  frames.addEventListener("touchmove", (event) => {
    if (event.touches.length !== 2 || areaAt(event)) return;
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
  if (!frame || areaAt(down) || down.pointerType !== "mouse" || down.button !== 0) return;
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

export function listenForGestures(table) {
  const frames = one(".frames", table.main);
  frames.addEventListener("wheel", (event) => wheel(table, event), { passive: false });
  listenForFingers(table, frames);
  listenInAreas(table, frames);
  frames.addEventListener("pointerdown", drag);
  new ResizeObserver(() => fit(table)).observe(frames);
}
