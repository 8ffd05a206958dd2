import { nearestName } from '../lib/nearest-name.ts';
import type { ProblemData } from '../report/problem.ts';
import type { TestCase } from './cases.ts';

/** A step that names no server of the run. */
export interface ServerMisfit {
  /** Index of the case, and of the step in it. */
  test: number;
  step: number;
  data: ProblemData;
}

/** Finds the steps whose server is unknown, or is not named although there are several. */
export function findServerMisfits(
  tests: readonly TestCase[],
  known: readonly string[],
): ServerMisfit[] {
  return tests.flatMap(({ steps }, test) =>
    steps.flatMap((one, step): ServerMisfit[] => {
      if (one.kind !== 'toolCall') return [];
      const { serverName: name } = one;
      if (name === undefined) {
        if (known.length === 1) return [];
        return [{ test, step, data: { code: 'ambiguous', what: 'server', known: [...known] } }];
      }
      if (known.includes(name)) return [];
      const nearest = nearestName(name, known) ?? null;
      const data: ProblemData = {
        code: 'not-found',
        what: 'server',
        name,
        nearest,
        known: [...known],
      };
      return [{ test, step, data }];
    }),
  );
}
