/**
 * The play clock as the page shows it: it goes on from the last figure of the server. One timer.
 */

const SECOND = 1000;

/** Counts the milliseconds of play while the server's clock runs. */
export class Clock {
  #played = 0;
  #since = 0;
  #running = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {(ms: number) => void} show told at once and at every full second
   * @param {() => number} [now] milliseconds that never go back
   */
  constructor(show, now = () => performance.now()) {
    this.show = show;
    this.now = now;
  }

  /** @returns {number} time played, in whole milliseconds */
  get ms() {
    const more = this.#running ? this.now() - this.#since : 0;
    return Math.floor(this.#played + more);
  }

  /**
   * Take the server's figure.
   * @param {number} ms
   * @param {boolean} running
   */
  set(ms, running) {
    this.#played = ms;
    this.#since = this.now();
    this.#running = running;
    this.#tick();
  }

  #tick() {
    clearTimeout(this.#timer);
    const { ms } = this;
    this.show(ms);
    if (this.#running) this.#timer = setTimeout(() => this.#tick(), SECOND - (ms % SECOND));
  }
}

/**
 * Time played as minutes and seconds: "4:07", and "61:00" after an hour.
 * @param {number} ms
 * @returns {string}
 */
export function asTime(ms) {
  const seconds = Math.floor(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
