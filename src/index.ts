import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { leaveEnvironmentBehind, takeEnvironment } from './environment-handover.ts';
import { startsServers } from './inputs.ts';
import { loadLateCode } from './late-code.ts';
import { actionsLogger } from './logger.ts';
import { run } from './main.ts';

const isRenewed = takeEnvironment();
// Where evals run elsewhere, the action starts as fast as it can.
if (startsServers()) {
  if (!isRenewed) {
    const obstacle = leaveEnvironmentBehind(process.env['RUNNER_TEMP'] || tmpdir());
    actionsLogger().notice(
      `Servers under test can read the job's secrets from the environment of this process: ${obstacle}. docs/security.md says what that means.`,
    );
  }
  await loadLateCode(dirname(fileURLToPath(import.meta.url)));
}
const { leftWorkBehind } = await run();
// An upload that was given up would keep the step waiting for the network.
if (leftWorkBehind) process.exit();
