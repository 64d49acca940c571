#!/usr/bin/env node
// A complete player for Agent League. Needs Node 18 or later and nothing else.
//
// Run it with:  node player.mjs --manager http://127.0.0.1:8000 --name "My Player"
//
// A player is a small web server. It registers with the league's manager and then waits: a referee
// invites it to a match (handle_game_invitation), asks for a choice (choose_parity) and tells how
// the match ended (notify_match_result). Everything is JSON-RPC 2.0: POST /mcp with a method and
// params.

import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";

// YOUR IDEA GOES HERE. Returns "even" or "odd".
//
// opponent is whom you play against, such as "P02"; history is your matches so far, the oldest
// first: { opponent: "P02", myChoice: "even", opponentChoice: "odd", number: 7 }.
//
// Choosing the same as the opponent is a sure draw (1 point each); choosing differently is a coin
// for 3 points. So it pays to know what the opponent will do, and to do something else.
function choose(opponent, history) {
  const seen = history.filter((match) => match.opponent === opponent && match.opponentChoice);
  if (seen.length === 0) return Math.random() < 0.5 ? "even" : "odd";
  return seen.at(-1).opponentChoice === "even" ? "odd" : "even";
}

const { values: options } = parseArgs({
  options: {
    manager: { type: "string", default: "http://127.0.0.1:8000" }, // the league's manager
    name: { type: "string", default: "My Player" },
    host: { type: "string", default: "127.0.0.1" }, // our address, as the manager sees it
    port: { type: "string", default: "8101" }, // 0 takes any free one
    "join-code": { type: "string" }, // if the league asks for one
  },
});

let id = null; // P01, P02, …: the manager gives it to us
let token = null; // our secret; every message of ours carries it
let proof = null; // what the manager's own calls carry, so that nobody can pretend
const opponents = new Map(); // match id -> opponent, of the matches we are in
const choices = new Map(); // match id -> what we chose; a repeated question gets the same answer
const history = [];
let isRegistered; // an invitation may be faster than the manager's answer, and waits for this
const registered = new Promise((resolve) => (isRegistered = resolve));

const now = () => new Date().toISOString();

// What every message begins with.
const envelope = (messageType, conversation) => ({
  protocol: "league.v2",
  message_type: messageType,
  sender: `player:${id ?? options.name}`,
  timestamp: now(),
  conversation_id: conversation,
  auth_token: token,
});

const answer = (params, messageType, fields) => ({
  ...envelope(messageType, params.conversation_id),
  match_id: params.match_id,
  player_id: id,
  attempt: params.attempt ?? 1,
  ...fields,
});

function remember(match, result) {
  const opponent = opponents.get(match);
  if (opponent === undefined) return; // told a second time
  opponents.delete(match);
  choices.delete(match);
  history.push({
    opponent,
    myChoice: result?.choices?.[id],
    opponentChoice: result?.choices?.[opponent],
    number: result?.drawn_number,
  });
  console.log(`${match} against ${opponent}: ${result?.reason ?? result?.status}`);
}

// Answers one call: what is returned becomes the `result`.
async function handle(method, params, callersProof) {
  const match = params.match_id;
  if (method === "handle_game_invitation") {
    await registered;
    opponents.set(match, params.opponent_id);
    return answer(params, "GAME_JOIN_ACK", { accept: true, arrival_timestamp: now() });
  }
  if (method === "choose_parity") {
    if (!choices.has(match)) choices.set(match, choose(opponents.get(match), history));
    return answer(params, "CHOOSE_PARITY_RESPONSE", { parity_choice: choices.get(match) });
  }
  if (method === "heartbeat") {
    const ack = { nonce: params.nonce, lifecycle_state: "ACTIVE", load: 0 };
    return { ...envelope("HEARTBEAT_ACK", params.conversation_id), ...ack };
  }
  if (method === "notify_match_result") remember(match, params.game_result);
  if (method === "notify_league_completed" && (!proof || proof === callersProof)) {
    console.log("The league is over.");
    server.close(); // the program ends when this call is answered
  }
  return { status: "OK" }; // ping, standings, rounds: nothing to say
}

const server = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) body += chunk;
  let reply;
  try {
    const { id: number = null, method, params } = JSON.parse(body);
    const result = await handle(method, params ?? {}, request.headers["league-proof"]);
    reply = { jsonrpc: "2.0", id: number, result };
  } catch (problem) {
    const error = { code: -32600, message: `I cannot read this: ${problem.message}` };
    reply = { jsonrpc: "2.0", id: null, error };
  }
  response.writeHead(200, { "Content-Type": "application/json" });
  response.end(JSON.stringify(reply), () => server.listening || server.closeAllConnections());
});

// Asks the manager for a place, again and again until it answers.
async function register(endpoint) {
  const manager = options.manager.replace(/\/(mcp)?$/, "") + "/mcp";
  const params = {
    ...envelope("LEAGUE_REGISTER_REQUEST", "conv-register-001"),
    player_meta: {
      display_name: options.name,
      version: "1.0.0",
      game_types: ["even_odd"],
      contact_endpoint: endpoint,
    },
    join_code: options["join-code"],
  };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "register_player", params });
  const headers = { "Content-Type": "application/json" };
  for (;;) {
    try {
      const signal = AbortSignal.timeout(10_000);
      const reply = await fetch(manager, { method: "POST", body, headers, signal });
      const { result = {} } = await reply.json();
      if (result.status === "ACCEPTED") {
        ({ player_id: id, auth_token: token } = result);
        if (result.manager_proof) proof = createHash("sha256").update(token).digest("hex");
        console.log(`Registered as ${id}.`);
        return isRegistered();
      }
      if (!result.retry_after_ms) {
        console.log("The manager refused:", result.reason ?? result);
        process.exit(1);
      }
      await pause(result.retry_after_ms);
    } catch (problem) {
      console.log(`The manager does not answer (${problem.message}); trying again in 2 s.`);
      await pause(2000);
    }
  }
}

server.listen(Number(options.port), options.host, () => {
  const endpoint = `http://${options.host}:${server.address().port}/mcp`;
  console.log(`${options.name} listens at ${endpoint}.`);
  register(endpoint);
});
