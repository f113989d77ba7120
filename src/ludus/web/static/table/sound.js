/* Sounds: one for each kind of event, and one for the reader's turn. Nothing sounds before the reader has done something. */

const STORED = { effects: "ludus-effects", alerts: "ludus-alerts" };
const USUAL = 60;  // of 100

let context = null;
const loaded = new Map();  // by address, the promise of a sound

export const volume = (kind) => Number(localStorage.getItem(STORED[kind]) ?? USUAL);
export const setVolume = (kind, value) => localStorage.setItem(STORED[kind], value);

export function startSound() {
  const begin = () => { context ??= new AudioContext(); };
  for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, begin, { once: true });
}

/* Play a sound by its name. Without sound nothing is lost: everything that sounds is also shown and said. */
export async function play({ main }, name, kind = "effects") {
  const address = JSON.parse(main.dataset.sounds ?? "{}")[name];
  if (!context || !address || !volume(kind)) return;
  if (!loaded.has(address)) loaded.set(address, fetchSound(address));
  const buffer = await loaded.get(address);
  if (buffer) sound(buffer, volume(kind) / 100);
}

async function fetchSound(address) {
  try {
    return await context.decodeAudioData(await (await fetch(address)).arrayBuffer());
  } catch {
    return null;  // a browser that cannot play it stays silent
  }
}

function sound(buffer, loudness) {
  const source = context.createBufferSource(), gain = context.createGain();
  source.buffer = buffer;
  gain.gain.value = loudness ** 2;  // ears hear twice as much as twice as loud
  source.connect(gain).connect(context.destination);
  source.start();
}
