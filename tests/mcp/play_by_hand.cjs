// Plays a league with nothing but tools: node play_by_hand.cjs URL NAME even|odd
// Takes a seat, waits for its turns and always chooses the same; prints what it lived through.
const { Client } = require("@modelcontextprotocol/sdk/client/index.js");
const { StreamableHTTPClientTransport } = require("@modelcontextprotocol/sdk/client/streamableHttp.js");

async function main([url, name, choice]) {
  const client = new Client({ name: "play-by-hand", version: "1.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  await client.listTools();
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
      const taken = await call("choose_parity", { seat_key: seat.seat_key, parity_choice: choice });
      turns.push({ ...news.turn, in_time: taken.in_time });
    }
  } while (news.status !== "LEAGUE_OVER");
  const matches = await call("my_matches", { seat_key: seat.seat_key });
  await client.close();
  process.stdout.write(JSON.stringify({ seat, turns, matches, standings: news.standings }));
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exit(1);
});
