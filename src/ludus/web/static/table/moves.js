/* Moves. The page knows no rules: the server lists what can be done, each with a number and the thing it belongs to. */

import { tell } from "./banner.js";
import { change } from "./changes.js";
import { all } from "./dom.js";
import { choose, lookAhead } from "./menu.js";
import { explain, hideReasons } from "./reasons.js";
import { showPlan } from "./redraw.js";
import { say } from "./table.js";
import { bringNear, tooSmall } from "./zoom.js";

/* Do something, or add it to the plan. */
export function act(table, ...actions) {
  hideReasons(table);
  table.menu.close();
  if (!table.plan) return change(table, "moves", { actions });
  table.plan.push(...actions);
  return showPlan(table);
}

/* The buttons of what can be done with a thing. */
export const actionsOf = ({ main }, target) => all(`[data-part="actions"] [data-of="${CSS.escape(target)}"]`, main);

/* A thing on the board was pressed. */
export function touch(table, thing) {
  if (table.plan && thing.closest(".real")) return tell(table, say(table, "real"));
  if (tooSmall(table, thing)) return bringNear(table, thing);
  const actions = actionsOf(table, thing.dataset.target);
  if (actions.length === 1 && "ahead" in thing.dataset) return lookAhead(table, thing, actions[0]);
  if (actions.length === 1) return act(table, Number(actions[0].dataset.action));
  return actions.length ? choose(table, thing, actions) : explain(table, thing, true);
}
