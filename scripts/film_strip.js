/* oxlint-disable no-unused-expressions -- a page evaluates this file */
/* Chooses some frames, about as much having changed between any two, and lays them side by side, each cut down to where they
   differ within the board. */
async ([frames, [left, top, width, height], shown, columns, wanted]) => {
  const MARGIN = 24, SHAPE = 0.62;  // pixels around what changes; height of a frame to its width, at the least
  const SMALL = 160, SLIGHT = 20;  // a frame's width while frames are compared; a difference of colours that nobody sees
  const all = await Promise.all(frames.map(async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    return picture;
  }));
  const sketch = new OffscreenCanvas(SMALL, Math.round(SMALL * height / width)), pen = sketch.getContext("2d", { willReadFrequently: true });
  const sketches = all.map((picture) => {
    pen.drawImage(picture, left, top, width, height, 0, 0, sketch.width, sketch.height);
    return pen.getImageData(0, 0, sketch.width, sketch.height).data;
  });
  const changed = sketches.map((one, n) => n ? Math.sqrt(one.filter((value, k) => Math.abs(value - sketches[n - 1][k]) > SLIGHT).length) : 0);
  let sum = 0;
  const upto = changed.map((change) => (sum += change));
  const steps = Array.from({ length: wanted }, (_, n) => upto.findIndex((change) => change >= sum * n / (wanted - 1) - 1e-6));
  const pictures = [...new Set(steps)].map((n) => all[n]);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: Math.floor(width), height: Math.floor(height) });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const pixels = pictures.map((picture) => {
    context.drawImage(picture, -left, -top);
    return new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
  });
  const box = { left: canvas.width, top: canvas.height, right: 0, bottom: 0 };
  for (const other of pixels.slice(1)) {
    for (let at = 0; at < other.length; at += 1) {
      if (other[at] === pixels[0][at]) continue;
      const x = at % canvas.width, y = Math.floor(at / canvas.width);
      Object.assign(box, { left: Math.min(box.left, x), top: Math.min(box.top, y),
        right: Math.max(box.right, x), bottom: Math.max(box.bottom, y) });
    }
  }
  const grown = (from, to, least, most) => {
    const size = Math.min(most, Math.max(to - from + 2 * MARGIN, least)), middle = (from + to) / 2;
    return [Math.max(0, Math.min(most - size, middle - size / 2)), size];
  };
  const [x, w] = grown(box.left, box.right, Math.min(shown, canvas.width), canvas.width);
  const [y, h] = grown(box.top, box.bottom, Math.min(w * SHAPE, canvas.height), canvas.height);
  document.body.style.cssText = `margin:0;padding:4px;display:grid;grid:auto/repeat(${columns},${shown}px);gap:4px;background:#888`;
  for (const picture of pictures) {
    const cut = document.createElement("canvas");
    Object.assign(cut, { width: shown, height: Math.round(shown * h / w) });
    cut.getContext("2d").drawImage(picture, left + x, top + y, w, h, 0, 0, cut.width, cut.height);
    document.body.append(cut);
  }
}
