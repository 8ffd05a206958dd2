import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RunServer } from '../../../../src/service/engine/plan.ts';

interface Message {
  id?: number;
  method: string;
  params?: { name?: string };
}

const TOOLS = [
  { name: 'read', annotations: { readOnlyHint: true }, inputSchema: { type: 'object' } },
  { name: 'add', inputSchema: { type: 'object' } },
];

/** A remote server over streamable HTTP that counts up in each of its sessions. */
export class SessionServer {
  /** What each session has counted to, in the order in which they were opened. */
  readonly counts: number[] = [];
  /** Numbers of the sessions that were ended, from 0 on. */
  readonly ended: number[] = [];
  readonly #http: Server;

  private constructor() {
    this.#http = createServer(async (request, response) => {
      const session = Number(request.headers['mcp-session-id'] ?? Number.NaN);
      if (request.method === 'DELETE') this.ended.push(session);
      if (request.method !== 'POST') {
        response.writeHead(request.method === 'DELETE' ? 200 : 405).end();
        return;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const message: Message = JSON.parse(Buffer.concat(chunks).toString());
      if (message.id === undefined) {
        response.writeHead(202).end();
        return;
      }
      const isOpening = message.method === 'initialize';
      if (isOpening) this.counts.push(0);
      const headers = {
        'content-type': 'application/json',
        ...(isOpening ? { 'mcp-session-id': String(this.counts.length - 1) } : {}),
      };
      const answer = this.#answer(message, session);
      response.writeHead(200, headers);
      response.end(JSON.stringify({ jsonrpc: '2.0', id: message.id, ...answer }));
    });
  }

  static async start(): Promise<SessionServer> {
    const server = new SessionServer();
    server.#http.listen(0, '127.0.0.1');
    await once(server.#http, 'listening');
    return server;
  }

  get server(): RunServer {
    const { port } = this.#http.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/mcp`;
    return { id: 'sv_remote', name: 'remote', connection: { transport: 'http', url, headers: {} } };
  }

  async stop(): Promise<void> {
    this.#http.closeAllConnections();
    this.#http.close();
    await once(this.#http, 'close');
  }

  #answer({ method, params }: Message, session: number): object {
    switch (method) {
      case 'initialize':
        return {
          result: {
            protocolVersion: '2025-06-18',
            capabilities: { tools: {} },
            serverInfo: { name: 'sessions', version: '1' },
          },
        };
      case 'tools/list':
        return { result: { tools: TOOLS } };
      case 'tools/call': {
        const count = (this.counts[session] ?? 0) + (params?.name === 'add' ? 1 : 0);
        this.counts[session] = count;
        return { result: { content: [{ type: 'text', text: `count ${count}` }] } };
      }
      default:
        return { error: { code: -32_601, message: 'Method not found' } };
    }
  }
}
