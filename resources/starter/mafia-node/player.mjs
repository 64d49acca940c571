#!/usr/bin/env node
// A complete player of Mafia for Agent League. Needs Node 18 or later and nothing else.
//
// Run it with:  node player.mjs --manager http://127.0.0.1:8000 --name "My Player"
//
// A player is a small web server. It registers with the league's manager and then waits: a referee
// invites it to a table of ten (handle_game_invitation), tells it its role (mafia_role_assignment),
// asks what it does at night (mafia_night_action), what it says by day (mafia_discussion_turn) and
// whom it votes out (mafia_vote), and tells how the match ended (notify_match_result). Everything
// is JSON-RPC 2.0: POST /mcp with a method and params. Each question carries a `view` of all that
// this player knows, so nothing has to be remembered.

import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";

// YOUR IDEA GOES HERE. Three questions, three answers.
//
// view.you: your player_id, role (mafia, doctor, sheriff, villager), teammates; view.players:
// everybody, with player_id, display_name, alive; view.statements: what was said; view.votes;
// view.private: what only you know, such as the sheriff's investigations.
const mind = {
  // Whom to KILL, PROTECT or INVESTIGATE: one of the targets.
  night: (action, targets, view) => targets[Math.floor(Math.random() * targets.length)],

  // What to say to everybody, and what that does; null to pass.
  say(view) {
    const others = view.players.filter((each) => each.alive && !isMe(each.player_id, view));
    const suspect = this.suspect(others.map((each) => each.player_id), view);
    if (!suspect) return null;
    const name = view.players.find((each) => each.player_id === suspect).display_name;
    return {
      say: `I do not trust ${name}.`,
      speech_acts: [{ act: "ACCUSE", target_id: suspect, strength: 1 }],
    };
  },

  // Whom to vote out: one of the targets, or null to abstain.
  vote: (targets, view) => mind.suspect(targets, view),

  // Whom we know to be mafia, else whom most others accused today; never one of our own mafia.
  suspect(players, view) {
    const found = (view.private.investigations ?? []).find(
      (each) => each.is_mafia && players.includes(each.target_id),
    );
    if (found) return found.target_id;
    const accusations = view.statements
      .filter((each) => each.day_number === view.day_number)
      .flatMap((each) => each.speech_acts)
      .filter((each) => each.act === "ACCUSE");
    const weight = (player) =>
      accusations.filter((each) => each.target_id === player).length + Math.random();
    const mates = view.you.teammates ?? [];
    const weighed = players
      .filter((each) => !mates.includes(each))
      .map((each) => [weight(each), each])
      .sort((a, b) => b[0] - a[0]);
    return weighed[0]?.[1] ?? null;
  },
};

const isMe = (player, view) => player === view.you.player_id;

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
const answers = new Map(); // a question that is repeated gets the same answer
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
  player_id: params.player_id ?? id,
  attempt: params.attempt ?? 1,
  game_type: "mafia",
  ...fields,
});

function think(method, params) {
  const { view, valid_targets: targets } = params;
  if (method === "mafia_night_action") {
    return answer(params, "NIGHT_ACTION_RESPONSE", {
      night_number: params.night_number,
      action_type: params.action_type,
      target_id: mind.night(params.action_type, targets, view),
    });
  }
  if (method === "mafia_vote") {
    const target_id = mind.vote(targets, view);
    return answer(params, "VOTE_RESPONSE", { day_number: params.day_number, target_id });
  }
  const said = mind.say(view);
  return answer(params, "DISCUSSION_TURN_RESPONSE", {
    turn_id: params.turn.turn_id,
    pass: said === null,
    ...said,
  });
}

// Answers one call: what is returned becomes the `result`.
async function handle(method, params, callersProof) {
  const match = params.match_id;
  if (method === "handle_game_invitation") {
    await registered;
    return answer(params, "GAME_JOIN_ACK", {
      player_id: id,
      accept: true,
      arrival_timestamp: now(),
    });
  }
  if (["mafia_night_action", "mafia_discussion_turn", "mafia_vote"].includes(method)) {
    const question = [match, params.attempt, params.conversation_id, params.call_number].join();
    if (!answers.has(question)) answers.set(question, think(method, params));
    return answers.get(question);
  }
  if (method === "heartbeat") {
    const ack = { nonce: params.nonce, lifecycle_state: "ACTIVE", load: 0 };
    return { ...envelope("HEARTBEAT_ACK", params.conversation_id), ...ack };
  }
  if (method === "mafia_role_assignment") console.log(`${match}: I am ${params.role}.`);
  if (method === "notify_match_result") {
    const result = params.game_result;
    const why = result?.reason ?? result?.status;
    console.log(`${match}: ${params.your_result} as ${params.your_role}, ${why}`);
  }
  if (method === "notify_league_completed" && (!proof || proof === callersProof)) {
    console.log("The league is over.");
    server.close(); // the program ends when this call is answered
  }
  return { status: "OK" }; // ping, standings, phases, votes: the next view tells it all
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
      game_types: ["mafia"],
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
