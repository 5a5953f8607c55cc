import assert from "node:assert/strict";
import { test } from "node:test";

import { Clock } from "../../src/spatz/web/static/js/clock.js";

/** A clock whose hands we move ourselves, and what it has shown. */
function handMoved() {
  const hands = { at: 1000 };
  /** @type {number[]} */
  const shown = [];
  const clock = new Clock((ms) => shown.push(ms), () => hands.at);
  return { clock, hands, shown };
}

test("it goes on from the server's figure while that clock runs", () => {
  const { clock, hands } = handMoved();
  clock.set(5000, true);
  hands.at += 2500;
  assert.equal(clock.ms, 7500);
  clock.set(0, false);
});

test("it stands where the server's clock stands", () => {
  const { clock, hands } = handMoved();
  clock.set(5000, false);
  hands.at += 2500;
  assert.equal(clock.ms, 5000);
});

test("a new figure replaces what was counted here", () => {
  const { clock, hands, shown } = handMoved();
  clock.set(5000, true);
  hands.at += 2500;
  clock.set(6000, false);
  assert.deepEqual(shown, [5000, 6000]);
});

test("however often it is set, one timer runs", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { clock, shown } = handMoved();
  for (let move = 0; move < 72; move += 1) clock.set(0, true);
  shown.length = 0;
  t.mock.timers.tick(1000);
  assert.equal(shown.length, 1);
});
