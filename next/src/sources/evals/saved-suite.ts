import { type TestCase, testCase } from '../../api/cases/cases.ts';
import { ServiceError } from '../../api/client/service-error.ts';
import type { Iteration } from '../../api/resources/evals.ts';
import { readTolerantly } from '../../api/tolerant.ts';
import { notFoundProblem } from '../../api/validation.ts';
import { stackOf } from '../../lib/errors.ts';
import { placeOfInput } from '../../report/place.ts';
import type { Problem } from '../../report/problem.ts';
import type { Session } from '../../session/session.ts';
import type { SuiteFile } from '../suite/suite-file.ts';
import { listSuites } from './creation.ts';
import { applyInputs } from './suite-check.ts';

/**
 * Finds the suite of the input by its id, else by its name in any letter case, with its cases if the
 * service lists them.
 *
 * @throws ServiceError; the reason of the signal
 */
export async function readSavedSuite(
  session: Session,
): Promise<{ suite: SuiteFile } | { problems: Problem[] }> {
  const { suite: wanted } = session.config;
  const all = await listSuites(session);
  const named = all.filter(({ name }) => name?.toLowerCase() === wanted.toLowerCase());
  const only = named.length === 1 ? named[0] : undefined;
  const { id, name } = all.find((one) => one.id === wanted) ?? only ?? {};
  const tests = id === undefined ? null : await listCases(id, session);
  const place = placeOfInput('suite');
  const suite: SuiteFile = {
    name: name ?? wanted,
    tests: tests ?? [],
    tags: [],
    lacking: [],
    skipped: [],
    servers: null,
    execution: null,
    saved: { id: id ?? '', hasCases: tests !== null },
    placeOf: () => place,
  };
  const problems = applyInputs(suite, session.known?.names ?? [], session.config);
  if (id === undefined) {
    const names = all.map((one) => one.name ?? one.id);
    problems.push({ place, data: notFoundProblem('suite', wanted, names) });
  }
  return problems.length > 0 ? { problems } : { suite };
}

/** Null if the service does not list them, or does not say how often each runs. */
async function listCases(
  suiteId: string,
  { client, projectId, environment: { signal, logger } }: Session,
): Promise<TestCase[] | null> {
  const call = { parameters: { projectId, suiteId }, isOptional: true, signal };
  try {
    const listed = await Array.fromAsync(client.list('listCases', call));
    if (listed.some(({ models }) => (models?.length ?? 0) > 1)) return null;
    return listed.map(({ title, steps, iterations }): TestCase => {
      const read = readTolerantly(testCase.shape.steps, steps);
      return { title, runs: iterations ?? 1, steps: 'value' in read ? read.value : [] };
    });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    logger.debug(stackOf(error));
    return null;
  }
}

/** The suite with the cases that came back, if no others are known. */
export function withCases(suite: SuiteFile, iterations: readonly Iteration[]): SuiteFile {
  if (suite.saved?.hasCases !== false) return suite;
  const byTitle = Map.groupBy(iterations, ({ title }) => title ?? '');
  const tests = [...byTitle].map(([title, own]): TestCase => {
    const isAsked = own.some(({ model }) => model);
    const steps: TestCase['steps'] = isAsked ? [{ id: '', kind: 'prompt', prompt: '' }] : [];
    return { title, runs: own.length, steps };
  });
  return { ...suite, tests };
}
