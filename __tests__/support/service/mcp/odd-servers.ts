import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { RunServer } from '../../../../src/service/engine/plan.ts';

const fixture = (file: string) => fileURLToPath(new URL(`./fixtures/${file}`, import.meta.url));

export const WRAPPER = fixture('wrapper.ts');

/** The server that answers by hand; named `odd`. */
export function oddServer(oddity: string): RunServer {
  return {
    id: 'sv_odd',
    name: 'odd',
    connection: {
      transport: 'stdio',
      command: process.execPath,
      args: [fixture('odd-server.ts'), oddity],
      env: {},
      cwd: null,
    },
  };
}

/** The file a wrapper writes the process id of its server to. */
export class PidFile {
  readonly path: string;
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.path = join(folder, 'pid');
  }

  static async create(): Promise<PidFile> {
    return new PidFile(await mkdtemp(join(tmpdir(), 'wrapper-test-')));
  }

  /** The process id, as soon as it is there. */
  async read(): Promise<number> {
    for (;;) {
      const text = await readFile(this.path, 'utf8').catch(() => '');
      if (text !== '') return Number(text);
      await delay(20);
    }
  }

  /** Ends the process should it still be there, and removes the file. */
  async remove(): Promise<void> {
    const text = await readFile(this.path, 'utf8').catch(() => '');
    if (text !== '') {
      try {
        process.kill(Number(text), 'SIGKILL');
      } catch {
        // It is gone, as it should be.
      }
    }
    await rm(this.#folder, { recursive: true });
  }
}

/** The fixture server behind a wrapper; named `wrapped`. */
export function wrappedServer(pidFile: PidFile, flags: string[]): RunServer {
  return {
    id: 'sv_wrapped',
    name: 'wrapped',
    connection: {
      transport: 'stdio',
      command: process.execPath,
      args: [WRAPPER, ...flags],
      env: { PID_FILE: pidFile.path },
      cwd: null,
    },
  };
}
