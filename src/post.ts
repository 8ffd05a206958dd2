import * as core from '@actions/core';
import { createClient } from './client/client.ts';
import { cancelLeftRun } from './evals/left-run.ts';
import { readApiKey } from './inputs/inputs.ts';
import { systemClock } from './ports/clock.ts';
import { actionsLogger, jobSecrets } from './runner/actions-logger.ts';
import { parseRunState, RUN_STATE } from './runner/state.ts';
import { errorMessage } from './trouble/errors.ts';
import { VERSION } from './version.ts';

const secrets = jobSecrets();
const logger = actionsLogger(secrets);
const clock = systemClock;
try {
  const apiKey = readApiKey();
  secrets.learn(apiKey ?? '');
  if (apiKey !== undefined) {
    // At once: the runner waits little.
    await Promise.all(
      parseRunState(core.getState(RUN_STATE)).map(({ baseUrl, ...run }) => {
        const client = createClient({ baseUrl, apiKey, version: VERSION, clock, logger, secrets });
        return cancelLeftRun(run, client, { logger, clock });
      }),
    );
  }
} catch (error) {
  // Cleaning up must not turn a job red that was green.
  logger.warning(`Nothing could be cleaned up: ${errorMessage(error)}`);
}
