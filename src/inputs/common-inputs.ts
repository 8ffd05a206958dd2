import type { z } from 'zod';
import { KEY_PREFIX } from '../contract/limits.ts';
import type { ConfigurationProblem } from '../trouble/errors.ts';
import type { RemoteService } from './config.ts';
import { number, percentage, serviceAddress, text, WITHOUT_SECRETS } from './formats.ts';
import { isEmbedded, type RawInputs } from './raw-inputs.ts';

/** GitHub ends a job after six hours at the latest. */
const JOB_LIMIT_MINUTES = 360;

const EMBEDDED = 'embedded';
const TIMEOUT_MINUTES = '30';

/** How the inputs are read that every mode has. */
export const commonFields = {
  'base-url': serviceAddress.prefault(EMBEDDED),
  'api-key': text.refine((key) => key === undefined || key.startsWith(KEY_PREFIX), {
    message: `must be a key of the evals service, which begins with \`${KEY_PREFIX}\`.`,
  }),
  project: text,
  notes: text,
  'min-pass-rate': percentage.optional(),
  'timeout-minutes': number(
    `more than 0 and less than ${JOB_LIMIT_MINUTES}`,
    (value) => value > 0 && value < JOB_LIMIT_MINUTES,
  ).prefault(TIMEOUT_MINUTES),
  strategy: text,
};

/** What a right value looks like. */
export const COMMON_EXAMPLES: Readonly<Record<keyof typeof commonFields, string>> = {
  'base-url': 'https://evals.example.com/api/v1',
  'api-key': `a repository secret that holds ${KEY_PREFIX}…`,
  project: 'Default',
  notes: 'nightly',
  'min-pass-rate': '90',
  'timeout-minutes': '30',
  strategy: 'leave it out for the default',
};

/** What action.yml gives an input that was left out. */
export const COMMON_DEFAULTS: Readonly<Record<string, string>> = {
  'base-url': EMBEDDED,
  'timeout-minutes': TIMEOUT_MINUTES,
};

export type CommonValues = z.output<z.ZodObject<typeof commonFields>>;

/** Null where the embedded service is asked for. */
export function toRemoteService(values: CommonValues): RemoteService | null {
  const address = values['base-url'];
  return address.kind === 'embedded' ? null : { ...address, apiKey: values['api-key'] ?? '' };
}

/** Whether address and key of the service fit together. */
export function serviceProblems(raw: RawInputs): ConfigurationProblem[] {
  if (isEmbedded(raw)) {
    if (!raw['api-key']) return [];
    const message = 'is of no use without `base-url`, the address of the service it belongs to.';
    const example = `base-url: ${COMMON_EXAMPLES['base-url']}`;
    return [{ where: 'api-key', message, example }];
  }
  if (raw['api-key']) return [];
  const message = `is missing; the service at \`base-url\` needs one. ${WITHOUT_SECRETS}`;
  return [{ where: 'api-key', message, example: COMMON_EXAMPLES['api-key'] }];
}
