/* Clocks: whatever says how many seconds are left counts them down; when they are over, the server says what comes. */

function countDown() {
  for (const clock of all("[data-left]")) {
    clock.end ??= performance.now() + 1000 * clock.dataset.left;
    const left = Math.max(0, Math.ceil((clock.end - performance.now()) / 1000));
    clock.textContent = clock.textContent.replace(/\d+/, left);
  }
}

setInterval(countDown, 500);
