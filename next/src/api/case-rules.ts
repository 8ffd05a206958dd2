import { pathOf } from '../lib/json-path.ts';
import { schemaMistake } from '../lib/json-schema.ts';
import { nearestName } from '../lib/nearest-name.ts';
import { unsafeIntegerPath } from '../lib/unsafe-integer.ts';
import type { ProblemData } from '../report/problem.ts';
import { assertionsOf, findVacuities, type StepMisfit } from './case-evidence.ts';
import { type Assertion, isOfResult, isOfTranscript } from './cases/assertions.ts';
import { type MatchRules, matchRulesOf, type TestCase } from './cases/cases.ts';
import { matcherMistakes } from './cases/matchers.ts';
import { capturesAnything, referencesOf } from './cases/references.ts';
import { asksServer, type ServerStep, type Step } from './cases/steps.ts';
import { type Misfit, notFoundProblem } from './validation.ts';

/** Most iterations of a run. */
const MAX_ITERATIONS = 100_000;
/** What a JSON path assertion can ask of the values. */
const CONDITIONS = [
  ...(['exists', 'equals', 'contains', 'matches', 'min', 'max'] as const),
  ...(['count', 'minCount', 'maxCount'] as const),
];
/** Bounds that exclude each other if the first is above the second. */
const BOUNDS = [
  ['min', 'max'],
  ['minBytes', 'maxBytes'],
  ['minCount', 'maxCount'],
  ['minCount', 'count'],
  ['count', 'maxCount'],
] as const;

/** A mistake that the schema of a case does not see. `test` is the index of the case. */
export interface CaseMisfit extends StepMisfit {
  test: number;
}

/** Answers of the model to one prompt, if a run does not say. */
export const DEFAULT_MAX_TURNS = 20;

/**
 * Finds all mistakes that need no server: names that occur twice or stand for nothing, values that
 * cannot be compared or read, and what cannot fail. Runs no patterns.
 *
 * @param servers names of the servers of the run
 * @param maxTurns answers of the model to one prompt; null if the run decides
 */
export function findCaseMisfits(
  tests: readonly TestCase[],
  servers: readonly string[],
  maxTurns: number | null,
): CaseMisfit[] {
  const planned = tests.reduce((sum, { runs = 1 }) => sum + runs, 0);
  const limit: ProblemData = { code: 'range', what: 'iterations', min: null, max: MAX_ITERATIONS };
  const titles = new Set<string>();
  const own = tests.flatMap((one, test) => {
    const repeated = titles.has(one.title)
      ? [misfit(null, ['title'], { code: 'repeated', what: 'title', name: one.title })]
      : [];
    titles.add(one.title);
    const found = [
      ...repeated,
      ...stepMisfits(one.steps, servers),
      ...captureMisfits(one.steps),
      ...assertionMisfits(one),
      ...findVacuities(one, maxTurns),
    ];
    return found.map(({ step, path, data }): CaseMisfit => ({ test, step, path, data }));
  });
  const tooMany = { test: 0, ...misfit(null, [], limit) };
  return planned > MAX_ITERATIONS ? [tooMany, ...own] : own;
}

const misfit = (step: number | null, path: StepMisfit['path'], data: ProblemData): StepMisfit => ({
  step,
  path,
  data,
});

function stepMisfits(steps: readonly Step[], servers: readonly string[]): StepMisfit[] {
  const ids = new Set<string>();
  return steps.flatMap((one, step) => {
    const found: StepMisfit[] = [];
    const { id, kind } = one;
    if (ids.has(id)) {
      found.push(misfit(step, ['id'], { code: 'repeated', what: 'step id', name: id }));
    }
    ids.add(id);
    if (kind === 'interact') found.push(misfit(step, [], { code: 'widget', what: kind }));
    const path = kind === 'toolCall' ? unsafeIntegerPath(one.arguments) : null;
    if (path !== null) {
      const data: ProblemData = { code: 'integer', path: pathOf(path) };
      found.push(misfit(step, ['arguments', ...path], data));
    }
    // Whether a run has the server of an id is known to the service only.
    if (!asksServer(one) || one.serverId !== undefined) return found;
    const problem = serverProblem(one, servers);
    if (problem !== null) found.push(misfit(step, ['serverName'], problem));
    return found;
  });
}

function serverProblem({ serverName }: ServerStep, servers: readonly string[]): ProblemData | null {
  const known = [...servers];
  if (serverName === undefined) {
    return known.length === 1 ? null : { code: 'ambiguous', what: 'server', known };
  }
  const lower = serverName.toLowerCase();
  const isKnown = known.some((server) => server.toLowerCase() === lower);
  return isKnown ? null : notFoundProblem('server', serverName, known);
}

/** References to what no earlier step captures, and names that occur twice. */
function captureMisfits(steps: readonly Step[]): StepMisfit[] {
  if (!capturesAnything(steps)) return [];
  const captured = new Set<string>();
  return steps.flatMap((one, step) => {
    const unknown = referencesOf(one).filter((name) => !captured.has(name));
    const found = unknown.map((name) => {
      const nearest = nearestName(name, captured) ?? null;
      return misfit(step, [], { code: 'capture', name, nearest });
    });
    for (const name of asksServer(one) ? Object.keys(one.capture ?? {}) : []) {
      const data = { code: 'repeated', what: 'captured value', name } as const;
      if (captured.has(name)) found.push(misfit(step, ['capture', name], data));
      captured.add(name);
    }
    return found;
  });
}

function assertionMisfits(test: TestCase): StepMisfit[] {
  const rules = matchRulesOf(test.matchOptions);
  return assertionsOf(test).flatMap(({ assertion, step, path }) => {
    const mistakes = assertionMistakes(assertion, rules);
    return mistakes.map((one) => misfit(step, [...path, ...one.path], one.data));
  });
}

function assertionMistakes(assertion: Assertion, { argumentMatching }: MatchRules): Misfit[] {
  if (!isOfResult(assertion) && !isOfTranscript(assertion)) {
    const what = assertion.type ?? String(Reflect.get(assertion, 'kind'));
    return [{ path: [], data: { code: 'widget', what } }];
  }
  if (assertion.type === 'matchesSchema') {
    // Its integers are bounds, such as that of 64 bits, and compare no value exactly.
    const detail = schemaMistake(assertion.schema);
    const format = 'JSON Schema';
    return detail === null ? [] : [{ path: ['schema'], data: { code: 'syntax', format, detail } }];
  }
  const found = BOUNDS.flatMap(([key, other]): Misfit[] => {
    const [low, high] = [key, other].map((one) => Reflect.get(assertion, one));
    // A bound that is left out is above nothing.
    return low > high ? [{ path: [other], data: { code: 'conflict', key, other } }] : [];
  });
  const path = unsafeIntegerPath(assertion);
  if (path !== null) found.push({ path, data: { code: 'integer', path: pathOf(path) } });
  if (assertion.type === 'toolCalledWith') {
    const { args, argumentMatching: matching = argumentMatching } = assertion.args;
    const mistakes = matcherMistakes(args, matching);
    found.push(...mistakes.map(({ path, data }) => ({ path: ['args', 'args', ...path], data })));
  }
  if (assertion.type !== 'jsonPath') return found;
  const conditions = CONDITIONS.filter((key) => assertion[key] !== undefined);
  if (conditions.length === 0) {
    found.push({ path: [], data: { code: 'needs', key: 'jsonPath', other: [...CONDITIONS] } });
  }
  const other = conditions.find((key) => key !== 'exists');
  if (assertion.exists === false && other !== undefined) {
    found.push({ path: [other], data: { code: 'conflict', key: 'exists: false', other } });
  }
  return found;
}
