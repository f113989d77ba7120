/* The one script of Ludus. It knows no rules: it shows what the server sends, and sends back an action's number.
   A table's page consists of parts (data-part); the server renders them, the script puts them in place. */
"use strict";

const one = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];

/* Small things on every page */

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
  button.textContent = "✓";
});

const room = one("[data-waiting]");
if (room) {
  const source = new EventSource(`/api/v1/tables/${room.dataset.waiting}/events`);
  const busy = () => document.activeElement?.matches("input, select");
  source.addEventListener("told", (event) => {
    if (JSON.parse(event.data).kind === "begin" || !busy()) location.reload();
  });
}

/* The table */

const table = one("main.table");
if (table) play(table);

function play(table) {
  const id = table.dataset.table;
  const seat = Number(table.dataset.seat);
  const say = (key) => table.dataset["say" + key[0].toUpperCase() + key.slice(1)];
  const [live, banner, note, menu, help] = ["live", "banner", "note", "menu", "help"].map((name) => document.getElementById(name));
  const served = new Map();  // each part's markup as the server sent it last
  let planned = null;        // the actions of a plan, while there is one
  let looking = null;        // the moment looked back at, or null for now
  let lastTold = [];
  let request = 0;

  const part = (name) => one(`[data-part="${name}"]`, table);
  const state = () => part("state").dataset;

  // showing

  function place(markup) {
    const sent = document.createElement("template");
    sent.innerHTML = markup;
    const focused = focusKey();
    for (const fresh of [...sent.content.children]) {
      const name = fresh.dataset.part, old = part(name);
      if (!old || served.get(name) === fresh.outerHTML) continue;
      served.set(name, fresh.outerHTML);
      const opened = old.matches("details") ? old.open : one("details", old)?.open;
      const before = name === "board" || name === "copy" ? looks(old) : null;
      old.replaceWith(fresh);
      const details = fresh.matches("details") ? fresh : one("details", fresh);
      if (details && opened !== undefined) details.open = opened;
      if (before) showChanges(before, fresh);
    }
    refocus(focused);
    settle();
  }

  const looks = (board) => new Map(all("[data-target]", board).map((thing) => [thing.dataset.target, thing.innerHTML]));

  function showChanges(before, board) {
    for (const thing of all("[data-target]", board)) {
      const was = before.get(thing.dataset.target);
      if (was !== undefined && was !== thing.innerHTML) thing.classList.add("changed");
    }
  }

  function focusKey() {
    const active = document.activeElement;
    if (!active || !table.contains(active)) return null;
    for (const name of ["target", "action", "do", "moment"]) {
      if (active.dataset[name] !== undefined) return `[data-${name}="${CSS.escape(active.dataset[name])}"]`;
    }
    return null;
  }

  function refocus(selector) {
    if (!selector || table.contains(document.activeElement) && document.activeElement !== document.body) return;
    const again = one(selector, sheet()) || one(selector, table);
    (again || sheet()).focus({ preventScroll: true });
  }

  const sheet = () => one(planned ? ".copied" : ".real", table);

  function settle() {
    const slider = one("#moment"), now = state();
    slider.max = now.moments;
    slider.value = now.moment;
    one("#moment-name").textContent = `${now.moment} / ${now.moments}`;
    for (const button of all('[data-do="now"], [data-do="later"]', table)) button.disabled = now.now === "yes";
    for (const link of all("a[data-moment]", table)) link.toggleAttribute("aria-current", link.dataset.moment === now.moment && now.now === "no");
    for (const button of all("button[data-frames]", table)) button.setAttribute("aria-pressed", button.dataset.frames === table.dataset.frames);
    one('[data-do="text"]', table).setAttribute("aria-pressed", table.dataset.text === "on");
    const story = one('[data-part="story"] ol', table);
    story.scrollTop = story.scrollHeight;
  }

  async function load(more = "") {
    const mine = ++request;
    const at = looking === null ? "" : `&at=${looking}`;
    const answer = await send(`/t/${id}/play?seat=${seat}${at}${more}`);
    if (!answer || mine !== request) return;
    if (!answer.ok) return location.reload();
    const markup = await answer.text();
    if (planned) return showPlan(markup);
    place(markup);
  }

  let waiting = 0;
  function loadSoon() {
    clearTimeout(waiting);
    waiting = setTimeout(load, 40);
  }

  // asking the server

  async function send(path, body) {
    const options = body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    for (let pause = 300; ; pause = Math.min(pause * 2, 5000)) {
      try {
        const answer = await fetch(path, options);
        if (banner.dataset.kind === "lost") tell("");
        return answer;
      } catch {  // a move can be sent again: the server plays it once
        tell(say("lost"), "lost");
        await new Promise((done) => setTimeout(done, pause));
      }
    }
  }

  async function post(what, body) {
    const answer = await send(`/api/v1/tables/${id}/${what}`, { seat, ...body });
    if (answer.ok) return answer.json();
    const { message, reasons } = await answer.json();
    tell(reasons?.length ? reasons.join("; ") : message);
    await load();
    return null;
  }

  function tell(text, kind = "told") {
    banner.textContent = text;
    banner.dataset.kind = kind;
    if (text && kind !== "lost") setTimeout(() => { if (banner.textContent === text) banner.textContent = ""; }, 6000);
  }

  const announce = (text) => { live.textContent = ""; live.textContent = text; };

  // doing

  async function act(number) {
    hideNote();
    menu.close();
    if (planned) { planned.push(number); return showPlan(); }
    const done = await post("moves", { number: Number(state().number), actions: [number] });
    if (done) await load();
  }

  async function touch(thing) {
    const target = thing.dataset.target;
    if (planned && thing.closest(".real")) return tell(say("real"));
    const actions = all(`[data-part="actions"] [data-of="${CSS.escape(target)}"]`, table);
    if (actions.length === 1) return act(Number(actions[0].dataset.action));
    if (actions.length) return choose(thing, actions);
    return explain(thing, true);
  }

  function choose(thing, actions) {
    one("#menu-title").textContent = thing.getAttribute("aria-label") || say("choose");
    one(".choices", menu).replaceChildren(...actions.map((action) => action.cloneNode(true)));
    menu.showModal();
    if (matchMedia("(min-width: 60rem)").matches) beside(menu, thing);
  }

  async function explain(thing, asked) {
    if (planned || looking !== null) return;
    const answer = await send(`/api/v1/tables/${id}/why?seat=${seat}&target=${encodeURIComponent(thing.dataset.target)}`);
    const reasons = answer.ok ? await answer.json() : [];
    if (!reasons.length && !asked) return;
    note.replaceChildren(...reasons.flatMap(({ text, reasons }) => {
      const head = document.createElement("p"), list = document.createElement("ul");
      head.textContent = text;
      list.append(...reasons.map((reason) => Object.assign(document.createElement("li"), { textContent: reason })));
      return [head, list];
    }));
    if (!reasons.length) note.textContent = say("nothing");
    note.hidden = false;
    beside(note, thing);
  }

  function beside(box, thing) {
    const place = thing.getBoundingClientRect(), size = box.getBoundingClientRect(), edge = 12;
    const below = place.bottom + 8 + size.height < innerHeight;
    const left = Math.min(Math.max(edge, place.left), innerWidth - size.width - edge);
    const top = below ? place.bottom + 8 : Math.max(edge, place.top - size.height - 8);
    Object.assign(box.style, { position: "fixed", margin: 0, left: `${left}px`, top: `${top}px` });
  }

  const hideNote = () => { note.hidden = true; };

  // planning

  async function showPlan(behind) {
    if (behind) place(behind);
    const answer = await send(`/t/${id}/plan`, { seat, actions: planned });
    if (!answer.ok) {
      tell((await answer.json().catch(() => ({}))).message || say("nothing"));
      if (planned.length) { planned.pop(); return showPlan(); }
      return dropPlan();
    }
    table.dataset.mode = "plan";
    place(await answer.text());
  }

  function dropPlan() {
    planned = null;
    delete table.dataset.mode;
    part("plan").hidden = true;
    for (const name of ["question", "told", "actions", "plan", "copy"]) served.delete(name);
    return load();
  }

  async function takePlan() {
    const done = await post("moves", { number: Number(state().number), actions: planned });
    if (done) await dropPlan();
  }

  async function hint() {
    const box = part("hint");
    box.hidden = false;
    box.textContent = say("thinking");
    const found = await post("hint", {});
    box.replaceChildren(...(found || []).map((advice) => {
      const line = document.createElement("p"), button = document.createElement("button");
      button.dataset.action = advice.number;
      button.textContent = `${advice.text} · ${Math.round(advice.value * 100)} %`;
      line.append(button);
      return line;
    }));
    for (const advice of found || []) one(`[data-target="${CSS.escape(advice.target)}"]`, sheet())?.classList.add("changed");
    announce(box.textContent);
  }

  // looking back

  function look(moment) {
    looking = moment === null || moment >= Number(state().moments) ? null : Math.max(0, moment);
    return load();
  }

  async function share() {
    const link = location.origin + state().share;
    if (navigator.share && matchMedia("(pointer: coarse)").matches) return navigator.share({ url: link }).catch(() => {});
    try { await navigator.clipboard.writeText(link); tell(`${say("copied")} ${link}`); } catch { tell(link); }
  }

  // size

  let zoom = 1;
  function resize(factor, x = 0.5, y = 0.5) {
    const frame = sheet(), left = (frame.scrollLeft + frame.clientWidth * x) / zoom, top = (frame.scrollTop + frame.clientHeight * y) / zoom;
    zoom = factor === 0 ? 1 : Math.min(6, Math.max(1, zoom * factor));
    table.style.setProperty("--zoom", zoom);
    frame.scrollTo(left * zoom - frame.clientWidth * x, top * zoom - frame.clientHeight * y);
  }

  const fingers = new Map();
  let spread = 0;
  const distance = () => { const [a, b] = [...fingers.values()]; return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY); };
  for (const frame of all(".sheet", table)) {
    frame.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const box = frame.getBoundingClientRect();
      resize(Math.exp(-event.deltaY / 300), (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
    }, { passive: false });
    frame.addEventListener("pointerdown", (event) => { fingers.set(event.pointerId, event); spread = fingers.size === 2 ? distance() : 0; });
    frame.addEventListener("pointermove", (event) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, event);
      if (fingers.size === 2 && spread) { const wide = distance(); resize(wide / spread); spread = wide; }
    });
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) frame.addEventListener(end, (event) => fingers.delete(event.pointerId));
  }

  // what buttons and keys do

  const deeds = {
    "undo": () => post("undo", { number: Number(state().number) }).then((done) => done && load()),
    "undo-all": () => post("undo", { number: Number(state().number), everything: true }).then((done) => done && load()),
    "plan": () => { planned = []; return showPlan(); },
    "plan-back": () => { planned.pop(); return showPlan(); },
    "plan-drop": dropPlan,
    "plan-take": takePlan,
    "hint": hint,
    "text": () => { table.dataset.text = table.dataset.text === "on" ? "off" : "on"; settle(); if (table.dataset.text === "on") part("told").focus(); else sheet().focus(); },
    "help": () => help.showModal(),
    "zoom-in": () => resize(1.3),
    "zoom-out": () => resize(1 / 1.3),
    "zoom-fit": () => resize(0),
    "earlier": () => look(Number(state().moment) - 1),
    "later": () => look(Number(state().moment) + 1),
    "now": () => look(null),
    "share": share,
    "whole-story": () => load("&whole_story=true"),
    "rematch": async () => { const fresh = await post("rematch", {}); if (fresh) location.href = `/t/${fresh.id}`; },
  };

  table.addEventListener("click", async (event) => {
    const found = event.target.closest("[data-target], [data-action], [data-do], [data-post], a[data-moment], button[data-frames]");
    if (!found) return hideNote();
    const data = found.dataset;
    if (data.action) return act(Number(data.action));
    if (data.target) return touch(found);
    if (data.moment) { event.preventDefault(); return look(Number(data.moment)); }
    if (data.frames) { table.dataset.frames = data.frames; return settle(); }
    if (data.do) return deeds[data.do]();
    if (data.sure && !confirm(data.sure)) return;
    const more = data.key ? { key: data.key } : data.absent ? { absent: Number(data.absent) } : {};
    if (await post(data.post, more)) return data.then ? location.assign(data.then) : load();
  });
  menu.addEventListener("click", (event) => { if (event.target === menu) menu.close(); });
  one("#moment").addEventListener("input", (event) => look(Number(event.target.value)));
  one("[data-chat]")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const field = event.target.elements.text;
    if (field.value.trim() && await post("chat", { text: field.value })) field.value = "";
  });

  let focusing = 0;
  table.addEventListener("focusin", (event) => {
    clearTimeout(focusing);
    hideNote();
    const thing = event.target.closest("[data-target]");
    if (thing && !thing.classList.contains("can")) focusing = setTimeout(() => explain(thing, false), 250);
  });

  function step(dx, dy) {
    const things = all("[data-target]", sheet());
    const from = document.activeElement.closest("[data-target]");
    if (!from) return (one("[data-target].can", sheet()) || things[0])?.focus();
    const centre = (thing) => { const box = thing.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
    const [x, y] = centre(from);
    let best = null, least = Infinity;
    for (const thing of things) {
      const [ahead, aside] = ((a, b) => [a * dx + b * dy, Math.abs(a * dy) + Math.abs(b * dx)])(centre(thing)[0] - x, centre(thing)[1] - y);
      if (thing !== from && ahead > 2 && ahead + 2 * aside < least) { least = ahead + 2 * aside; best = thing; }
    }
    best?.focus();
  }

  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const keys = { u: "undo", p: "plan", h: "hint", t: "text", "?": "help", "+": "zoom-in", "=": "zoom-in", "-": "zoom-out", 0: "zoom-fit" };
  const silent = document.getElementById("keys-off");
  silent.checked = localStorage.getItem("ludus-keys") === "off";
  silent.addEventListener("change", () => localStorage.setItem("ludus-keys", silent.checked ? "off" : "on"));

  document.addEventListener("keydown", (event) => {
    const at = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey || at.matches("input, select, textarea")) return;
    if (event.key === "Escape") return hideNote();
    const thing = at.closest("[data-target]");
    if (thing && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); return touch(thing); }
    if (arrows[event.key] && at.closest(".sheet")) { event.preventDefault(); return step(...arrows[event.key]); }
    if (menu.open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      const buttons = all("button", menu), n = buttons.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1);
      event.preventDefault();
      return buttons[(n + buttons.length) % buttons.length].focus();
    }
    if (silent.checked || menu.open || help.open) return;
    const key = event.key.toLowerCase();
    if (/^[1-9]$/.test(key)) return announce(one(`[data-told="${key}"]`, table)?.innerText || "");
    if (key === "r") return announce(lastTold.join(" "));
    if (key === "a") return one('[data-part="actions"] button', table)?.focus();
    if (key === "c") { event.preventDefault(); return one("[data-chat] input")?.focus(); }
    const button = keys[key] && one(`[data-do="${keys[key]}"]`, table);
    if (button && !button.disabled) { event.preventDefault(); button.click(); }
  });

  // listening

  function listen() {
    const source = new EventSource(`/api/v1/tables/${id}/events?seat=${seat}`);
    source.addEventListener("hello", (event) => {
      if (banner.dataset.kind === "lost") tell(say("back"));
      if (JSON.parse(event.data).number !== Number(state().number)) loadSoon();
    });
    source.addEventListener("told", (event) => {
      const told = JSON.parse(event.data);
      if (told.text) {
        lastTold = [...lastTold, told.text].slice(-4);
        announce(told.text);
      }
      if (told.number > Number(state().number)) loadSoon();
    });
    source.onerror = () => {
      tell(say("lost"), "lost");
      if (source.readyState === EventSource.CLOSED) setTimeout(listen, 1000);
    };
  }

  for (const shown of all("[data-part]", table)) served.set(shown.dataset.part, shown.outerHTML);
  if (state().now === "no") looking = Number(state().moment);
  settle();
  listen();
}
