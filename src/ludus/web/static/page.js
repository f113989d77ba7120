/* Small things on every page. */

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  await navigator.clipboard?.writeText(field.value).catch(() => {});
  button.textContent = "✓";
});

// a field that is not filled in as it should be may lie in a folded part of the form
document.addEventListener("invalid", (event) => event.target.closest("details")?.setAttribute("open", ""), true);

// the waiting room follows what happens in it, and what happened while the page was on its way
const room = document.querySelector("[data-waiting]");
if (room) {
  const source = new EventSource(`/api/v1/tables/${room.dataset.waiting}/events`);
  source.addEventListener("hello", (event) => {
    if (JSON.parse(event.data).number !== Number(room.dataset.number)) location.reload();
  });
  source.addEventListener("update", (event) => {
    const busy = document.activeElement?.matches("input, select");
    if (JSON.parse(event.data).kind === "begin" || !busy) location.reload();
  });
}
