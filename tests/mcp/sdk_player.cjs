// A player of Even/Odd that is an ordinary MCP server, written with the official SDK as its
// documentation shows it. Prints its URL, and a line when a session begins or ends, and
// when somebody comes back for the rest of a stream.
//
//     NODE_PATH=…/node_modules node sdk_player.cjs [--sessions] [--json] [--resumable]
const { createServer } = require('node:http');
const { randomUUID } = require('node:crypto');
const { McpServer } = require('@modelcontextprotocol/sdk/server/mcp.js');
const {
  StreamableHTTPServerTransport,
} = require('@modelcontextprotocol/sdk/server/streamableHttp.js');
const { z } = require('zod');

const hasSessions = process.argv.includes('--sessions');
const answersJson = process.argv.includes('--json');
const isResumable = process.argv.includes('--resumable');
const sessions = new Map();

// Keeps what was sent, so that a client can come back for it.
class Events {
  events = new Map();
  async storeEvent(streamId, message) {
    const id = `${streamId}_${this.events.size}`;
    this.events.set(id, { streamId, message });
    return id;
  }
  async getStreamIdForEventId(id) {
    return this.events.get(id)?.streamId;
  }
  async replayEventsAfter(lastEventId, { send }) {
    const streamId = this.events.get(lastEventId)?.streamId ?? '';
    let isAfter = false;
    for (const [id, event] of this.events) {
      if (isAfter && event.streamId === streamId && event.message.jsonrpc) await send(id, event.message);
      isAfter ||= id === lastEventId;
    }
    return streamId;
  }
}

function player() {
  const server = new McpServer(
    { name: 'sdk-player', version: '1.0.0' },
    { capabilities: { logging: {} } },
  );
  server.registerTool(
    'handle_game_invitation',
    { description: 'Accepts every match.', inputSchema: { match_id: z.string() } },
    async ({ match_id }) => ({
      content: [{ type: 'text', text: JSON.stringify({ accept: true, match_id }) }],
    }),
  );
  server.registerTool(
    'choose_parity',
    {
      description: 'Chooses even or odd.',
      inputSchema: { match_id: z.string(), round_id: z.number().optional() },
      outputSchema: { parity_choice: z.enum(['even', 'odd']) },
    },
    async ({ match_id }, extra) => {
      await extra.sendNotification({
        method: 'notifications/message',
        params: { level: 'info', data: `thinking about ${match_id}` },
      });
      if (match_id === 'cut off') extra.closeSSEStream?.();
      const choice = { parity_choice: 'even' };
      return { content: [{ type: 'text', text: JSON.stringify(choice) }], structuredContent: choice };
    },
  );
  server.registerTool('fail', { description: 'Fails.', inputSchema: {} }, async () => {
    throw new Error('I do not want to');
  });
  server.registerTool(
    'forget_sessions',
    { description: 'Does to the sessions what a restart does.', inputSchema: {} },
    async () => {
      sessions.clear();
      return { content: [] };
    },
  );
  return server;
}

async function transportFor(request) {
  const id = request.headers['mcp-session-id'];
  if (hasSessions && id) return sessions.get(id);
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: hasSessions ? randomUUID : undefined,
    enableJsonResponse: answersJson,
    eventStore: isResumable ? new Events() : undefined,
    retryInterval: isResumable ? 50 : undefined,
    onsessioninitialized: (session) => {
      sessions.set(session, transport);
      console.log('session began');
    },
    onsessionclosed: (session) => {
      sessions.delete(session);
      console.log('session ended');
    },
  });
  await player().connect(transport);
  return transport;
}

const http = createServer(async (request, response) => {
  const transport = await transportFor(request);
  if (!transport) {
    response.writeHead(404, { 'Content-Type': 'application/json' });
    return response.end(
      JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32001, message: 'Session not found' } }),
    );
  }
  if (request.headers['last-event-id']) console.log('came back');
  await transport.handleRequest(request, response);
});
http.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${http.address().port}/mcp`));
