import type { ReadIteration } from '../../contract/resources/iteration.ts';
import { listNames } from '../../model/listed-names.ts';
import { countOf } from '../../model/quantity.ts';

/** An iteration that can be told from others. */
export type SiftedIteration = ReadIteration & { id: string };

/** The iterations of a run that may count, and what is to be said of the others. */
export interface SiftedIterations {
  iterations: SiftedIteration[];
  /** What takes away from the evidence. */
  problems: string[];
  /** What decides nothing. */
  warnings: string[];
}

/** Members on which it depends what an iteration is worth; its id tells it from others. */
const DECISIVE = /^(?:is no object$|(?:id|status|result|runId): )/;

/**
 * Leaves out what came twice or belongs to another run, and tells what could not be read. One
 * that cannot be read stays: as far as it says how it ended, that counts.
 */
export function siftIterations(read: readonly ReadIteration[], runId: string): SiftedIterations {
  const seen = new Set<string>();
  const iterations: ReadIteration[] = [];
  const strangers: ReadIteration[] = [];
  const repeats: ReadIteration[] = [];
  for (const iteration of read) {
    if (iteration.runId && iteration.runId !== runId) strangers.push(iteration);
    else if (iteration.id && seen.has(iteration.id)) repeats.push(iteration);
    else iterations.push(iteration);
    if (iteration.id) seen.add(iteration.id);
  }
  const faults = (decisive: boolean) =>
    iterations
      .map((iteration) => ({
        iteration,
        told: iteration.unreadable.filter((one) => DECISIVE.test(one) === decisive),
      }))
      .filter(({ told }) => told.length > 0)
      .map(({ iteration, told }) => `${nameOf(iteration)} (${told.join('; ')})`);
  return {
    iterations: iterations.map((one, index) => ({ ...one, id: one.id ?? `unreadable-${index}` })),
    problems: [
      ...sentence('could not be read', faults(true)),
      ...sentence('came more than once', repeats.map(nameOf)),
      ...sentence('came though of another run', strangers.map(nameOf)),
      ...sentence(
        'says that it failed and that it passed',
        iterations.filter(contradictsItself).map(nameOf),
      ),
    ],
    warnings: sentence('could be read only in part', faults(false)),
  };
}

function sentence(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [`${countOf(names.length, 'iteration')} ${what}: ${listNames(names)}.`];
}

/** Whether an iteration says that it could not be carried out, and yet that it passed. */
export function contradictsItself({
  status,
  result,
}: Pick<ReadIteration, 'status' | 'result'>): boolean {
  return (status === 'failed' || status === 'timed_out') && result === 'passed';
}

/** `echoes #2`. */
export function nameOf({ title, testCaseId, iterationNumber }: ReadIteration): string {
  const number = iterationNumber == null ? '' : ` #${iterationNumber}`;
  return `${title ?? testCaseId ?? 'untitled case'}${number}`;
}
