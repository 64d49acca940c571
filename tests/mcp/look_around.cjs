// The official SDK client looks at an agent: node look_around.cjs URL TOOL [ARGUMENTS as JSON]
// Prints one JSON object with what it saw. The client checks results against the tools' schemas.
const { Client } = require("@modelcontextprotocol/sdk/client/index.js");
const { StreamableHTTPClientTransport } = require("@modelcontextprotocol/sdk/client/streamableHttp.js");

async function main([url, tool, given]) {
  const client = new Client({ name: "look-around", version: "1.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  await client.ping();
  const { tools } = await client.listTools(); // from here on structuredContent is validated
  const { resources } = await client.listResources();
  const { resourceTemplates } = await client.listResourceTemplates();
  const { prompts } = await client.listPrompts();
  const called = await client.callTool({ name: tool, arguments: JSON.parse(given || "{}") });
  const read = await client.readResource({ uri: resources[0].uri });
  const prompt = await client.getPrompt({ name: prompts[0].name });
  await client.close();
  process.stdout.write(JSON.stringify({
    server: client.getServerVersion(),
    instructions: client.getInstructions(),
    tools: tools.map((each) => each.name),
    readers: tools.filter((each) => each.annotations.readOnlyHint).map((each) => each.name),
    resources: resources.map((each) => each.uri),
    templates: resourceTemplates.map((each) => each.uriTemplate),
    prompts: prompts.map((each) => each.name),
    called,
    read: JSON.parse(read.contents[0].text),
    prompt: prompt.messages[0].content.text,
  }));
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exit(1);
});
