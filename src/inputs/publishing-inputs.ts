import { z } from 'zod';
import {
  COMMENT_MODES,
  INCOMPLETE_CONCLUSIONS,
  type PublishingSettings,
} from '../model/publishing.ts';
import { DEFAULT_FAIL_ON } from '../model/verdict.ts';
import { choice, failingVerdicts, number, truth } from './formats.ts';
import type { RawInputs } from './raw-inputs.ts';

const NEVER = 'never';

/** How the inputs are read that say what to do with a verdict. */
export const publishingFields = {
  'fail-on': failingVerdicts.default([...DEFAULT_FAIL_ON]),
  summary: truth.default(true),
  comment: choice(COMMENT_MODES).default('auto'),
  'comment-key': z.string().optional(),
  'pr-number': number(
    'the number of a pull request',
    (value) => Number.isSafeInteger(value) && value > 0,
  ).optional(),
  annotations: truth.default(true),
  'check-name': z.string().optional(),
  'incomplete-conclusion': choice(INCOMPLETE_CONCLUSIONS).optional(),
  'artifact-name': z.string().default('mcp-eval-report'),
  matrix: z.string().optional(),
  'github-token': z.string().optional(),
};

/** What a right value looks like. */
export const PUBLISHING_EXAMPLES: Readonly<Record<keyof typeof publishingFields, string>> = {
  'fail-on': 'failed,invalid',
  summary: 'true',
  comment: 'on-failure',
  'comment-key': 'smoke',
  'pr-number': '42',
  annotations: 'true',
  'check-name': 'Evals',
  'incomplete-conclusion': 'action_required',
  'artifact-name': 'mcp-eval-report',
  matrix: 'leave it out for the default',
  'github-token': 'leave it out for the default',
};

/** Inputs that tell the results of one step of a job from those of another. */
const SUBJECT_INPUTS = ['suite', 'suite-file', 'suite-name', 'results', 'report-path'] as const;

const schema = z.object(publishingFields);

/**
 * What holds even where some inputs are wrong: a value that cannot be read falls back to its
 * default. That it is wrong is told by the verdict `invalid`, which has to be shown somewhere.
 */
export function toPublishingSettings(raw: RawInputs): PublishingSettings {
  const parsed = schema.safeParse(raw);
  const values = parsed.success ? parsed.data : schema.parse(withoutWrong(raw, parsed.error));
  const artifactName = values['artifact-name'];
  return {
    collectsOnly: raw['mode'] === 'collect',
    subject: SUBJECT_INPUTS.map((name) => raw[name] ?? '').join('\n'),
    failOn: values['fail-on'],
    summary: values.summary,
    comment: values.comment,
    commentKey: values['comment-key'],
    prNumber: values['pr-number'],
    annotations: values.annotations,
    checkName: values['check-name'],
    incompleteConclusion: values['incomplete-conclusion'],
    artifactName: artifactName === NEVER ? undefined : artifactName,
    matrix: values.matrix ?? 'null',
    githubToken: values['github-token'],
  };
}

function withoutWrong(raw: RawInputs, { issues }: z.ZodError) {
  const wrong = issues.map(({ path: [name] }) => name);
  return Object.fromEntries(Object.entries(raw).filter(([name]) => !wrong.includes(name)));
}
