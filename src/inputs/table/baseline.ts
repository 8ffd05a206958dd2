import { MISSING_BASELINE_RULES, UNLIKE_BASELINE_RULES } from '../../model/policy.ts';
import type { InputDescriptor } from '../descriptor.ts';
import { baselineSource } from '../kinds/baseline-source.ts';
import { choice, list, number, text } from '../kinds/plain.ts';

const EVERY_MODE = ['run', 'ingest', 'command', 'publish', 'calibrate'] as const;
const SECTION = 'What to hold it against';
const MOST_DAYS = 3650;

/** Inputs that say what results are held against. */
export const BASELINE_INPUTS = [
  {
    name: 'baseline',
    kind: baselineSource,
    modes: EVERY_MODE,
    default: 'auto',
    example: 'branch:main',
    section: SECTION,
    text:
      'Earlier results that these are held against. `auto` looks for the report that an earlier run ' +
      'of this job left as an artifact, on the branch that a pull request is to go to, which takes the ' +
      'permission `actions: read`; where a service runs the suite, for its earlier runs there.',
    details:
      '`branch:<name>` looks on that branch, `run:<id>` is one run of the workflow or of the service, `file:<path>` a report ' +
      'or the folder that holds it, `checkout:<path>` the base itself, whose servers are run beside ' +
      "the head's. Paths are relative to the workspace.",
  },
  {
    name: 'confirm-checkout',
    kind: text,
    modes: ['run'],
    part: 'run',
    example: 'base',
    section: SECTION,
    text:
      'Folder with a checkout of the base, whose servers are run beside those of the head where a ' +
      'suspected regression is looked at again. With the embedded service; relative to the workspace.',
    details:
      'Nothing of it is run else. Without it the head runs again alone, which may clear it and not ' +
      'confirm: [gating.md](gating.md#confirmation).',
  },
  {
    name: 'confirm-servers',
    kind: list,
    modes: ['run'],
    part: 'run',
    example: 'weather-main',
    section: SECTION,
    text:
      'Servers of the base that a hosted service has saved, by id or name, separated by commas or ' +
      'new lines: what `confirm-checkout` is for the embedded service.',
    details:
      'They run beside those of the head where a suspected regression is looked at again, and never ' +
      'else. Of cases that ask a model; a step that names its server would ask that of the head: ' +
      '[gating.md](gating.md#servers-of-the-base-on-a-hosted-service).',
  },
  {
    name: 'on-missing-baseline',
    kind: choice(MISSING_BASELINE_RULES),
    modes: EVERY_MODE,
    part: 'policy',
    otherwise: '`not-applicable`',
    example: 'incomplete',
    section: SECTION,
    text:
      'What becomes of comparisons where there is no baseline: they decide nothing ' +
      '(`not-applicable`), are undecided (`incomplete`), or `pass` where the look-up worked and ' +
      'found no earlier run at all.',
  },
  {
    name: 'baseline-max-age-days',
    kind: number(`more than 0 and up to ${MOST_DAYS}`, (value) => value > 0 && value <= MOST_DAYS),
    modes: EVERY_MODE,
    part: 'policy',
    otherwise: 'any age will do',
    example: '14',
    section: SECTION,
    text: `Days after which a baseline is too old. More than 0, up to ${MOST_DAYS}.`,
  },
  {
    name: 'on-unlike-baseline',
    kind: choice(UNLIKE_BASELINE_RULES),
    modes: EVERY_MODE,
    part: 'policy',
    otherwise: '`warn`',
    example: 'incomplete',
    section: SECTION,
    text:
      'What becomes of comparisons with a baseline that is too old or of other models: a warning, ' +
      'or they are undecided (`incomplete`).',
  },
] as const satisfies readonly InputDescriptor[];
