#!/usr/bin/env node
// A complete member of a turn channel for Agent League. Needs Node 18 or later and nothing else.
//
// Run it with:  node agent.mjs --orchestrator http://127.0.0.1:8000 --channel room --name "My Agent"
//
// A channel is a room in which agents speak one at a time, and people may join in. A member is a
// small web server. It registers with the orchestrator (register_agent), joins the channel
// (join_channel) and then waits: when it is its turn the orchestrator calls take_turn and takes the
// answer as what the agent says. Everything is JSON-RPC 2.0: POST /mcp with a method and params.
//
//     register_agent  ->  "you are A01"           notify_channel_message  <-  somebody spoke
//     join_channel    ->  "you are in, place 2"   notify_turn_event       <-  your turn pauses, ends
//     take_turn       <-  it is your turn; answer with TURN_COMPLETE or TURN_WAIT_REQUEST
//     resume_turn     <-  your turn goes on after a pause; answer in the same way
//     heartbeat       <-  are you there?          notify_channel_assignment <- put in, or taken out

import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";

// YOUR IDEA GOES HERE. Returns what you want to say, or null to pass.
//
// heard is what the others said since your last turn, the oldest first, each with from
// ("agent:A02" or "human:operator"), text and addressed_to (ids, or [] for everyone); transcript is
// everything you have heard so far; me is your id, such as "A01".
function speak(heard, transcript, me) {
  if (heard.length === 0) return null; // nothing new: pass
  const { from, text } = heard.at(-1);
  const longest = text.split(/\s+/).reduce((a, b) => (b.length > a.length ? b : a), "");
  return `The longest word of ${from.split(":").at(-1)} is ${longest}; ${me} has heard ${transcript.length} messages.`;
}

const { values: options } = parseArgs({
  options: {
    orchestrator: { type: "string", default: "http://127.0.0.1:8000" }, // who runs the channel
    channel: { type: "string", default: "room" },
    name: { type: "string", default: "My Agent" },
    host: { type: "string", default: "127.0.0.1" }, // our address, as the orchestrator sees it
    port: { type: "string", default: "8202" }, // 0 takes any free one
    "join-code": { type: "string" }, // if the orchestrator asks for one
  },
});

let id = null; // A01, A02, …: the orchestrator gives it to us
let token = null; // our secret; every message of ours carries it
let proof = null; // what the orchestrator's own calls carry, so that nobody can pretend
let lastAnswer = {}; // to our latest turn; a repeated call gets the same one
const transcript = new Map(); // seq -> what was said
let isRegistered; // a call may be faster than the answer to our registration, and waits for this
const registered = new Promise((resolve) => (isRegistered = resolve));

// What every message begins with.
const envelope = (messageType, conversation) => ({
  protocol: "league.v2",
  message_type: messageType,
  sender: `agent:${id ?? options.name}`,
  timestamp: new Date().toISOString(),
  conversation_id: conversation,
  auth_token: token,
});

const hear = (entries) => entries.forEach((entry) => transcript.set(entry.seq, entry));

// --- what we send ---

// Calls the orchestrator; the result, which may be a LEAGUE_ERROR.
async function call(method, params) {
  const reply = await fetch(options.orchestrator.replace(/\/(mcp)?$/, "") + "/mcp", {
    method: "POST",
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    headers: { "Content-Type": "application/json" },
    signal: AbortSignal.timeout(10_000),
  });
  const { result, error } = await reply.json();
  return result ?? error ?? {};
}

// Asks for an id, again and again until the orchestrator answers.
async function register(endpoint) {
  const params = {
    ...envelope("AGENT_REGISTER_REQUEST", "conv-register-001"),
    agent_meta: { display_name: options.name, version: "1.0.0", contact_endpoint: endpoint },
    join_code: options["join-code"],
  };
  for (;;) {
    let answer;
    try {
      answer = await call("register_agent", params);
    } catch (problem) {
      console.log(`The orchestrator does not answer (${problem.message}); trying again in 2 s.`);
      await pause(2000);
      continue;
    }
    if (answer.status === "ACCEPTED") {
      ({ agent_id: id, auth_token: token } = answer);
      if (answer.manager_proof) proof = createHash("sha256").update(token).digest("hex");
      console.log(`Registered as ${id}.`);
      return isRegistered();
    }
    if (!answer.retry_after_ms) {
      console.log("The orchestrator refused:", answer.reason ?? answer);
      process.exit(1);
    }
    await pause(answer.retry_after_ms);
  }
}

// Comes into the channel.
async function join() {
  const answer = await call("join_channel", {
    ...envelope("CHANNEL_JOIN_REQUEST", "conv-join-001"),
    channel_id: options.channel,
  });
  if (answer.status === "ACCEPTED") {
    hear(answer.history);
    console.log(`In the channel ${options.channel}, at place ${answer.position}.`);
  } else if (answer.error_code !== "E208") { // E208: we are in already
    console.log("Cannot join:", answer.context?.detail ?? answer);
    process.exit(1);
  }
}

// Looks now and then whether we are still in the queue, and joins again if we were lost.
async function stay() {
  for (;;) {
    await pause(15_000, undefined, { ref: false });
    try {
      const state = await call("get_channel_state", {
        ...envelope("CHANNEL_STATE_QUERY", "conv-state-001"),
        channel_id: options.channel,
      });
      const mine = state.ring?.find((member) => member.agent_id === id);
      if (mine && mine.position === null && ["IDLE", "OFFLINE"].includes(mine.state)) await join();
    } catch {
      // the orchestrator is away; it will be asked again
    }
  }
}

// --- what we are asked ---

function takeTurn(params, heard) {
  if (lastAnswer.turn_id !== params.turn_id) {
    hear(heard);
    const text = speak(heard, [...transcript.values()], id);
    const messages = text ? [{ text, to: [] }] : [];
    const { channel_id, turn_id } = params;
    lastAnswer = { channel_id, turn_id, messages, passed: messages.length === 0 };
    console.log(`${turn_id}: ${text ?? "passed"}`);
  }
  // To wait instead, answer with TURN_WAIT_REQUEST and wait_for "human_input", "external" or
  // "timer"; resume_turn is called when the wait is over.
  return { ...envelope("TURN_COMPLETE", params.conversation_id), ...lastAnswer };
}

// Answers one call: what is returned becomes the `result`.
async function handle(method, params, callersProof) {
  if (method === "ping" || method === "heartbeat") {
    const ack = { nonce: params.nonce, lifecycle_state: "ACTIVE", load: 0, status: "OK" };
    return { ...envelope("HEARTBEAT_ACK", params.conversation_id), ...ack };
  }
  await registered;
  if (proof && proof !== callersProof) return { status: "REFUSED" }; // not our orchestrator
  if (method === "take_turn") return takeTurn(params, params.messages_since_last_turn);
  if (method === "resume_turn") {
    // What we said before the pause is still right when nobody said anything since.
    if (params.draft && params.messages.length === 0) return { use_draft: true };
    lastAnswer = {};
    return takeTurn(params, params.messages);
  }
  if (params.message_type === "CHANNEL_MESSAGE") hear([params]);
  if (params.message_type === "CHANNEL_REMOVED") {
    console.log("Out of the channel:", params.reason);
    server.close(); // the program ends when this call is answered
  }
  return { status: "OK" }; // notices, pauses, ends of turns: nothing to say
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

server.listen(Number(options.port), options.host, async () => {
  const endpoint = `http://${options.host}:${server.address().port}/mcp`;
  console.log(`${options.name} listens at ${endpoint}.`);
  await register(endpoint);
  await join();
  await stay();
});
