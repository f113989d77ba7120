/* Where things lie on the screen. Boxes are as getBoundingClientRect gives them. */

const GAP = 8, EDGE = 12;  // pixels: between a thing and the box beside it, and to the edge of the window

/* Where a small box goes: below a thing or, where there is no room, above it; always within the window. */
export function placeBeside(thing, box, view) {
  const left = Math.min(Math.max(EDGE, thing.left), view.width - box.width - EDGE);
  const below = thing.bottom + GAP, above = thing.top - GAP - box.height;
  if (below + box.height >= view.height && above >= EDGE) return { left, top: above };
  return { left, top: Math.max(EDGE, Math.min(below, view.height - box.height - EDGE)) };
}

export function putBeside(box, thing) {
  const view = { width: innerWidth, height: innerHeight };
  const { left, top } = placeBeside(thing.getBoundingClientRect(), box.getBoundingClientRect(), view);
  Object.assign(box.style, { position: "fixed", margin: 0, left: `${left}px`, top: `${top}px` });
}

export const centre = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });
export const middle = (thing) => centre(thing.getBoundingClientRect());

/* How far a place is in a direction; what lies aside counts twice, what lies behind never. */
export function distance(from, to, dx, dy) {
  const x = to.x - from.x, y = to.y - from.y, ahead = x * dx + y * dy;
  return ahead > 2 ? ahead + 2 * Math.abs(x * dy + y * dx) : Infinity;
}

/* Of some things the nearest one in a direction, seen from another; undefined where there is none. */
export function nearest(things, from, dx, dy) {
  const start = middle(from);
  const found = things.map((thing) => ({ thing, far: distance(start, middle(thing), dx, dy) }));
  return found.filter(({ far }) => far < Infinity).toSorted((a, b) => a.far - b.far)[0]?.thing;
}
