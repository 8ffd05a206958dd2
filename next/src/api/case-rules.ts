import { findUnsafeInteger } from '../lib/unsafe-integer.ts';
import type { ProblemData } from '../report/problem.ts';
import type { TestCase } from './cases/cases.ts';
import { asksServer, type Step } from './cases/steps.ts';
import { notFoundProblem } from './validation.ts';

/** Most iterations of a run. */
const MAX_ITERATIONS = 100_000;

/** A mistake that the schema of a case does not see. */
export interface CaseMisfit {
  /** Index of the case, and of the step in it; null: the case as a whole. */
  test: number;
  step: number | null;
  data: ProblemData;
}

/**
 * Finds titles that occur twice; steps whose server is unknown, or is not named although there are
 * several; ids of steps that occur twice; integers beyond 2^53 in arguments; assertions that no call
 * stands before; prompts, which this edition does not run; and more iterations than a run takes.
 *
 * @param servers names of the servers of the run
 */
export function findCaseMisfits(
  tests: readonly TestCase[],
  servers: readonly string[],
): CaseMisfit[] {
  const planned = tests.reduce((sum, { runs = 1 }) => sum + runs, 0);
  const limit: ProblemData = { code: 'range', what: 'iterations', min: null, max: MAX_ITERATIONS };
  const titles = new Set<string>();
  const own = tests.flatMap(({ title, steps }, test) => {
    if (titles.has(title)) {
      return [
        { test, step: null, data: { code: 'repeated', what: 'title', name: title } as const },
      ];
    }
    titles.add(title);
    const ids = new Set<string>();
    const firstCall = steps.findIndex(asksServer);
    return steps.flatMap((one, step): CaseMisfit[] => {
      const { id, kind } = one;
      if (ids.has(id))
        return [{ test, step, data: { code: 'repeated', what: 'step id', name: id } }];
      ids.add(id);
      if (kind === 'assert' && (firstCall === -1 || step < firstCall)) {
        return [{ test, step, data: { code: 'cannot-fail' } }];
      }
      const data = serverProblem(one, servers) ?? integerProblem(one);
      return data === null ? [] : [{ test, step, data }];
    });
  });
  return planned > MAX_ITERATIONS ? [{ test: 0, step: null, data: limit }, ...own] : own;
}

function integerProblem(step: Step): ProblemData | null {
  const path = step.kind === 'toolCall' ? findUnsafeInteger(step.arguments) : null;
  return path === null ? null : { code: 'integer', path };
}

function serverProblem(step: Step, servers: readonly string[]): ProblemData | null {
  if (!asksServer(step)) return null;
  const { serverName: name } = step;
  const known = [...servers];
  if (name === undefined) {
    return known.length === 1 ? null : { code: 'ambiguous', what: 'server', known };
  }
  return known.includes(name) ? null : notFoundProblem('server', name, known);
}
