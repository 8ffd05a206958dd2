import type { ConfigurationProblem } from '../trouble/errors.ts';

/**
 * Inputs as they were written; one left out and one left empty are both undefined, but for
 * `test-outcome`.
 */
export type RawInputs = Readonly<Record<string, string | undefined>>;

/** Whether the evals service of this repository is to be started on the runner. */
export function isEmbedded(raw: RawInputs): boolean {
  return (raw['base-url'] ?? 'embedded') === 'embedded';
}

/**
 * Problems of inputs that the mode at hand does not read. One that has its default text may come
 * from action.yml, so that it counts as left out.
 *
 * @param defaults every input that is out of place, with its default text if it has one.
 */
export function strayInputs(
  raw: RawInputs,
  defaults: Readonly<Record<string, string | undefined>>,
  message: string,
): ConfigurationProblem[] {
  return Object.entries(defaults)
    .filter(([name, standard]) => raw[name] !== undefined && raw[name] !== standard)
    .map(([where]) => ({ where, message }));
}
