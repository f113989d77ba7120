/* How fast things happen on the page: as the reader chose, and not at all where the system asks for stillness. */

const PAUSES = { instant: 0, fast: 350, relaxed: 1000 };   // milliseconds after a step of somebody else
const MOTIONS = { instant: 0, fast: 320, relaxed: 650 };   // that a piece travels
const SCENES = { instant: 0, fast: 600, relaxed: 1200 };   // between two steps of a staged moment
const FAR_BEHIND = 5;  // steps: from here on, pauses shrink
const STORED = "ludus-speed";

export const speed = () => Object.hasOwn(PAUSES, localStorage.getItem(STORED)) ? localStorage.getItem(STORED) : "fast";
export const setSpeed = (name) => localStorage.setItem(STORED, name);
export const stillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export const pauseFor = (name, waiting) => PAUSES[name] * Math.min(1, FAR_BEHIND / Math.max(1, waiting));
export const motionTime = () => stillness() ? 0 : MOTIONS[speed()];
export const sceneTime = () => stillness() ? 0 : SCENES[speed()];
