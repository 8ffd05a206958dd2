import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { z } from 'zod';
import { ApiCaller } from './api-caller.ts';
import type { FixtureOptions } from './service-fixture.ts';

const ENTRY = resolve(import.meta.dirname, 'fixtures/service-instance.ts');

const readySchema = z.object({ baseUrl: z.string(), key: z.string() });
const logSchema = z.object({ logLines: z.array(z.string()) });

/** One of several services on a database, in a process of its own. */
export class ServiceInstance {
  readonly #child: ChildProcess;
  readonly api: ApiCaller;

  private constructor(child: ChildProcess, api: ApiCaller) {
    this.#child = child;
    this.api = api;
  }

  static async start(options: FixtureOptions & { folder: string }): Promise<ServiceInstance> {
    const child = spawn(process.execPath, [ENTRY, JSON.stringify(options)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const { baseUrl, key } = readySchema.parse(await nextMessage(child));
    return new ServiceInstance(child, await ApiCaller.connect(baseUrl, key));
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Lines of its log so far. */
  async logLines(): Promise<string[]> {
    const answer = nextMessage(this.#child);
    this.#child.send('log');
    return logSchema.parse(await answer).logLines;
  }

  /** Ends the process; at once, without any chance to tidy up, where the signal is SIGKILL. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill(signal);
    await exited;
  }
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const heard = new AbortController();
  const { signal } = heard;
  const end = once(child, 'exit', { signal }).then(() => {
    throw new Error('The service has ended.');
  });
  end.catch(() => undefined);
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), end]);
    return message;
  } finally {
    heard.abort();
  }
}
