import type { ConfigurationProblem } from '../trouble/errors.ts';
import { text } from './formats.ts';
import { type RawInputs, strayInputs } from './raw-inputs.ts';

/** How the inputs of mode `publish` are read. */
export const collectedFields = { 'report-path': text };

/** What a right value looks like. */
export const COLLECTED_EXAMPLES: Readonly<Record<keyof typeof collectedFields, string>> = {
  'report-path': 'collected',
};

/** Problems of the inputs of mode `publish`. */
export function collectedProblems(raw: RawInputs): ConfigurationProblem[] {
  if (raw['report-path']) return [];
  const message =
    'is missing; name the folder that the artifact of mode `collect` was downloaded to.';
  return [{ where: 'report-path', message, example: COLLECTED_EXAMPLES['report-path'] }];
}

/** Inputs of mode `publish` where another mode is at work. */
export function strayCollectedInputs(raw: RawInputs): ConfigurationProblem[] {
  return strayInputs(
    raw,
    { 'report-path': undefined },
    'belongs to mode `publish`, which publishes a collected report; remove it.',
  );
}
