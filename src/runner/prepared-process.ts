import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { leaveEnvironmentBehind, takeEnvironment } from './environment-handover.ts';

/** Loads a part of the bundle; the bundler puts it in. */
declare const __webpack_chunk_load__: (id: string) => Promise<unknown>;

/** Parts of the bundle that are files of their own, read when they are first needed. */
const PART = /^(\d+)\.index\.js$/;

/**
 * Where servers under test are started, keeps from them what can be kept: the environment this
 * process started with, its debugger, and a say in code that is loaded late. Elsewhere the action
 * starts as fast as it can.
 * @param startsServers is asked once the environment is back.
 * @returns why they can read the environment, where they can.
 */
export async function prepareForServers(startsServers: () => boolean): Promise<string | undefined> {
  const isRenewed = takeEnvironment();
  if (!startsServers()) return undefined;
  // Unheard, it makes Node listen for a debugger, which may read and change all there is.
  process.on('SIGUSR1', () => {});
  const obstacle = isRenewed
    ? undefined
    : leaveEnvironmentBehind(process.env['RUNNER_TEMP'] || tmpdir());
  await loadLateCode();
  return obstacle;
}

/**
 * Loads all parts of the bundle: a server under test may write where it lies, and what is read
 * after that would be the server's code. A part that is loaded is not looked for again. In the
 * folder of the sources there is nothing to load.
 */
async function loadLateCode(): Promise<void> {
  const folder = dirname(fileURLToPath(import.meta.url));
  const parts = (await readdir(folder)).flatMap((name) => PART.exec(name)?.[1] ?? []);
  await Promise.all(parts.map((id) => __webpack_chunk_load__(id)));
}

/** What is told of it, where servers can. */
export function exposureNotice(reason: string): string {
  return `Servers under test can read the job's secrets in the environment of the action: ${reason}. docs/security.md says what that means.`;
}
