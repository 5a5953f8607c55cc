/** Whether somebody is at the table: signs of life, and the pause of a hidden page. */

/** @typedef {import("./session.js").Session} Session */

const BETWEEN_BEATS = 20_000;
const FIRST_BEAT = 1500;

/**
 * Watch the page for its player.
 * @param {Session} session
 */
export function attend(session) {
  const beat = () => {
    if (document.visibilityState === "visible") void session.beat();
  };
  setTimeout(beat, FIRST_BEAT);
  setInterval(beat, BETWEEN_BEATS);
  document.addEventListener("visibilitychange", () => turn(session));
  window.addEventListener("focus", () => void session.refresh());
  window.addEventListener("online", () => session.reach.nudge());
  window.addEventListener("pageshow", (event) => event.persisted && void session.refresh());
  window.addEventListener("beforeunload", (event) => {
    if (unsaved(session)) event.preventDefault();
  });
}

/** @param {Session} session */
function turn(session) {
  if (!session.store.ready) return;
  if (document.visibilityState === "hidden") {
    session.reach.leaveTable();
    session.pause("hidden");
  } else {
    session.reach.nudge();
    void session.refresh();
  }
}

/**
 * @param {Session} session
 * @returns {boolean} whether leaving the page now would lose a move
 */
function unsaved(session) {
  const { queue, reach } = session;
  const unsent = reach.lost ? queue.waiting : queue.waiting.slice(1);
  return unsent.some(({ kind }) => kind !== "pause" && kind !== "resume");
}
