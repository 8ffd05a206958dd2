import type { ArgumentMisfit } from '../../contract/resources/run.ts';
import { countOf } from '../../model/quantity.ts';
import type { ConfigurationProblem } from '../../trouble/errors.ts';
import type { LocatedSuite } from './suite-file.ts';

/**
 * Arguments that tools do not take, where the file has them. What several cases of one test have, those
 * of its rows and models, is told once.
 */
export function misfitProblems(
  misfits: readonly ArgumentMisfit[],
  { suite, placeOf }: Pick<LocatedSuite, 'suite' | 'placeOf'>,
): ConfigurationProblem[] {
  const tests = new Map(suite.tests.map((test) => [test.title, test]));
  const placed = misfits.flatMap(({ title, path, message }) => {
    const test = tests.get(title);
    return test === undefined ? [] : { title, where: placeOf(test, path), message };
  });
  const alike = Map.groupBy(placed, ({ where, message }) => JSON.stringify([where, message]));
  return [...alike.values()].flatMap((found) => {
    const [first] = found;
    if (first === undefined) return [];
    // Steps of one case share a place by an anchor.
    const others = new Set(found.map(({ title }) => title)).size - 1;
    const more = others === 0 ? '' : ` (and ${countOf(others, 'more case')})`;
    const message = `case ${JSON.stringify(first.title)}${more} ${first.message}`;
    return { where: first.where, message };
  });
}
