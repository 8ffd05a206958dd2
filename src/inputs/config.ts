import { HOSTED_RUNS } from '../api/cases/cases.ts';
import { connectionProblems } from '../api/client/connection.ts';
import { notFoundProblem } from '../api/validation.ts';
import type { Variables } from '../lib/variables.ts';
import { placeOfFile, placeOfInput } from '../report/place.ts';
import type { Problem, ProblemData } from '../report/problem.ts';
import { movedProblem } from './former.ts';
import { type Config, INPUTS, isOf, type Row } from './rows.ts';
import { shardOfMatrix } from './values.ts';

/** Inputs by name, as the runner passes them: `INPUT_SUITE-FILE`. */
export function actionInputs(environment: Variables): Map<string, string> {
  const inputs = Object.entries(environment).flatMap(([name, value = '']) =>
    name.startsWith('INPUT_') ? [[name.slice('INPUT_'.length).toLowerCase(), value] as const] : [],
  );
  return new Map(inputs);
}

/** Reads all inputs, and lists all that is wrong. A wrong one falls back to its default. */
export function readConfig(
  given: ReadonlyMap<string, string>,
  known: readonly string[],
): { config: Config; problems: Problem[] } {
  const problems: Problem[] = [];
  const readRow = ({ name, default: otherwise, ifEmpty, read }: Row<unknown>) => {
    const set = given.get(name)?.trim();
    const isOfMatrix = name === INPUTS.shard.name && set === INPUTS.leg.name;
    const text = (isOfMatrix && shardOfMatrix(given.get(set) ?? '')) || set;
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
  const { baseline, baseUrl, suiteFile, suite, results, mode } = config;
  const isOpen = mode === '' || mode === 'collect';
  const isIngest = isOpen ? suiteFile + suite === '' && results !== '' : mode === 'ingest';
  const ofServers = mode === 'doctor' || mode === 'diff' ? mode : 'evals';
  config.source = mode === 'publish' ? 'collected' : isIngest ? 'results' : ofServers;
  // The job that publishes decides.
  if (mode === 'collect') Object.assign(config, { comment: 'never', checkName: '', failOn: [] });
  const isOfServers = config.source === 'evals' || config.source === 'diff';
  if (baseline.kind === 'checkout' && (!isOfServers || baseUrl !== '')) {
    const rival = isIngest ? INPUTS.results.name : `mode: ${mode}`;
    const key = `baseline: checkout:${baseline.value}`;
    const other = isOfServers ? INPUTS.baseUrl.name : rival;
    problems.push(problemAt('baseline', { code: 'conflict', key, other }));
  }
  problems.push(...scopeProblems(config, given));
  for (const key of given.keys()) {
    if (known.includes(key)) continue;
    const moved = movedProblem(key);
    const place = moved ? placeOfInput(key) : placeOfFile('');
    problems.push({ place, data: moved ?? notFoundProblem('input', key, [...known]) });
  }
  return { config, problems };
}

/** Inputs without effect in a mode. */
const IDLE: Readonly<Record<string, string[]>> = {
  collect: ['fail-on', 'comment', 'comment-key', 'check-name'],
  publish: ['base-url'],
};

/** What is wrong with the choice of a source and of a service, and inputs without effect. */
function scopeProblems(config: Config, given: ReadonlyMap<string, string>): Problem[] {
  const { mode, source, baseUrl, apiKey, iterations = 1 } = config;
  const problems: Problem[] = [];
  const add = (key: string, data: ProblemData) => problems.push(problemAt(key, data));
  const set = Object.values<Row<unknown>>(INPUTS).filter(
    ({ name, default: otherwise }) => !['', otherwise].includes(given.get(name)?.trim() ?? ''),
  );
  const sources: Row<unknown>[] = [INPUTS.suiteFile, INPUTS.suite, INPUTS.results];
  const isOpen = mode === '' || mode === 'collect';
  const possible = sources.filter((one) => isOpen || isOf(one, source));
  const [chosen, ...others] = possible.filter((one) => set.includes(one));
  const chooser = isOpen ? chosen?.name : `mode: ${mode}`;
  const isTest = source === 'evals' || source === 'results';
  // Without a path the artifacts of a run are read.
  if (chosen === undefined && isTest) {
    const other = possible.map(({ name }) => name);
    problems.push({
      place: placeOfFile(''),
      data: { code: 'needs', key: chooser ?? 'step', other },
    });
  }
  const isClear = others.every((one) => isOf(one, source)) && chooser !== undefined;
  const { name: address } = INPUTS.baseUrl;
  for (const row of set) {
    const { name: key, service } = row;
    const isRival = IDLE[mode]?.includes(key) || (isClear && !isOf(row, source));
    const rival = isRival ? chooser : others.includes(row) ? chosen?.name : undefined;
    if (rival !== undefined) add(key, { code: 'conflict', key, other: rival });
    else if (service === 'hosted' && !baseUrl) add(key, { code: 'needs', key, other: [address] });
    else if (service === 'embedded' && baseUrl) add(key, { code: 'conflict', key, other: address });
  }
  if (baseUrl === '' || source === 'collected') return problems;
  if (iterations > HOSTED_RUNS) {
    add(INPUTS.iterations.name, { code: 'range', what: 'hosted', min: 1, max: HOSTED_RUNS });
  }
  // A fork has no secrets: its results are judged, and not sent.
  const key = source === 'results' && apiKey === '' ? null : apiKey;
  return problems.concat(connectionProblems(baseUrl, key));
}

function problemAt(input: string, data: ProblemData): Problem {
  return { place: placeOfInput(input), data };
}
