// Plays a league of Mafia with nothing but tools: node play_mafia_by_hand.cjs URL NAME…
// Each name is a client of its own, which takes a seat and answers every turn by its kind; prints
// what each lived through.
const { Client } = require("@modelcontextprotocol/sdk/client/index.js");
const { StreamableHTTPClientTransport } = require("@modelcontextprotocol/sdk/client/streamableHttp.js");

// The tool that answers a turn, and with what.
const answers = {
  night_action: (turn) => ["submit_night_action", { target_id: turn.options[0] }],
  discussion_turn: () => ["submit_discussion_turn", { say: "I have only tools to speak with." }],
  vote: (turn) => ["submit_vote", { target_id: turn.options[0], think: "The first of the list." }],
};

async function play(url, name) {
  const client = new Client({ name: "play-mafia-by-hand", version: "1.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  const tools = (await client.listTools()).tools.map((tool) => tool.name);
  const call = async (tool, args) => {
    const result = await client.callTool({ name: tool, arguments: args });
    if (result.isError) throw new Error(`${tool}: ${result.content[0].text}`);
    return result.structuredContent;
  };
  const seat = await call("join_league", { display_name: name });
  console.error(`${name} is ${seat.player_id}`);
  const turns = [];
  let news;
  do {
    news = await call("wait_for_turn", { seat_key: seat.seat_key, timeout_s: 20 });
    if (news.status === "YOUR_TURN") {
      const [tool, args] = answers[news.turn.kind](news.turn);
      const taken = await call(tool, { seat_key: seat.seat_key, ...args });
      turns.push({ kind: news.turn.kind, role: news.turn.call.view.you.role, in_time: taken.in_time });
    }
  } while (news.status !== "LEAGUE_OVER");
  await client.close();
  return { seat, tools, turns, standings: news.standings };
}

async function main([url, ...names]) {
  const stories = await Promise.all(names.map((name) => play(url, name)));
  process.stdout.write(JSON.stringify(stories));
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exit(1);
});
