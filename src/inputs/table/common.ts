import { KEY_PREFIX } from '../../contract/limits.ts';
import type { InputDescriptor } from '../descriptor.ts';
import { EMBEDDED, serviceAddress, serviceKey } from '../kinds/address.ts';
import { choice, number } from '../kinds/plain.ts';
import { MODES } from '../mode.ts';

/** GitHub ends a job after six hours at the latest. */
const JOB_LIMIT_MINUTES = 360;

const minutes = number(
  `more than 0 and less than ${JOB_LIMIT_MINUTES}`,
  (value) => value > 0 && value < JOB_LIMIT_MINUTES,
);

/** Inputs that several modes have. */
export const COMMON_INPUTS = [
  {
    name: 'mode',
    kind: choice(MODES),
    modes: ['run', 'ingest', 'command', 'doctor', 'diff', 'publish', 'calibrate'],
    otherwise: '`run`, or `ingest` where `results` is given, or `command` where that is',
    example: 'ingest',
    section: 'Inputs and outputs',
    text:
      'What to do. `run` runs an eval suite and judges its results; `ingest` judges the result ' +
      'files of a test runner; `command` runs an eval program and judges the runs that it reports; ' +
      '`doctor` looks at MCP servers and says of each whether it is well; `diff` holds what they ' +
      "offer against what they offered; `collect` gets results for a fork's pull request and leaves " +
      'the report as an artifact; `publish` judges and shows such a report; `calibrate` says how often ' +
      'the policy would have blocked results by chance.',
  },
  {
    name: 'base-url',
    kind: serviceAddress,
    modes: ['run', 'ingest', 'command', 'doctor', 'diff'],
    default: EMBEDDED,
    example: 'https://evals.example.com/api/v1',
    section: 'Where to run it',
    text:
      'Address of the evals service including its version path, such as ' +
      '`https://evals.example.com/api/v1`; or `embedded` to run the evals on this runner, against ' +
      'the MCP servers named in `mcp-config`, with no account.',
    details: 'It must be `https` unless it is this machine.',
  },
  {
    name: 'api-key',
    kind: serviceKey,
    modes: ['run', 'ingest', 'command', 'doctor', 'diff'],
    secret: true,
    example: `a repository secret that holds ${KEY_PREFIX}…`,
    section: 'Where to run it',
    text: `Key of the evals service; begins with \`${KEY_PREFIX}\`. Needed, and allowed, only with an address in \`base-url\`.`,
  },
  {
    name: 'timeout-minutes',
    kind: { ...minutes, schema: minutes.schema.transform((value) => value * 60_000) },
    modes: ['run', 'ingest', 'command', 'doctor', 'diff'],
    part: 'timeouts',
    otherNames: ['timeout'],
    property: 'evalsMs',
    default: '30',
    example: '30',
    section: 'Where to run it',
    text: `How long the evals may take before the verdict is \`incomplete\` and the run is cancelled. More than 0, less than ${JOB_LIMIT_MINUTES}.`,
  },
] as const satisfies readonly InputDescriptor[];
