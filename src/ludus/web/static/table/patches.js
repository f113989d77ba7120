/* Edits: how a part of the page becomes what it is to be. The server compares the markup (server/views/patches.py); here its
   edits are carried out one after the other, so that whatever stays the same stays the same element. */

/* Carry out edits on a part; returns the elements that look different now. */
export function patch(root, edits) {
  return edits.flatMap(([path, ...edit]) => {
    const element = follow(root, path), before = standing(element);
    if (edit.length === 3) return [element, ...splice(element, ...edit)];
    if (typeof edit[0] === "string") element.textContent = edit[0];
    else setAttributes(element, edit[0]);
    return element.localName !== "title" && isSeen(edit[0], before !== standing(element)) ? [element] : [];
  });
}

/* What a thing is, apart from whether something can be done with it, which shows by itself. */
const standing = ({ classList }) => [...classList].filter((name) => !["can", "locked", "later"].includes(name)).join(" ");

function isSeen(edit, otherwise) {
  if (typeof edit === "string" || otherwise) return true;
  return Object.keys(edit).some((name) => !/^(class|tabindex|role|aria-.*|data-.*)$/.test(name));
}

const follow = (root, path) => path === "" ? root : path.split("/").reduce((at, n) => at.children[n], root);

function setAttributes(element, values) {
  for (const [name, value] of Object.entries(values)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/* Put markup in the place of some children; returns those of it that have a piece which was not there. */
function splice(element, start, count, markup) {
  const old = [...element.children].slice(start, start + count), next = element.children[start + count] ?? null;
  const fresh = parsed(element, markup), known = new Set(old.flatMap(piecesIn));
  for (const child of old) child.remove();
  for (const child of fresh) element.insertBefore(child, next);
  return fresh.filter((child) => piecesIn(child).some((name) => !known.has(name)));
}

const piecesIn = (element) => [element, ...element.querySelectorAll("[data-piece]")]
  .map(({ dataset }) => dataset.piece).filter(Boolean);

/* Markup as elements of the kind that their parent is: what stands inside a picture is no HTML. */
function parsed({ namespaceURI }, markup) {
  const template = document.createElement("template"), picture = namespaceURI === SVG;
  template.innerHTML = picture ? `<svg>${markup}</svg>` : markup;
  return [...(picture ? template.content.firstChild : template.content).children];
}

const SVG = "http://www.w3.org/2000/svg";
