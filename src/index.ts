import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startsServers } from './inputs/inputs.ts';
import { run } from './main.ts';
import { leaveEnvironmentBehind, takeEnvironment } from './runner/environment-handover.ts';
import { loadLateCode } from './runner/late-code.ts';

const { leftWorkBehind } = await run({ exposed: await prepareForServers() });
// An upload that was given up would keep the step waiting for the network.
if (leftWorkBehind) process.exit();

/**
 * Where servers under test are started, keeps from them what can be kept: the environment this
 * process started with, its debugger, and a say in code that is loaded late. Elsewhere the action
 * starts as fast as it can.
 * @returns why they can read the environment, where they can.
 */
async function prepareForServers(): Promise<string | undefined> {
  const isRenewed = takeEnvironment();
  if (!startsServers()) return undefined;
  // Unheard, it makes Node listen for a debugger, which may read and change all there is.
  process.on('SIGUSR1', () => {});
  const obstacle = isRenewed
    ? undefined
    : leaveEnvironmentBehind(process.env['RUNNER_TEMP'] || tmpdir());
  await loadLateCode(dirname(fileURLToPath(import.meta.url)));
  return obstacle;
}
