import assert from "node:assert/strict";
import { test } from "node:test";

import { Connection } from "../../src/spatz/web/static/js/connection.js";
import { LostError, Queue, foresee, historyAfter } from "../../src/spatz/web/static/js/queue.js";
import { row } from "./views.js";

/** @typedef {import("../../src/spatz/web/static/js/queue.js").Command} Command */

const undo = /** @type {Command} */ ({ kind: "undo", moves: 1 });

/**
 * @param {number} a
 * @param {number} b
 * @returns {Command}
 */
const pair = (a, b) => ({ kind: "moves", pair: [a, b] });

/**
 * A queue before a server that answers as it is told to: "ok", "lost" or an error.
 * @param {Array<"ok" | "lost" | Error>} answers
 */
function before(answers) {
  let version = 1;
  /** @type {Array<[Command, number]>} */
  const sent = [];
  /** @type {string[]} */
  const told = [];
  const queue = new Queue({
    send: async (command, at) => {
      sent.push([command, at]);
      const answer = answers.shift() ?? "ok";
      if (answer === "lost") throw new LostError();
      if (answer instanceof Error) throw answer;
      return row("b1 b1", { version: at + 1 });
    },
    version: () => version,
    reconnect: async () => void told.push("reconnect"),
    answered: (view, command) => {
      version = view.version;
      told.push(command.kind);
    },
    refused: async (problem, dropped) => void told.push(`${problem} ${dropped.length}`),
    changed: () => {},
  });
  return { queue, sent, told };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("commands go in order, each with the version of the answer before it", async () => {
  const { queue, sent, told } = before([]);
  queue.push(pair(0, 3), undo);
  queue.push(pair(1, 2));
  await settled();
  assert.deepEqual(sent, [[pair(0, 3), 1], [undo, 2], [pair(1, 2), 3]]);
  assert.deepEqual(told, ["moves", "undo", "moves"]);
  assert.equal(queue.idle, true);
});

test("one command is on its way at a time", async () => {
  const { queue, sent } = before([]);
  queue.push(pair(0, 3), pair(1, 2));
  assert.equal(sent.length, 1);
  assert.equal(queue.waiting.length, 2);
  await settled();
});

test("a command whose answer was lost is sent again with the same version", async () => {
  const { queue, sent, told } = before(["lost", "lost", "ok"]);
  queue.push(pair(0, 3));
  await settled();
  assert.deepEqual(sent, [[pair(0, 3), 1], [pair(0, 3), 1], [pair(0, 3), 1]]);
  assert.deepEqual(told, ["reconnect", "reconnect", "moves"]);
});

test("a refusal drops everything that waits", async () => {
  const { queue, sent, told } = before([new Error("no")]);
  queue.push(pair(0, 3), pair(1, 2));
  await settled();
  assert.equal(sent.length, 1);
  assert.deepEqual(told, ["Error: no 2"]);
  assert.equal(queue.idle, true);
});

test("after a refusal the queue goes on", async () => {
  const { queue, told } = before([new Error("no")]);
  queue.push(pair(0, 3));
  await settled();
  queue.push(pair(1, 2));
  await settled();
  assert.deepEqual(told, ["Error: no 1", "moves"]);
});

test("the answer to a command that was forgotten is not taken", async () => {
  const { queue, told } = before([]);
  queue.push(pair(0, 3));
  queue.clear();
  await settled();
  assert.deepEqual(told, []);
});

test("an undo takes back the pairs that wait before it", () => {
  const seen = foresee([pair(0, 3), pair(1, 2), undo]);
  assert.deepEqual(seen, { taken: [[0, 3]], beyond: 0 });
});

test("an undo with no pair before it reaches beyond what waits", () => {
  assert.deepEqual(foresee([undo, pair(1, 2)]), { taken: [[1, 2]], beyond: 1 });
  const many = /** @type {Command} */ ({ kind: "undo", moves: 5 });
  assert.deepEqual(foresee([pair(0, 3), many]), { taken: [], beyond: 4 });
});

/** @param {number} failures */
function connection(failures) {
  /** @type {number[]} */
  const pauses = [];
  const lost = [];
  const made = new Connection({
    probe: async () => {
      failures -= 1;
      if (failures >= 0) throw new LostError();
    },
    rest: async (ms) => void pauses.push(ms),
    changed: () => lost.push(made.lost),
  });
  return { made, pauses, lost };
}

test("a lost connection is looked for with growing pauses until it is found", async () => {
  const { made, pauses, lost } = connection(7);
  await made.lose();
  assert.deepEqual(pauses, [500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
  assert.deepEqual(lost, [true, false]);
});

test("whoever loses the connection waits for the same search", async () => {
  const { made, pauses } = connection(0);
  await Promise.all([made.lose(), made.lose()]);
  assert.deepEqual(pauses, [500]);
});

test("what waits counts among the moves that can be undone and redone", () => {
  const stored = { undoable: 1, redoable: 1 };
  const redo = /** @type {Command} */ ({ kind: "redo" });
  const shuffle = /** @type {Command} */ ({ kind: "shuffle" });
  assert.deepEqual(historyAfter(stored, []), stored);
  assert.deepEqual(historyAfter(stored, [undo]), { undoable: 0, redoable: 2 });
  assert.deepEqual(historyAfter(stored, [redo]), { undoable: 2, redoable: 0 });
  assert.deepEqual(historyAfter(stored, [undo, pair(0, 1)]), { undoable: 1, redoable: 0 });
  assert.deepEqual(historyAfter(stored, [redo, shuffle]), { undoable: 0, redoable: 0 });
});
