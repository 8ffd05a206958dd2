import {
  COMMENT_MODES,
  INCOMPLETE_CONCLUSIONS,
  TRACE_CHOICES,
} from '../../model/choices/publishing.ts';
import { DEFAULT_FAIL_ON } from '../../model/verdict.ts';
import type { InputDescriptor } from '../descriptor.ts';
import { choice, failingVerdicts, nameOrNever, number, text, truth } from '../kinds/plain.ts';

const EVERY_MODE = ['run', 'ingest', 'command', 'doctor', 'diff', 'publish', 'calibrate'] as const;

/** Inputs that say what is published, and the report that mode `publish` is about. */
export const PUBLISHING_INPUTS = [
  {
    name: 'report-path',
    kind: text,
    modes: ['publish', 'calibrate'],
    example: 'collected',
    section: 'Pull requests from forks',
    text:
      'Report that a job in mode `collect` left, a file or the folder its artifact was downloaded ' +
      'to; or the folder with a folder for each of the jobs that ran a suite in parts, whose reports ' +
      'are joined.',
    details:
      'Relative to the workspace. Mode `calibrate` takes several, one a line: reports, folders of one, ' +
      'and folders with such folders.',
  },
  {
    name: 'fail-on',
    kind: failingVerdicts,
    modes: EVERY_MODE,
    part: 'publishing',
    default: DEFAULT_FAIL_ON.join(','),
    example: 'failed,invalid',
    section: 'How to judge it',
    text:
      'Verdicts that fail the step, separated by commas: any of `failed`, `incomplete` and ' +
      '`invalid`; or `never`.',
  },
  {
    name: 'summary',
    kind: truth,
    modes: EVERY_MODE,
    part: 'publishing',
    default: 'true',
    undecisive: true,
    example: 'true',
    section: 'Where to show it',
    text: 'Whether to write the job summary.',
  },
  {
    name: 'annotations',
    kind: truth,
    modes: EVERY_MODE,
    part: 'publishing',
    default: 'true',
    undecisive: true,
    example: 'true',
    section: 'Where to show it',
    text: 'Whether to annotate files with what failed, ten annotations at the most.',
    details: 'They are the most severe, with the verdict, at file and line where they are known.',
  },
  {
    name: 'artifact-name',
    kind: nameOrNever,
    modes: EVERY_MODE,
    part: 'publishing',
    default: 'mcp-eval-report',
    undecisive: true,
    example: 'mcp-eval-report',
    section: 'Where to show it',
    text:
      'Name of the artifact with the whole report, to which job, matrix leg and attempt are added; ' +
      'or `never`.',
    details: 'The attempt is added from the second on.',
  },
  {
    name: 'traces',
    kind: choice(TRACE_CHOICES),
    modes: EVERY_MODE,
    part: 'publishing',
    default: 'all',
    undecisive: true,
    example: 'failed',
    section: 'Where to show it',
    text:
      'Which iterations have a file with their conversation in the folder `traces/` of the artifact: ' +
      '`failed`, `all` or `none`. 50 MB at most, those that failed first.',
    details:
      'A hosted service is asked for the traces of 25 iterations that failed, since each costs a ' +
      'request. The report has the conversations that failed whatever is said here.',
  },
  {
    name: 'comment',
    kind: choice(COMMENT_MODES),
    modes: EVERY_MODE,
    part: 'publishing',
    default: 'auto',
    undecisive: true,
    example: 'on-failure',
    section: 'Where to show it',
    text:
      'When to keep a comment on the pull request: `auto` or `always` whatever the verdict, ' +
      '`on-failure` from the first verdict that is not `passed`, or `never`. `auto` is silent about ' +
      'events without a pull request, `always` says so in a notice.',
    details: 'There is one comment, which is kept up to date.',
  },
  {
    name: 'comment-key',
    kind: text,
    modes: EVERY_MODE,
    part: 'publishing',
    undecisive: true,
    otherwise: 'suite, job and matrix leg',
    example: 'smoke',
    section: 'Where to show it',
    text: 'What the comment goes by. Results under the same key share one comment.',
    details: 'The suite counts as it is written in the inputs.',
  },
  {
    name: 'pr-number',
    kind: number(
      'the number of a pull request',
      (value) => Number.isSafeInteger(value) && value > 0,
    ),
    modes: EVERY_MODE,
    part: 'publishing',
    undecisive: true,
    otherwise: 'that of the event',
    example: '42',
    section: 'Where to show it',
    text: 'Number of the pull request to comment on.',
  },
  {
    name: 'check-name',
    kind: text,
    modes: EVERY_MODE,
    part: 'publishing',
    undecisive: true,
    example: 'Evals',
    section: 'Where to show it',
    text: 'Name of a check run to write the verdict to, for branch protection. Left out, there is none.',
  },
  {
    name: 'incomplete-conclusion',
    kind: choice(INCOMPLETE_CONCLUSIONS),
    modes: EVERY_MODE,
    part: 'publishing',
    undecisive: true,
    otherwise: '`action_required` where `fail-on` has `incomplete`, else `neutral`',
    example: 'action_required',
    section: 'Where to show it',
    text:
      'Conclusion of the check run for the verdict `incomplete`. `action_required` holds up a merge ' +
      'that requires the check, `neutral` lets it pass.',
  },
  {
    name: 'matrix',
    kind: text,
    modes: EVERY_MODE,
    part: 'publishing',
    default: 'null',
    expression: `\${{ toJSON(matrix) }}`,
    undecisive: true,
    example: 'leave it out for the default',
    section: 'Where to show it',
    text:
      'Matrix leg of the job, which keeps the results of the legs apart. Leave it out, unless ' +
      'several jobs of a workflow call one reusable workflow: then say in it which call this is.',
    details: `For example \`\${{ inputs.call }}\`, an input of that workflow.`,
  },
  {
    name: 'github-token',
    kind: text,
    modes: EVERY_MODE,
    part: 'publishing',
    expression: `\${{ github.token }}`,
    secret: true,
    undecisive: true,
    example: 'leave it out for the default',
    section: 'Where to show it',
    text: 'Token for comment and check run, and to look up whose code is checked out.',
  },
] as const satisfies readonly InputDescriptor[];
