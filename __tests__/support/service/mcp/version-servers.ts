import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { RunServer } from '../../../../src/service/engine/plan.ts';
import { type VersionBehaviour, VersionServer } from './version-behaviour.ts';

const FIXTURE = fileURLToPath(new URL('./fixtures/version-server.ts', import.meta.url));

/** Counts how often a server starts. */
export class StartCount {
  readonly path: string;
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.path = join(folder, 'starts');
  }

  static async create(): Promise<StartCount> {
    return new StartCount(await mkdtemp(join(tmpdir(), 'starts-test-')));
  }

  async read(): Promise<number> {
    return (await readFile(this.path, 'utf8')).split('\n').length - 1;
  }

  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true });
  }
}

export interface VersionServerOptions {
  starts?: StartCount;
  slowMs?: number;
  protocolVersion?: string;
}

/** A process that behaves in some way when it is asked for its version; named `versions`. */
export function versionServer(
  behaviour: VersionBehaviour,
  { starts, slowMs = 0, protocolVersion }: VersionServerOptions = {},
): RunServer {
  return {
    id: 'sv_versions',
    name: 'versions',
    connection: {
      transport: 'stdio',
      command: process.execPath,
      args: [FIXTURE, behaviour],
      env: { SLOW_MS: String(slowMs), ...(starts === undefined ? {} : { STARTS: starts.path }) },
      cwd: null,
      ...(protocolVersion === undefined ? {} : { protocolVersion }),
    },
  };
}

/** The same over HTTP, on loopback. Each session, and all without one together, have a memory. */
export class RemoteVersionServer {
  /** Requests in order, with the token that each showed. */
  readonly requests: { method: string; token: string | null }[] = [];
  /** Tokens that are taken; all are where it is null. */
  tokens: readonly string[] | null = null;
  readonly #http: Server;
  readonly #server: VersionServer;
  readonly #endStatus: number;

  private constructor(behaviour: VersionBehaviour, endStatus: number) {
    this.#server = new VersionServer(behaviour);
    this.#endStatus = endStatus;
    this.#http = createServer(async (request, response) => {
      if (request.method !== 'POST') {
        response.writeHead(405).end();
        return;
      }
      const message = (await json(request)) as Parameters<VersionServer['react']>[0];
      const token = /^Bearer (.*)$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
      this.requests.push({ method: message.method, token });
      if (this.tokens !== null && !this.tokens.includes(token ?? '')) {
        response.writeHead(401).end();
        return;
      }
      const reaction = this.#server.react(message);
      if (message.id === undefined) response.writeHead(202).end();
      else if (reaction === 'end') response.writeHead(this.#endStatus).end('out of order');
      else if (reaction !== 'silence' && 'page' in reaction) {
        response.writeHead(200, { 'content-type': 'text/html' }).end(reaction.page);
      } else if (reaction !== 'silence') {
        const frame = 'nonsense' in reaction ? {} : { jsonrpc: '2.0', id: message.id };
        const answer = JSON.stringify({ ...frame, ...reaction });
        response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
      }
    });
  }

  /** @param endStatus what one that would end answers instead */
  static async start(behaviour: VersionBehaviour, endStatus = 500): Promise<RemoteVersionServer> {
    const remote = new RemoteVersionServer(behaviour, endStatus);
    await new Promise<void>((resolve) => remote.#http.listen(0, '127.0.0.1', resolve));
    return remote;
  }

  get server(): RunServer {
    const { port } = this.#http.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/mcp`;
    return { id: 'sv_r', name: 'r', connection: { transport: 'http', url, headers: {} } };
  }

  stop(): void {
    this.#http.closeAllConnections();
    this.#http.close();
  }
}
