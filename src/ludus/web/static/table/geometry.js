/* Where things lie on the screen. Boxes are as getBoundingClientRect gives them. */

const GAP = 8, EDGE = 12;  // pixels: between a thing and the box beside it, and to the edge of the window

/* Where a small box goes: beside a thing, on the side with room for it, so that the thing itself is seen, and where it hides
   least of what else there is to choose; always within the window. To the right is best, for that is where reading goes on. */
export function placeBeside(thing, box, view, others = []) {
  const left = within(thing.left, box.width, view.width), top = within(thing.top, box.height, view.height);
  const places = [
    { left: thing.right + GAP, top }, { left: thing.left - GAP - box.width, top },
    { left, top: thing.bottom + GAP }, { left, top: thing.top - GAP - box.height },
  ];
  const fits = (at) => at.left >= EDGE && at.top >= EDGE
    && at.left + box.width <= view.width - EDGE && at.top + box.height <= view.height - EDGE;
  const hidden = (at) => others.reduce((area, other) => area + overlap(at, box, other), 0);
  const [best] = places.filter(fits).map((at) => ({ at, area: hidden(at) })).toSorted((a, b) => a.area - b.area);
  return best?.at ?? { left, top: within(thing.bottom + GAP, box.height, view.height) };
}

/* How much of a box a smaller one covers that lies there. */
function overlap(at, { width, height }, other) {
  const wide = Math.min(at.left + width, other.right) - Math.max(at.left, other.left);
  const high = Math.min(at.top + height, other.bottom) - Math.max(at.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

const within = (start, length, most) => Math.max(EDGE, Math.min(start, most - length - EDGE));

export function putBeside(box, thing, others = []) {
  const view = { width: innerWidth, height: innerHeight };
  const rectangles = others.map((other) => other.getBoundingClientRect());
  const { left, top } = placeBeside(thing.getBoundingClientRect(), box.getBoundingClientRect(), view, rectangles);
  Object.assign(box.style, { position: "fixed", margin: 0, left: `${left}px`, top: `${top}px` });
}

export const centre = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });
export const middle = (thing) => centre(thing.getBoundingClientRect());

/* How far a place is in a direction; what lies aside counts twice, what lies behind never. */
export function distance(from, to, dx, dy) {
  const x = to.x - from.x, y = to.y - from.y, ahead = x * dx + y * dy;
  return ahead > 2 ? ahead + 2 * Math.abs(x * dy + y * dx) : Infinity;
}

/* Where a thing is: what is shown of it only while it is in focus, such as a large card, does not count. */
const placeOf = (thing) => middle(thing.querySelector(".box") ?? thing);

/* Of some things the nearest one in a direction, seen from another; undefined where there is none. */
export function nearest(things, from, dx, dy) {
  const start = placeOf(from);
  const found = things.map((thing) => ({ thing, far: distance(start, placeOf(thing), dx, dy) }));
  return found.filter(({ far }) => far < Infinity).toSorted((a, b) => a.far - b.far)[0]?.thing;
}

/* How much larger a turn of the wheel makes the board. Two fingers on a touchpad come as many small turns. */
export function wheelFactor(deltaY, ctrlKey) {
  const gentle = Math.abs(deltaY) < 40 && ctrlKey;
  return Math.exp(-deltaY / (gentle ? 100 : 450));
}

/* How far two fingers are apart, and the place between them. */
export const between = ([a, b]) => ({
  apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
  x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2,
});
