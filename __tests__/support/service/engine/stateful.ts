import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IterationOutcome, RunServer } from '../../../../src/service/engine/plan.ts';

const PROGRAM = fileURLToPath(new URL('./fixtures/stateful-server.ts', import.meta.url));

/** A server with state, and what is known of its processes. */
export class StatefulServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'stateful-'));
  readonly #file = join(this.#folder, 'notes');
  readonly server: RunServer;

  constructor(name = 'stateful', flags: readonly string[] = [], env: Record<string, string> = {}) {
    this.server = {
      id: `sv_${name}`,
      name,
      connection: {
        transport: 'stdio',
        command: process.execPath,
        args: [PROGRAM, this.#file, ...flags],
        env,
        cwd: null,
      },
    };
  }

  /** In the order in which they were written. */
  get notes(): string[] {
    return existsSync(this.#file) ? readFileSync(this.#file, 'utf8').trim().split('\n') : [];
  }

  get starts(): number {
    return this.notes.filter((line) => line.startsWith('start ')).length;
  }

  /** Ids of all its processes. */
  get pids(): number[] {
    return this.#pidsOf('start ');
  }

  /** Ids of the processes that have not said that they were going. */
  get left(): number[] {
    const gone = new Set(this.#pidsOf('gone '));
    return this.pids.filter((pid) => !gone.has(pid));
  }

  #pidsOf(word: string): number[] {
    return this.notes.flatMap((line) => (line.startsWith(word) ? Number(line.split(' ')[1]) : []));
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Those that a test has started. */
export class StatefulServers {
  readonly all: StatefulServer[] = [];

  start(name: string, flags: readonly string[] = []): StatefulServer {
    const server = new StatefulServer(name, flags);
    this.all.push(server);
    return server;
  }

  remove(): void {
    for (const server of this.all.splice(0)) server.remove();
  }
}

/** The numbers that the calls of an iteration were answered with. */
export const countsOf = ({ trace }: IterationOutcome): number[] =>
  [...JSON.stringify(trace?.messages ?? []).matchAll(/"value":"count (\d+)"/g)].map(([, count]) =>
    Number(count),
  );
