#!/usr/bin/env node
// An engine for Red Book in JavaScript, without packages: it storms what it can, else it plays by lot.
// redbook arena siege random examples/engines/siege_bot.js -n 2
"use strict";

let seed = 1;

// mulberry32: the same seed, the same match
function dice(faces) {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % faces;
}

// `kind` says what an option does, the boldest first; all kinds of a game: redbook games siege --json
const BOLD = ["attack-hex", "join", "add-eye", "roll", "advance"];

function choose(ask) {
  const kind = BOLD.find((bold) => ask.options.some((option) => option.kind === bold));
  const open = kind ? ask.options.filter((option) => option.kind === kind) : ask.options;
  return open[dice(open.length)];
}

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

function hear(message) {
  switch (message.type) {
    case "hello":
      return say({ type: "hello", protocol: 1, name: "storm-js", games: ["siege"], told: false });
    case "new":
      seed = message.seed;
      return;
    case "ask":
      say({ type: "info", id: message.id, text: `turn ${message.view.turn}: ${message.options.length} ways` });
      return say({ type: "play", id: message.id, notation: choose(message).notation });
    case "ping":
      return say({ type: "pong", id: message.id });
    case "error":
      return process.stderr.write(message.why + "\n");
    case "quit":
      process.exit(0);
  }
}

require("readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => hear(JSON.parse(line)))
  .on("close", () => process.exit(0));
