import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { GeneratedSchema } from './arbitrary-schemas.ts';

/** On some schemas it goes on for ever. */
const PATIENCE_MS = 5_000;

const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const { readFileSync } = require('node:fs');
const ready = import(workerData.module).then((oracle) => {
  oracle.initSync({ module: new Uint8Array(readFileSync(workerData.wasm)) });
  return oracle;
});
parentPort.on('message', async ([inner, outer]) => {
  const oracle = await ready;
  try {
    parentPort.postMessage(oracle.check_compat(inner, outer, 'deserializer') ? 'yes' : 'no');
  } catch (error) {
    parentPort.postMessage(String(error));
  }
});
`;

/** jsoncompat, asked in a thread of its own that can be given up. */
export class Oracle {
  #worker: Worker | null = null;

  /** Whether all data of the one can be read by the other; `no answer`, or why it refuses to say. */
  async ask(inner: GeneratedSchema, outer: GeneratedSchema): Promise<string> {
    this.#worker ??= startWorker();
    const worker = this.#worker;
    const { promise, resolve } = Promise.withResolvers<string>();
    const limit = setTimeout(() => resolve('no answer'), PATIENCE_MS);
    worker.once('message', resolve);
    worker.postMessage([JSON.stringify(inner), JSON.stringify(outer)]);
    const answer = await promise;
    clearTimeout(limit);
    if (answer === 'no answer') await this.end();
    return answer;
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }
}

function startWorker(): Worker {
  const require = createRequire(import.meta.url);
  const module = pathToFileURL(require.resolve('jsoncompat')).href;
  const wasm = require.resolve('jsoncompat/jsoncompat_wasm_bg.wasm');
  return new Worker(PROGRAM, { eval: true, execArgv: [], workerData: { module, wasm } });
}
