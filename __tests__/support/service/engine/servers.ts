import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { types } from 'node:util';
import type { RunServer } from '../../../../src/service/engine/plan.ts';

const FIXTURE_SERVER = fileURLToPath(new URL('./fixtures/fixture-server.ts', import.meta.url));
const EVERYTHING_SERVER = createRequire(import.meta.url).resolve(
  '@modelcontextprotocol/server-everything/dist/index.js',
);

function stdioServer(name: string, args: string[], env: Record<string, string> = {}): RunServer {
  const connection = {
    transport: 'stdio',
    command: process.execPath,
    args,
    env,
    cwd: null,
  } as const;
  return { id: `sv_${name}`, name, connection };
}

/** Our own stdio server, with flags. */
export const fixtureServer = (
  name = 'fixture',
  flags: string[] = [],
  env: Record<string, string> = {},
): RunServer => stdioServer(name, [FIXTURE_SERVER, ...flags], env);

/** The reference server over stdio. */
export const everythingServer = (): RunServer =>
  stdioServer('everything', [EVERYTHING_SERVER, 'stdio']);

/** A port of this machine where nobody listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url);
    return true;
  } catch (error) {
    if (types.isNativeError(error) && error.message === 'fetch failed') return false;
    throw error;
  }
}

/** The reference server over streamable HTTP or SSE, in a process of its own. */
export class RemoteEverything {
  readonly server: RunServer;
  readonly #process: ChildProcess;

  private constructor(server: RunServer, process: ChildProcess) {
    this.server = server;
    this.#process = process;
  }

  static async start(mode: 'streamableHttp' | 'sse'): Promise<RemoteEverything> {
    const port = await freePort();
    const child = spawn(process.execPath, [EVERYTHING_SERVER, mode], {
      env: { PATH: process.env['PATH'], PORT: String(port) },
      stdio: 'ignore',
    });
    const origin = `http://127.0.0.1:${port}`;
    while (!(await answers(origin))) await delay(50);
    const connection = {
      transport: mode === 'sse' ? 'sse' : 'http',
      url: `${origin}/${mode === 'sse' ? 'sse' : 'mcp'}`,
      headers: {},
    } as const;
    return new RemoteEverything({ id: 'sv_remote', name: 'remote', connection }, child);
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const exit = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await exit;
  }
}

/**
 * Whether a process with that id is alive. One that is dead and has lost its parent is there until
 * the first process of the machine waits for it, whenever that does.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !isDead(pid);
  } catch (error) {
    if (types.isNativeError(error) && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}

function isDead(pid: number): boolean {
  try {
    return /^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    // It is gone by now.
    return true;
  }
}
