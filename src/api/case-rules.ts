import { schemaMistake } from '../lib/json-schema.ts';
import { nearestName } from '../lib/nearest-name.ts';
import { isRounded, unsafeIntegerPath } from '../lib/unsafe-integer.ts';
import { assertionsOf, findVacuities } from './case-evidence.ts';
import {
  type Assertion,
  isOfResult,
  isOfTranscript,
  jsonPathAssertion,
} from './cases/assertions.ts';
import { type MatchRules, matchRulesOf, type TestCase } from './cases/cases.ts';
import { matcherMistakes } from './cases/matchers.ts';
import { ownSchemaMisfits } from './cases/own-schema.ts';
import { referencesOf } from './cases/references.ts';
import { asksServer, type ServerStep, type Step } from './cases/steps.ts';
import type { CaseMisfit } from './resources/evals.ts';
import { type Misfit, notFoundProblem, within } from './validation.ts';

const MAX_ITERATIONS = 100_000;
/** What a JSON path assertion can ask of the values. */
const CONDITIONS = Object.keys(jsonPathAssertion.omit({ type: true, path: true, in: true }).shape);

/** Answers of the model to one prompt, if a run does not say. */
export const DEFAULT_MAX_TURNS = 20;

type Note = (step: number | null, path: Misfit['path'], data: Misfit['data']) => void;

/**
 * Finds all mistakes that need no server: names that occur twice or stand for nothing, values that
 * cannot be compared or read, and what cannot fail. Runs no patterns.
 *
 * @param names those of the servers of the run
 * @param maxTurns answers of the model to one prompt; null if the run decides
 * @param ids those of the servers; null if only the service knows them
 */
export function findCaseMisfits(
  tests: readonly TestCase[],
  names: readonly string[],
  maxTurns: number | null,
  ids: readonly string[] | null = null,
): CaseMisfit[] {
  const found: CaseMisfit[] = [];
  if (tests.reduce((sum, { runs = 1 }) => sum + runs, 0) > MAX_ITERATIONS) {
    const data = { code: 'range', what: 'iterations', min: null, max: MAX_ITERATIONS } as const;
    found.push({ test: 0, step: null, path: [], data });
  }
  const serverMisfit = ({ serverId, serverName }: ServerStep): Misfit | null => {
    if (serverId !== undefined) {
      if (ids === null || ids.includes(serverId)) return null;
      return { path: ['serverId'], data: notFoundProblem('server', serverId, [...ids]) };
    }
    const known = [...names];
    const path = ['serverName'];
    if (serverName === undefined) {
      if (known.length === 1) return null;
      return { path, data: { code: 'ambiguous', what: 'server', known } };
    }
    const isKnown = known.some((one) => one.toLowerCase() === serverName.toLowerCase());
    return isKnown ? null : { path, data: notFoundProblem('server', serverName, known) };
  };
  const titles = new Set<string>();
  for (const [test, one] of tests.entries()) {
    const note: Note = (step, path, data) => found.push({ test, step, path, data });
    const { title: name, steps, isNegativeTest } = one;
    if (titles.has(name)) note(null, ['title'], { code: 'repeated', what: 'title', name });
    titles.add(name);
    noteSteps(steps, serverMisfit, note);
    const rules = matchRulesOf(one.matchOptions);
    for (const { assertion, step, path } of assertionsOf(one)) {
      for (const misfit of within(path, assertionMisfits(assertion, rules))) {
        note(step, misfit.path, misfit.data);
      }
    }
    if (isNegativeTest === true && !steps.some(({ kind }) => kind === 'prompt')) {
      const key = 'isNegativeTest';
      note(null, [key], { code: 'needs', key, other: ['prompt'] });
    }
    for (const { step, path, reason } of findVacuities(one, maxTurns)) {
      note(step, path, { code: 'cannot-fail', reason });
    }
  }
  return found;
}

function noteSteps(
  steps: readonly Step[],
  serverMisfit: (step: ServerStep) => Misfit | null,
  note: Note,
): void {
  const seen = new Set<string>();
  const captured = new Set<string>();
  for (const [at, one] of steps.entries()) {
    const { id, kind } = one;
    if (seen.has(id)) note(at, ['id'], { code: 'repeated', what: 'step id', name: id });
    seen.add(id);
    if (kind === 'interact') note(at, [], { code: 'widget', what: kind });
    const integer = kind === 'toolCall' ? unsafeIntegerPath(one.arguments, isRounded) : null;
    if (integer !== null) note(at, ['arguments', ...integer], { code: 'integer' });
    for (const { name, path, isFilled } of referencesOf(one)) {
      // Other braces in a pattern, for example, are part of it.
      if (captured.has(name) === isFilled) continue;
      const nearest = nearestName(name, captured) ?? null;
      note(at, path, { code: 'capture', name, nearest, isFilled });
    }
    if (!asksServer(one)) continue;
    const misfit = serverMisfit(one);
    if (misfit !== null) note(at, misfit.path, misfit.data);
    for (const name of Object.keys(one.capture ?? {})) captured.add(name);
  }
}

function assertionMisfits(assertion: Assertion, rules: MatchRules): Misfit[] {
  if (!isOfResult(assertion) && !isOfTranscript(assertion)) {
    const what = assertion.type ?? String(Reflect.get(assertion, 'kind'));
    return [{ path: [], data: { code: 'widget', what } }];
  }
  if (assertion.type === 'matchesSchema') {
    // Its integers are bounds, such as that of 64 bits, and compare no value exactly.
    const detail = schemaMistake(assertion.schema);
    const format = 'JSON Schema';
    if (detail !== null) return [{ path: ['schema'], data: { code: 'syntax', format, detail } }];
    return within(['schema'], ownSchemaMisfits(assertion.schema));
  }
  const path = unsafeIntegerPath({ ...assertion, min: null, max: null });
  const found: Misfit[] = path === null ? [] : [{ path, data: { code: 'integer' } }];
  if (assertion.type === 'toolCalledWith') {
    const { args, argumentMatching = rules.argumentMatching } = assertion.args;
    found.push(...within(['args', 'args'], matcherMistakes(args, argumentMatching)));
  }
  for (const high of ['max', 'maxCount', 'maxBytes']) {
    const min = Number(Reflect.get(assertion, high.replace('max', 'min')));
    const least = { code: 'range', what: 'number', min, max: null } as const;
    if (min > Reflect.get(assertion, high)) found.push({ path: [high], data: least });
  }
  if (assertion.type !== 'jsonPath') return found;
  const [first, other] = CONDITIONS.filter((key) => Reflect.get(assertion, key) !== undefined);
  if (first === undefined) {
    found.push({ path: [], data: { code: 'needs', key: 'jsonPath', other: CONDITIONS } });
  } else if (assertion.exists === false && other !== undefined) {
    // `exists` comes first.
    found.push({ path: [other], data: { code: 'conflict', key: 'exists: false', other } });
  }
  return found;
}
