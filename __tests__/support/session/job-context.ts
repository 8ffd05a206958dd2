import { resolve } from 'node:path';
import type { CommitSource } from '../../../src/model/commit-origin.ts';
import { systemClock } from '../../../src/ports/clock.ts';
import { createSecretKeeper } from '../../../src/redaction/secret-keeper.ts';
import type { JobContext } from '../../../src/session/job-context.ts';
import { RecordingLogger } from '../client/recording-logger.ts';

/** Of a job in which nobody is to be asked whose a commit is. */
const NOBODY_ASKED: CommitSource = {
  lookUp: async ({ sha }) => {
    throw new Error(`Somebody asked whose ${sha} is.`);
  },
  textOf: async ({ path }) => {
    throw new Error(`Somebody asked for ${path} of a commit.`);
  },
  filesOf: async (sha) => {
    throw new Error(`Somebody asked for the files of ${sha}.`);
  },
};

/** The job of nobody in particular, on the sources of the service. */
export function jobContext(
  given: Partial<JobContext> & Pick<JobContext, 'workspace' | 'temporaryFolder'>,
): JobContext {
  return {
    environment: { PATH: process.env['PATH'] },
    payload: null,
    version: '1.2.3',
    clock: systemClock,
    logger: new RecordingLogger(),
    signal: new AbortController().signal,
    secrets: createSecretKeeper(),
    commits: NOBODY_ASKED,
    serviceEntry: resolve('__tests__/support/session/source-service.ts'),
    ...given,
  };
}
