/* Where things lie on the screen. */

/* Put a small box below a thing or, where there is no room, above it; always within the window. */
function beside(box, thing) {
  const at = thing.getBoundingClientRect(), size = box.getBoundingClientRect(), edge = 12;
  const left = Math.min(Math.max(edge, at.left), innerWidth - size.width - edge);
  const below = Math.max(edge, Math.min(at.bottom + 8, innerHeight - size.height - edge));
  const top = at.bottom + 8 + size.height < innerHeight || at.top - size.height - 8 < edge ? below : at.top - size.height - 8;
  Object.assign(box.style, { position: "fixed", margin: 0, left: `${left}px`, top: `${top}px` });
}

/* Of some things the nearest one in a direction, seen from another. */
function nearest(things, from, dx, dy) {
  const centre = (thing) => { const box = thing.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
  const [x, y] = centre(from);
  const far = (thing) => {
    const [a, b] = centre(thing), ahead = (a - x) * dx + (b - y) * dy;
    return ahead > 2 ? ahead + 2 * Math.abs((a - x) * dy + (b - y) * dx) : Infinity;
  };
  return things.filter((thing) => far(thing) < Infinity).sort((a, b) => far(a) - far(b))[0];
}
