import type { CommitSource } from '../../../src/model/commit-origin.ts';

/** Of a job in which nobody is to be asked whose a commit is. */
export const NOBODY_ASKED: CommitSource = {
  lookUp: async ({ sha }) => {
    throw new Error(`Somebody asked whose ${sha} is.`);
  },
  filesOf: async (sha) => {
    throw new Error(`Somebody asked for the files of ${sha}.`);
  },
};
