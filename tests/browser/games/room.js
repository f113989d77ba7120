/* Which words have no room: on a page, and in the picture of a board. */

/* Texts that run out of their place, out of the screen, or are cut off. */
function onPages() {
  const found = [], slack = 1.5;
  const note = (what, text) => found.push(`${what}: ${text.replace(/\s+/g, " ").trim().slice(0, 80)}`);
  // What happened last is one line of the log, as far as there is room: a touch opens the log, which has all of it.
  const hidden = (one) => one.closest(".unseen, .skip, .latest, svg") || getComputedStyle(one).clipPath === "inset(50%)";
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && !hidden(one);
  if (document.documentElement.scrollWidth > innerWidth + 1) note("page wider than the screen", location.pathname);

  function check(node, rect) {
    for (let place = node.parentElement; place !== document.body; place = place.parentElement) {
      const style = getComputedStyle(place), box = place.getBoundingClientRect();
      if (["inline", "contents"].includes(style.display)) continue;
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return;
      if (rect.right > box.right + slack || rect.left < box.left - slack) return note(`out of ${place.tagName}`, node.data);
      if (style.overflow === "hidden" && rect.bottom > box.bottom + 4) return note(`below ${place.tagName}`, node.data);
    }
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!node.data.trim() || !shown(node.parentElement) || node.parentElement.closest("script, style, option")) continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) check(node, rect);
  }

  const pen = document.createElement("canvas").getContext("2d");
  for (const field of document.querySelectorAll("select, input[placeholder]")) {
    if (!shown(field)) continue;
    const style = getComputedStyle(field), list = field.matches("select");
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - (list ? 20 : 0);
    pen.font = style.font;
    for (const text of list ? [...field.options].map((option) => option.text) : [field.placeholder])
      if (pen.measureText(text).width > room + slack) note(`cut off in ${field.name}`, text);
  }
  return found;
}

/* Texts of the board that leave the smallest box around their middle, or that lie on each other. */
function onBoards() {
  return [...document.querySelectorAll(".real svg.ludus:not(.shared)")].filter((svg) => svg.checkVisibility()).flatMap(onBoard);
}

function onBoard(svg) {
  const frame = svg.getBoundingClientRect(), found = [];
  const unit = svg.viewBox.baseVal.width / frame.width;
  const painted = (rect) => ["fill", "stroke"].some((paint) => getComputedStyle(rect)[paint] !== "none");
  const boxes = [...svg.querySelectorAll("rect")].filter(painted).map((rect) => rect.getBoundingClientRect())
    .filter((box) => box.width * unit > 20 && box.height * unit > 12);
  const texts = [...svg.querySelectorAll("text")].filter((text) => text.textContent.trim() && text.checkVisibility() && text.getBoundingClientRect().width)
    .map((text) => ({
      words: text.textContent.trim(), box: text.getBoundingClientRect(), size: parseFloat(getComputedStyle(text).fontSize),
    })).filter(({ box }) => box.width);  // what stands in a part that is not displayed is nowhere

  for (const { words, box } of texts) {
    const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
    const around = boxes.filter((one) => one.left <= x && x <= one.right && one.top <= y && y <= one.bottom);
    const place = [frame, ...around].reduce((a, b) => (a.width * a.height < b.width * b.height ? a : b));
    const over = Math.max(place.left - box.left, box.right - place.right);
    if (over * unit > 1.5) found.push(`out of its box: ${words}`);
  }
  texts.forEach((one, n) => texts.slice(n + 1).forEach((other) => {
    const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    const lies = across * unit > 2 && down * unit > Math.min(one.size, other.size) * 0.45;
    if (lies) found.push(`on each other: ${one.words} | ${other.words}`);
  }));
  return found;
}
