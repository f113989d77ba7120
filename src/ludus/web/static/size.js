/* The size of the board. It is changed by buttons, keys, the wheel and two fingers; a larger board is moved by dragging.
   Over what a game marks with data-zoom, a map for instance, the wheel alone is enough; elsewhere it scrolls, and zooms
   together with the control key. */

function sizing(table, sheet) {
  const LARGEST = 6;           // times as wide as the frame
  const STILL_LEGIBLE = 0.6;   // pixels for a unit of the drawing
  const frames = one(".frames", table);
  let zoom = 1;                // 1: as wide as the frame
  let untouched = true;        // nobody has asked for another size yet

  /* The size at which the whole board is seen, never more than the width of the frame; and whether it can be read then. */
  function fitting() {
    const frame = sheet(), { width, height } = one("svg.ludus", frame)?.viewBox.baseVal ?? { width: 1, height: 1 };
    const style = getComputedStyle(frame), edges = parseFloat(style.paddingTop) * 2;
    const tall = (parseFloat(style.maxHeight) || frame.clientHeight) - edges, wide = frame.clientWidth - edges;
    const whole = wide > 0 && tall > 0 ? Math.min(1, tall * width / height / wide) : 1;
    return { whole, start: whole * wide / width < STILL_LEGIBLE ? 1 : whole };
  }

  /* Another size; what lies at a place on the screen, or in the middle of the frame, stays there. */
  function set(size, clientX, clientY) {
    const frame = sheet(), drawing = one("svg.ludus", frame) || frame, view = frame.getBoundingClientRect();
    const x = clientX ?? view.left + view.width / 2, y = clientY ?? view.top + view.height / 2;
    const was = drawing.getBoundingClientRect(), across = (x - was.left) / was.width, down = (y - was.top) / was.height;
    zoom = Math.min(LARGEST, Math.max(fitting().whole, size));
    table.style.setProperty("--zoom", zoom);
    table.toggleAttribute("data-zoomed", zoom > 1);
    const is = drawing.getBoundingClientRect();
    if (was.width && drawing !== frame) frame.scrollBy(is.left + across * is.width - x, is.top + down * is.height - y);
  }

  const fit = () => { if (untouched) set(fitting().start); };

  /* Larger or smaller around a place on the screen, or around the middle. */
  function by(factor, clientX, clientY) {
    untouched = false;
    set(zoom * factor, clientX, clientY);
  }

  function wheel(event) {
    const mapped = event.target.closest("[data-zoom]"), frame = sheet(), larger = event.deltaY < 0;
    const magnified = zoom > fitting().start + 0.01;
    if (!event.ctrlKey && !(mapped && (magnified || larger && frame.scrollTop === 0))) return;
    event.preventDefault();
    const gentle = Math.abs(event.deltaY) < 40 && event.ctrlKey;  // two fingers on a touchpad come as many small turns
    by(Math.exp(-event.deltaY / (gentle ? 100 : 450)), event.clientX, event.clientY);
  }

  let fingers = null;  // where two of them were last: their distance, and the place between them
  const between = ([one, two]) => ({
    apart: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY),
    x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2,
  });

  function pinch(event) {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const now = between(event.touches);
    if (fingers) {
      sheet().scrollBy(fingers.x - now.x, fingers.y - now.y);
      by(now.apart / fingers.apart, now.x, now.y);
    }
    fingers = now;
  }

  /* A mouse drags the board; the click that ends it is none. */
  function drag(down) {
    const frame = down.target.closest(".sheet");
    if (!frame || down.pointerType !== "mouse" || down.button !== 0) return;
    const { scrollLeft, scrollTop } = frame;
    let dragged = false;
    const move = ({ clientX, clientY }) => {
      if (!dragged && Math.hypot(clientX - down.clientX, clientY - down.clientY) <= 5) return;
      if (!dragged) document.activeElement.blur();  // what was pressed is not meant
      dragged = true;
      frame.scrollTo(scrollLeft + down.clientX - clientX, scrollTop + down.clientY - clientY);
    };
    const end = () => {
      removeEventListener("pointermove", move);
      if (!dragged || frame.scrollLeft === scrollLeft && frame.scrollTop === scrollTop) return;
      const swallow = (event) => event.stopPropagation();
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end, { once: true });
  }

  /* A finger cannot hit a small thing: the first touch brings it near, the second one counts. */
  function tooSmall(thing) {
    const { width, height } = thing.getBoundingClientRect();
    return matchMedia("(pointer: coarse)").matches && zoom < 2.5 && Math.min(width, height) * (visualViewport?.scale ?? 1) < 30;
  }

  function near(thing) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    by(2.6 / zoom, left + width / 2, top + height / 2);
  }

  /* What can be done is brought into sight where none of it is. */
  function reveal() {
    const frame = sheet(), view = frame.getBoundingClientRect(), things = all(".thing.can", frame);
    const seen = ({ left, right, top, bottom }) => right > view.left && left < view.right && bottom - 8 > view.top && top + 8 < view.bottom;
    if (!things.length || things.some((thing) => seen(thing.getBoundingClientRect()))) return;
    const { left, top, width, height } = things[0].getBoundingClientRect();
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
    frame.scrollBy({ left: left + width / 2 - view.left - view.width / 2, top: top + height / 2 - view.top - view.height / 2, behavior });
  }

  frames.addEventListener("wheel", wheel, { passive: false });
  frames.addEventListener("touchstart", () => { fingers = null; }, { passive: true });
  frames.addEventListener("touchmove", pinch, { passive: false });
  frames.addEventListener("pointerdown", drag);
  addEventListener("resize", fit);
  return {
    by, fit, near, reveal, tooSmall,
    whole() { untouched = false; set(zoom < fitting().whole + 0.01 ? 1 : fitting().whole); },
  };
}
