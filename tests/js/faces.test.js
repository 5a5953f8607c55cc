import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const ROOT = new URL("../../", import.meta.url);
const faces = readFileSync(new URL("src/spatz/web/static/tiles/faces.svg", ROOT), "utf8");
const symbols = [...faces.matchAll(/<symbol id="([\w-]+)"[^>]*>(.*)<\/symbol>/g)];

test("the faces are those that the tools draw", () => {
  const drawn = execFileSync("node", [new URL("tools/faces/draw.js", ROOT).pathname], {
    encoding: "utf8",
  });
  assert.equal(faces, drawn);
});

test("no two faces are alike without their colours", () => {
  const forms = symbols.map(([, , content = ""]) => content.replaceAll(/--tile-\w/g, ""));
  assert.equal(new Set(forms).size, forms.length);
});

test("a face has four paths at most, one an ink", () => {
  for (const [, id, content = ""] of symbols) {
    const inks = [...content.matchAll(/<path [^>]*?(?:fill|stroke)="var\(--tile-(\w)\)"/g)].map(
      (path) => path[1],
    );
    assert.ok(inks.length <= 4, `${id}: ${inks.length} paths`);
    assert.equal(new Set(inks).size, inks.length, `${id}: an ink twice`);
  }
});
