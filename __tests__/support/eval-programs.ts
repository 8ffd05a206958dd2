/** Requests of eval programs, and the inputs of steps that run one. */
import { programFile } from './program-file.ts';

const PROGRAM = programFile('__tests__/support/eval-program.ts');
export const NEW = '/api/v1/projects/default/eval-ingest';
/** Of SDKs up to 1.14. */
export const OLD = '/sdk/v1/evals';

/** A request: its path and body, and headers in place of the usual ones. */
export type Request = [path: string, body?: object, headers?: Record<string, string>];

export const rowOf = (caseTitle: string, passed = true, more: object = {}) => {
  return { caseTitle, passed, ...more };
};

/** One report with all results of a run. */
export const report = (results: object[], more: object = {}, base = OLD): Request => [
  `${base}/report`,
  { suiteName: 'nightly', externalRunId: 'r1', results, ...more },
];

/** A report in parts: start, rows, and the end unless it is left open. */
export const parts = (results: object[], announced: number, isOpen = false): Request[] => [
  [
    `${NEW}/runs/start`,
    { suiteName: 'nightly', externalRunId: 'r1', expectedIterations: announced },
  ],
  [`${NEW}/runs/iterations`, { runId: '$', results }],
  ...(isOpen ? [] : [[`${NEW}/runs/finalize`, { runId: '$', externalRunId: 'r1' }] as Request]),
];

/** Inputs and variables of a step that runs the program. */
export const programWith = (requests: Request[], exit = 0) => ({
  inputs: { command: `"${process.execPath}" "${PROGRAM}"` },
  variables: {
    REQUESTS: JSON.stringify(requests.map(([path, body, headers]) => ({ path, body, headers }))),
    EXIT: String(exit),
    NODE_NO_WARNINGS: '1',
  },
});
