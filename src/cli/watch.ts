import { watch } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { USUAL_GATE_FILE } from '../inputs/policy-in-force.ts';
import type { Config } from '../inputs/rows.ts';
import { sleep } from '../lib/sleep.ts';
import type { Environment } from '../session/environment.ts';
import { readServers } from '../session/session.ts';
import { MESSAGES } from '../words/messages.ts';

/** Folders that tools write, and hidden ones. Node before 24.14 watches them, in vain. */
const IGNORED =
  /(?:^|[\\/])(?:\.[^\\/]*|node_modules|dist|build|out|coverage|target|tmp|logs?|venv|__pycache__)(?:$|[\\/])/;
/** A save of an editor, or a build, changes files several times. */
const SETTLE_MS = 200;

/**
 * Runs again when a suite, the list of servers, a program of it, or another file of the workspace
 * changes, until the signal aborts. Runs write `output`. Returns the last exit code.
 */
export async function repeatOnChange(
  suites: readonly string[],
  config: Config,
  output: string | undefined,
  environment: Environment,
  runAll: () => Promise<number>,
): Promise<number> {
  const { workspace, signal, logger } = environment;
  const list = await readServers(config, environment);
  const servers = 'servers' in list ? list.servers : [];
  // A program is often in a folder that is ignored otherwise, such as `dist`.
  const programs = servers.flatMap((one) => ('args' in one ? one.args : []));
  const files = [config.mcpConfig, config.gateFile || USUAL_GATE_FILE];
  const named = [...suites, ...files, ...programs].map((path) => resolve(workspace, path));
  const changed = new Set<string>();
  /** Files that runs write. */
  const noise = new Set(output === undefined ? [] : [resolve(workspace, output)]);
  let wake = () => {};
  const ignore = (name: string) => {
    const path = join(workspace, name);
    return IGNORED.test(name) && !named.some((one) => `${one}${sep}`.startsWith(`${path}${sep}`));
  };
  const watcher = watch(workspace, { recursive: true, ignore }, (_event, name) => {
    const path = join(workspace, name ?? '');
    if (name === null || ignore(name) || noise.has(path)) return;
    changed.add(path);
    wake();
  });
  let before = new Set<string>();
  try {
    for (;;) {
      changed.clear();
      const code = await runAll();
      await sleep(SETTLE_MS, signal);
      if (signal.aborted) return code;
      // What changes in a run asks for another one, but only once: a server may have written it.
      for (const path of before) if (changed.has(path)) noise.add(path);
      const isRepeated = before.size === 0 && changed.size > 0;
      before = new Set(isRepeated ? changed : []);
      if (isRepeated) continue;
      logger.info(MESSAGES.watching);
      await new Promise<void>((done) => {
        wake = done;
        signal.addEventListener('abort', () => done(), { once: true });
      });
      await sleep(SETTLE_MS, signal);
      if (signal.aborted) return code;
    }
  } finally {
    watcher.close();
  }
}
