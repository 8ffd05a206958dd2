import { valueProblem } from '../api/validation.ts';
import { nearestName } from '../lib/nearest-name.ts';
import type { Variables } from '../lib/variables.ts';
import { placeOfFile, placeOfInput } from '../report/place.ts';
import type { Problem, ProblemData } from '../report/problem.ts';
import { type Config, INPUTS, type Row } from './rows.ts';
import { BASELINES, isSetting, RUN_NUMBER } from './values.ts';

/** Inputs by name, as the runner passes them: `INPUT_SUITE-FILE`. */
export function actionInputs(environment: Variables): Map<string, string> {
  const inputs = Object.entries(environment).flatMap(([name, value = '']) =>
    name.startsWith('INPUT_') ? [[name.slice('INPUT_'.length).toLowerCase(), value] as const] : [],
  );
  return new Map(inputs);
}

/**
 * Reads all inputs, and lists all that is wrong. A wrong one falls back to its default.
 *
 * @param known names of the inputs that can be given
 */
export function readConfig(
  given: ReadonlyMap<string, string>,
  known: readonly string[],
): { config: Config; problems: Problem[] } {
  const problems: Problem[] = [];
  const readRow = ({ name, default: otherwise, ifEmpty, read }: Row<unknown>) => {
    const text = given.get(name)?.trim();
    if (text === '' && ifEmpty !== undefined) problems.push(problemAt(name, ifEmpty));
    const result = read(text || otherwise);
    if ('value' in result) return result.value;
    problems.push(problemAt(name, result.problem));
    const fallback = read(otherwise);
    if ('value' in fallback) return fallback.value;
    throw new Error(`the default of ${name} is wrong`);
  };
  const entries = Object.entries(INPUTS).map(([key, row]) => [key, readRow(row)] as const);
  // The type says the same: each member is what its row reads.
  const config = Object.fromEntries(entries) as Config;
  const isIngest = config.mode === '' ? config.results !== '' : config.mode === 'ingest';
  config.source = isIngest ? 'results' : 'evals';
  const { baseline, baseUrl } = config;
  if (baseline.kind === 'run' && baseUrl === '' && !RUN_NUMBER.test(baseline.value)) {
    problems.push(problemAt('baseline', valueProblem(`run:${baseline.value}`, BASELINES)));
  }
  problems.push(...sourceProblems(given));
  for (const key of given.keys()) {
    if (known.includes(key)) continue;
    const nearest = nearestName(key, known) ?? null;
    const unknown = { code: 'unknown-key' as const, key, nearest, known: [...known] };
    problems.push(problemAt(key, isSetting(key) ? { code: 'moved', key } : unknown));
  }
  return { config, problems };
}

/** What is wrong with the choice of a source, and inputs without effect. */
function sourceProblems(given: ReadonlyMap<string, string>): Problem[] {
  const { suiteFile, results, baseUrl, apiKey, project } = INPUTS;
  const isSet = (name: string, otherwise = '') =>
    !['', otherwise].includes(given.get(name)?.trim() ?? '');
  const [needed, ...others] = [suiteFile, results].filter(({ name }) => !isSet(name));
  const [key, other] = [results.name, suiteFile.name];
  if (needed === undefined) return [problemAt(key, { code: 'conflict', key, other })];
  if (others.length > 0) {
    const data = { code: 'needs' as const, key: 'step', other: [other, key] };
    return [{ place: placeOfFile(''), data }];
  }
  return Object.values(INPUTS).flatMap(({ name, of, default: otherwise }) => {
    const ofService = [apiKey.name, project.name].includes(name) ? baseUrl.name : name;
    const other = of === needed.of ? needed.name : ofService;
    if (isSet(other) || !isSet(name, otherwise)) return [];
    return [problemAt(name, { code: 'needs', key: name, other: [other] })];
  });
}

function problemAt(input: string, data: ProblemData): Problem {
  return { place: placeOfInput(input), data };
}
