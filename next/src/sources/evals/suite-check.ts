import { DEFAULT_MAX_TURNS, findCaseMisfits } from '../../api/case-rules.ts';
import { MAX_STEPS, type TestCase } from '../../api/cases/cases.ts';
import { isAsked, NATIVE, providerOf } from '../../api/cases/models.ts';
import type { CaseMisfit } from '../../api/resources/evals.ts';
import type { KnownServers } from '../../api/servers-file.ts';
import { mostProblems, notFoundProblem } from '../../api/validation.ts';
import type { Config } from '../../inputs/rows.ts';
import { findWeakCases } from '../../judge/weak-cases.ts';
import { keyVariable } from '../../lib/variables.ts';
import { readWorkspaceFile } from '../../lib/workspace-file.ts';
import { digestOf } from '../../report/identity.ts';
import { unreadable } from '../../report/place.ts';
import type { Problem, ProblemData } from '../../report/problem.ts';
import { parseSuiteFile, type SuiteFile } from '../suite/suite-file.ts';
import { ALL, selectCases, usedServers } from './selection.ts';

type Addresses = Pick<Config, 'modelBaseUrls'>;

/**
 * Reads the chosen cases of a suite file, or lists all that is wrong with it, and variables that its
 * servers lack.
 *
 * @param servers those that it can call; none if the list of them cannot be read
 * @param addresses of model providers
 */
export async function readSuite(
  file: string,
  workspace: string,
  { names, disabled = [], unset = [] }: KnownServers = { names: [] },
  addresses: Addresses,
  wanted = ALL,
): Promise<ReturnType<typeof selectCases>> {
  const content = await readWorkspaceFile(workspace, file);
  if (typeof content !== 'string') return unreadable(file, content);
  const parsed = await parseSuiteFile(content, file, names);
  const { problems: known, rest: suite } =
    'suite' in parsed ? { problems: [], rest: parsed.suite } : parsed;
  if (suite === null) return { problems: known };
  const { tests, execution } = suite;
  const maxTurns = execution?.maxTurns ?? DEFAULT_MAX_TURNS;
  const misfits = [
    ...findCaseMisfits(tests, suite.servers ?? names, maxTurns),
    ...(await findWeakCases(tests)),
    ...modelMisfits(tests, addresses),
  ];
  const all = caseProblems(suite, misfits, known);
  const problems = mostProblems(names.length > 0 ? all : all.filter((one) => !isAboutServer(one)));
  for (const { data } of problems) {
    const isServer = data.code === 'not-found' && data.what === 'server';
    if (isServer && disabled.includes(data.name)) data.what = 'enabled server';
  }
  const chosen = problems.length > 0 ? { suite, isPart: false } : selectCases(suite, file, wanted);
  if ('problems' in chosen) return chosen;
  const used = usedServers(chosen.suite, names);
  for (const [server, one] of unset) if (used.includes(server)) problems.push(one);
  return problems.length > 0 ? { problems } : chosen;
}

const isAboutServer = ({ data }: Problem) =>
  data.code === 'ambiguous' || (data.code === 'not-found' && data.what === 'server');

/**
 * Puts what is wrong in cases at its places in the suite file, with what is known to be wrong. Null:
 * the service found it, and its cases are named.
 */
export function caseProblems(suite: SuiteFile, misfits: CaseMisfit[], known: Problem[] | null) {
  // Rows and models share the places of their case.
  const found = new Map((known ?? []).map((one) => [JSON.stringify(one), one]));
  for (const { test, step, path, data } of misfits) {
    if (isMissedOnly(data, step, suite.lacking[test] ?? Infinity)) continue;
    const one: Problem = { place: suite.placeOf(test, step, path), data };
    const key = JSON.stringify(one);
    if (known === null) one.cases = found.get(key)?.cases ?? [];
    one.cases?.push(digestOf(suite.tests[test]?.title ?? ''));
    found.set(key, one);
  }
  return [...found.values()];
}

/**
 * Whether something is missing only because a part of its case is left out.
 *
 * @param lacking the first step that lacks a part
 */
function isMissedOnly(data: ProblemData, step: number | null, lacking: number): boolean {
  // Steps find only what those before them save.
  if (data.code === 'capture') return lacking < (step ?? 0);
  const isOfCase = data.code === 'needs' && data.key === 'isNegativeTest';
  return (data.code === 'cannot-fail' || isOfCase) && lacking < MAX_STEPS;
}

/** Prompts that go to no model. `isRefused`: the service cannot ask it. */
export function modelMisfits(
  tests: readonly TestCase[],
  { modelBaseUrls }: Addresses,
  isRefused = (_model: string, _provider: string) => false,
): CaseMisfit[] {
  return tests.flatMap((one, test): CaseMisfit[] => {
    const { model = '', provider: stated, steps } = one;
    const provider = model.endsWith('/') ? '' : providerOf(model, stated);
    const known = [...new Set([...NATIVE, ...modelBaseUrls.keys()])];
    const isSound = model !== '' && known.includes(provider) && !isRefused(model, provider);
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
