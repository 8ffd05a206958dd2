import { DEFAULT_MAX_TURNS, findCaseMisfits } from '../../api/case-rules.ts';
import { HOSTED_CASES, HOSTED_RUNS, type TestCase } from '../../api/cases/cases.ts';
import { isAsked, NATIVE, providerOf } from '../../api/cases/models.ts';
import type { CaseMisfit } from '../../api/resources/evals.ts';
import type { KnownServers } from '../../api/servers-file.ts';
import { mostProblems, notFoundProblem } from '../../api/validation.ts';
import type { Config } from '../../inputs/rows.ts';
import { findWeakCases } from '../../judge/weak-cases.ts';
import { keyVariable } from '../../lib/variables.ts';
import { readWorkspaceFile } from '../../lib/workspace-file.ts';
import { digestOf } from '../../report/identity.ts';
import { placeOfInput, unreadable } from '../../report/place.ts';
import type { Problem, ProblemData } from '../../report/problem.ts';
import { chosenServers, parseSuiteFile, type SuiteFile } from '../suite/suite-file.ts';
import { ALL, dealCases, selectCases, usedServers } from './selection.ts';

/** Inputs that say something about suites. */
export type SuiteInputs = Pick<Config, 'modelBaseUrls' | 'baseUrl' | 'servers' | 'iterations'> &
  Partial<Pick<Config, 'shard'>>;

/**
 * Reads the chosen cases of a suite file, or lists all that is wrong with it, and variables that
 * its servers lack. No names: the list of servers cannot be read. `whole`: the cases of all parts.
 */
export async function readSuite(
  file: string,
  workspace: string,
  { names, disabled = [], unset = [] }: KnownServers = { names: [] },
  inputs: SuiteInputs,
  wanted = ALL,
): Promise<{ suite: SuiteFile; isPart: boolean; whole: SuiteFile } | { problems: Problem[] }> {
  const content = await readWorkspaceFile(workspace, file);
  if (typeof content !== 'string') return unreadable(file, content);
  const { suite, problems: known } = await parseSuiteFile(content, file, names);
  if (suite === null) return { problems: known };
  known.push(...applyInputs(suite, names, inputs));
  const { tests, execution } = suite;
  const maxTurns = execution?.maxTurns ?? DEFAULT_MAX_TURNS;
  const misfits = [
    ...findCaseMisfits(tests, suite.servers ?? names, maxTurns),
    ...(await findWeakCases(tests)),
    ...modelMisfits(tests, inputs),
    ...(inputs.baseUrl === '' ? [] : hostedMisfits(suite, inputs)),
  ];
  const all = caseProblems(suite, misfits, known);
  const problems = mostProblems(names.length > 0 ? all : all.filter((one) => !isAboutServer(one)));
  for (const { data } of problems) {
    const isServer = data.code === 'not-found' && data.what === 'server';
    if (isServer && disabled.includes(data.name)) data.what = 'enabled server';
  }
  const chosen = problems.length > 0 ? { suite, isPart: false } : selectCases(suite, file, wanted);
  if ('problems' in chosen) return chosen;
  const { suite: whole, isPart } = chosen;
  const own = inputs.shard === undefined ? whole : dealCases(whole, inputs.shard);
  const used = usedServers(own, names);
  for (const [server, one] of unset) if (used.includes(server)) problems.push(one);
  if (problems.length > 0) return { problems };
  return { suite: own, isPart: isPart || own !== whole, whole };
}

const isAboutServer = ({ data }: Problem) =>
  data.code === 'ambiguous' || (data.code === 'not-found' && data.what === 'server');

/** Sets what the inputs say of a suite, and lists what is wrong with them. `names`: of all servers. */
export function applyInputs(
  suite: SuiteFile,
  names: readonly string[],
  { servers, iterations }: SuiteInputs,
): Problem[] {
  const chosen = chosenServers(servers, names);
  if (servers.length > 0) suite.servers = chosen.names;
  if (iterations !== undefined) for (const one of suite.tests) one.runs = iterations;
  return chosen.misfits.map(({ data }) => ({ place: placeOfInput('servers'), data }));
}

/** What a suite asks for that services of others do not do. */
function hostedMisfits({ tests, execution }: SuiteFile, { iterations }: SuiteInputs) {
  const found: CaseMisfit[] = [];
  const note = (test: number, path: string[], data: ProblemData) =>
    found.push({ test, step: null, path, data });
  for (const [name, value] of Object.entries(execution ?? {})) {
    const key = name.replace(/Ms$/, '');
    if (value !== undefined) note(-1, [key], { code: 'conflict', key, other: 'base-url' });
  }
  if (tests.length > HOSTED_CASES) note(HOSTED_CASES, [], tooMany('cases', HOSTED_CASES));
  for (const [test, { runs = 1 }] of tests.entries()) {
    // The input is one mistake, not one of each case.
    if (runs > HOSTED_RUNS && runs !== iterations)
      note(test, ['runs'], tooMany('iterations', HOSTED_RUNS));
  }
  return found;
}

const tooMany = (what: string, max: number): ProblemData => {
  return { code: 'range', what, min: null, max };
};

/**
 * Puts what is wrong in cases at its places in the suite file, with what is known to be wrong. Null:
 * the service found it, and its cases are named.
 */
export function caseProblems(suite: SuiteFile, misfits: CaseMisfit[], known: Problem[] | null) {
  // Rows and models share the places of their case.
  const found = new Map((known ?? []).map((one) => [JSON.stringify(one), one]));
  for (const { test, step, path, data } of misfits) {
    const one: Problem = { place: suite.placeOf(test, step, path), data };
    const key = JSON.stringify(one);
    if (known === null) one.cases = found.get(key)?.cases ?? [];
    one.cases?.push(digestOf(suite.tests[test]?.title ?? ''));
    found.set(key, one);
  }
  return [...found.values()];
}

/** Prompts that go to no model. `isRefused`: the service cannot ask it. */
export function modelMisfits(
  tests: readonly TestCase[],
  { modelBaseUrls, baseUrl }: Pick<SuiteInputs, 'modelBaseUrls' | 'baseUrl'>,
  isRefused = (_model: string, _provider: string) => false,
): CaseMisfit[] {
  return tests.flatMap((one, test): CaseMisfit[] => {
    const { model = '', provider: stated, steps } = one;
    const provider = model.endsWith('/') ? '' : providerOf(model, stated);
    // A service of others has providers of its own.
    const known = baseUrl === '' ? [...new Set([...NATIVE, ...modelBaseUrls.keys()])] : [provider];
    const isNamed = model !== '' && provider !== '';
    const isSound = isNamed && known.includes(provider) && !isRefused(model, provider);
    if (!isAsked(one) || isSound) return [];
    const data = modelProblem(model, provider, known);
    if (model !== '') return [{ test, step: null, path: ['model'], data }];
    return [{ test, step: steps.findIndex(({ kind }) => kind === 'prompt'), path: [], data }];
  });
}

function modelProblem(model: string, provider: string, known: string[]): ProblemData {
  if (model === '') return { code: 'needs', key: 'prompt', other: ['model'] };
  if (provider === '') return { code: 'type', expected: 'model', observed: `\`${model}\`` };
  if (!known.includes(provider)) return notFoundProblem('provider', provider, known);
  return { code: 'needs', key: model, other: ['model-api-keys', keyVariable(provider)] };
}
