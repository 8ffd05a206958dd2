import { type TestCase, testCase } from '../../api/cases/cases.ts';
import { ServiceError } from '../../api/client/service-error.ts';
import type { ItemOf } from '../../api/operation.ts';
import type { Iteration } from '../../api/resources/evals.ts';
import { readTolerantly } from '../../api/tolerant.ts';
import { notFoundProblem } from '../../api/validation.ts';
import { placeOfInput } from '../../report/place.ts';
import type { ProblemData } from '../../report/problem.ts';
import { namedBy } from '../../session/hosted.ts';
import type { Session } from '../../session/session.ts';
import type { SuiteFile } from '../suite/suite-file.ts';
import { listSuites } from './creation.ts';
import { applyInputs, type readSuite } from './suite-check.ts';

/**
 * Finds the suite of the input by its id, else by its name in any letter case, with its cases if
 * the service lists them. Throws ServiceError; the reason of the signal.
 */
export async function readSavedSuite(session: Session): ReturnType<typeof readSuite> {
  const { suite: wanted } = session.config;
  const all = await listSuites(session);
  const named = namedBy(wanted, all);
  const { id, name } = (named.length === 1 && named[0]) || {};
  const parameters = { projectId: session.projectId, suiteId: id ?? '' };
  const call = { parameters, isOptional: true, signal: session.environment.signal };
  const listing = id === undefined ? [] : session.client.list('listCases', call);
  // A service need not list them.
  const listed = await Array.fromAsync(listing).catch((error): ItemOf<'listCases'>[] => {
    if (error instanceof ServiceError) return [];
    throw error;
  });
  // How often each model runs is not known.
  const isMixed = listed.some(({ models }) => (models?.length ?? 0) > 1);
  const cases = isMixed ? [] : listed.map(({ id, title: name }) => ({ id, name }));
  const suite = unwrittenSuite('suite', name ?? wanted, { id: id ?? '', cases });
  suite.tests = listed.map(({ title, steps, iterations }) => {
    const read = readTolerantly(testCase.shape.steps, steps);
    return { title, runs: iterations ?? 1, steps: 'value' in read ? read.value : [] };
  });
  const problems = applyInputs(suite, session.known.names, session.config);
  if (id === undefined) {
    const names = all.map((one) => one.name ?? one.id);
    const ids = named.map((one) => one.id);
    const missing = { ...notFoundProblem('suite', wanted, names), project: session.project };
    const several: ProblemData = { code: 'ambiguous', what: 'id of the suite', known: ids };
    problems.push({ place: suite.placeOf(0, null), data: ids.length === 0 ? missing : several });
  }
  return problems.length > 0 ? { problems } : { suite, isPart: false, whole: suite };
}

/** A suite that no file holds. The input that asks for it is its place. */
export function unwrittenSuite(input: string, name: string, saved: SuiteFile['saved']): SuiteFile {
  const placeOf = () => placeOfInput(input);
  return { name, tests: [], tags: [], skipped: [], servers: null, execution: null, saved, placeOf };
}

/** The suite with the cases that came back, if no others are known. */
export function withCases(suite: SuiteFile, iterations: readonly Iteration[]): SuiteFile {
  if (suite.saved?.cases.length !== 0) return suite;
  const byTitle = Map.groupBy(iterations, ({ title }) => title ?? '');
  const tests = [...byTitle].map(([title, own]): TestCase => {
    const isAsked = own.some(({ model }) => model);
    const steps: TestCase['steps'] = isAsked ? [{ id: '', kind: 'prompt', prompt: '' }] : [];
    return { title, runs: own.length, steps };
  });
  return { ...suite, tests };
}
