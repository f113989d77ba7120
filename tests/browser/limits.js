/* oxlint-disable no-unused-expressions -- a page evaluates this file */
/* What is too small or too faint on a page: text, things to press, and text against what lies behind it. */
({ text: leastText, target: leastTarget, contrast: leastContrast }) => {
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
    && element.getClientRects().length && !element.closest(".unseen, .skip, [inert]") && getComputedStyle(element).clipPath !== "inset(50%)";
  const name = (element) => {
    const part = element.closest("[data-area], [data-part], .looks, .replay")?.dataset ?? {};
    return `${part.area ?? part.part ?? ""} ${element.tagName} ${element.textContent.trim().slice(0, 30)}`;
  };
  const ownText = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const scale = (element) => {
    const frame = element.getScreenCTM?.();
    return frame ? Math.hypot(frame.a, frame.b) : 1;
  };
  const size = (element) => parseFloat(getComputedStyle(element).fontSize) * scale(element);

  /* Colours: mixed over what lies below, then compared as WCAG does. */
  const rgba = (colour) => {
    const [red, green, blue, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return colour.startsWith("color(srgb") ? [red * 255, green * 255, blue * 255, alpha] : [red, green, blue, alpha];
  };
  const light = ([...channels]) => channels.slice(0, 3).map((c) => c / 255)
    .map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4).reduce((sum, c, n) => sum + c * [0.2126, 0.7152, 0.0722][n], 0);
  const ratio = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
  const filled = (element) => {
    const style = getComputedStyle(element), drawn = element instanceof SVGGeometryElement;
    const colour = drawn ? style.fill : style.backgroundColor;
    const [red, green, blue, alpha] = rgba(colour);
    return !/^rgb|^color/.test(colour) || Number.isNaN(red) ? null
      : [red, green, blue, alpha * Number(style.opacity) * (drawn ? Number(style.fillOpacity) : 1)];
  };
  const behind = (element) => {
    const enlarged = element.closest(".large")?.querySelector(".box");  // a card that lets the pointer through
    if (enlarged) return filled(enlarged);
    const { left, top, width, height } = element.getBoundingClientRect(), inPicture = element instanceof SVGElement;
    for (let at = inPicture ? null : element; at; at = at.parentElement) if (filled(at)?.[3] > 0.89) return filled(at);
    for (const lower of document.elementsFromPoint(left + width / 2, top + height / 2)) {
      if (lower instanceof SVGTextContentElement || lower instanceof SVGElement && element.contains(lower)) continue;
      const colour = filled(lower);
      if (lower instanceof SVGElement && getComputedStyle(lower).fill.startsWith("url")) return null;  // a pattern
      if (colour?.[3] > 0.9) return colour;
    }
    return rgba(getComputedStyle(document.documentElement).backgroundColor);
  };
  const ink = (element) => getComputedStyle(element)[element instanceof SVGElement ? "fill" : "color"];
  const faint = (element) => {
    const style = getComputedStyle(element), colour = rgba(ink(element));
    const back = behind(element), large = size(element) >= 24 || size(element) >= 18.66 && Number(style.fontWeight) >= 700;
    if (!back || colour.length < 3 || style.stroke !== "none") return false;  // outlined letters are read by their outline
    return ratio(colour, back) < (large ? 3 : leastContrast) - 0.05;
  };

  const texts = [...document.body.querySelectorAll("*")].filter((element) => ownText(element)
    && !["SCRIPT", "STYLE", "TITLE", "DESC", "OPTION", "title", "desc"].includes(element.tagName) && seen(element));
  /* What lies under something that is laid over the page for a while is not read. */
  const covered = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".ending, .panes, dialog");
    return Boolean(over) && !over.contains(element);
  };
  const onScreen = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect(), x = left + width / 2, y = top + height / 2;
    return x > 0 && y > 0 && x < innerWidth && y < innerHeight;  // the middle, behind which is looked
  };
  const inText = (element) => element.matches("p a, li a, .story a");
  const targets = [...document.querySelectorAll("button, a[href], summary, input, select, .thing.can")]
    .filter((element) => seen(element) && !element.disabled && !inText(element) && !element.closest(".area[data-zoom]"));
  const box = (element) => ([...element.querySelectorAll(".box")].find(seen) ?? element).getBoundingClientRect();
  const least = (element) => {
    const label = element.closest("label")?.getBoundingClientRect();
    const { width, height } = label ?? box(element);
    return Math.min(width, height);
  };
  return [
    ...texts.filter((element) => size(element) < leastText - 0.1).map((element) => `text ${size(element).toFixed(1)}: ${name(element)}`),
    ...targets.filter((element) => least(element) < leastTarget - 0.6).map((element) => `target ${least(element).toFixed(1)}: ${name(element)}`),
    ...texts.filter((element) => onScreen(element) && !covered(element) && !element.closest(".locked, :disabled, [aria-disabled]") && faint(element))
      .map((element) => `contrast: ${name(element)}, ${ink(element)} on ${behind(element)}`),
  ];
}
