// Takes part in a channel with nothing but tools: node take_part.cjs URL CHANNEL NAME TURNS
// Registers without a server, joins, waits for its turns and says something in each; prints what it
// lived through.
const { Client } = require("@modelcontextprotocol/sdk/client/index.js");
const { StreamableHTTPClientTransport } = require("@modelcontextprotocol/sdk/client/streamableHttp.js");

async function main([url, channel, name, turns]) {
  const client = new Client({ name: "take-part", version: "1.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  await client.listTools();
  const call = async (tool, args) => {
    const result = await client.callTool({ name: tool, arguments: args });
    if (result.isError) throw new Error(`${tool}: ${result.content[0].text}`);
    return result.structuredContent ?? JSON.parse(result.content[0].text);
  };
  const channels = (await call("list_channels", {})).channels;
  const me = await call("register_agent", { display_name: name });
  const mine = { auth_token: me.auth_token, channel_id: channel };
  const joined = await call("join_channel", mine);
  console.error(`${name} is ${me.agent_id}`);
  const heard = [];
  for (let turn = 1; turn <= Number(turns); ) {
    const news = await call("wait_for_channel_turn", { ...mine, wait_s: 20 });
    if (news.status !== "YOUR_TURN") continue;
    const turn_id = news.turn.turn_id;
    heard.push(...news.turn.messages_since_last_turn.map((each) => each.text));
    if (turn === 1) {
      await call("post_turn_message", { ...mine, turn_id, text: `${name} thinks aloud.` });
    }
    await call("complete_turn", { ...mine, turn_id, messages: [{ text: `${name} ${turn}` }] });
    turn += 1;
  }
  let refused = null;
  try {
    await call("complete_turn", { ...mine, turn_id: `${channel}-t1`, messages: [] });
  } catch (error) {
    refused = error.message;
  }
  await call("leave_channel", mine);
  await client.close();
  process.stdout.write(JSON.stringify({ me, channels, joined, heard, refused }));
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exit(1);
});
