/* Copying. Pages over plain HTTP, as in a club's own network, have no clipboard; there an old command does it. */

/* Settles with whether it was copied. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

function copyByCommand(text) {
  const field = document.createElement("textarea"), focused = document.activeElement;
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  focused?.focus();
  return done;
}
