import { HOSTED_RUNS } from '../api/cases/cases.ts';
import { connectionProblems } from '../api/client/connection.ts';
import { notFoundProblem } from '../api/validation.ts';
import type { Variables } from '../lib/variables.ts';
import { placeOfFile, placeOfInput } from '../report/place.ts';
import type { Problem, ProblemData } from '../report/problem.ts';
import { type Config, INPUTS, isOf, type Row, type Source, type ValuesOf } from './rows.ts';
import { isSetting, shardOfMatrix } from './values.ts';

const problemAt = (input: string, data: ProblemData) => ({ place: placeOfInput(input), data });

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
  const config: Config = { ...readRows(INPUTS, given, problems), source: 'evals' };
  config.source = sourceOf(config);
  const { artifactName, baseline, baseUrl, mode, source } = config;
  // The job that publishes decides.
  if (mode === 'collect') Object.assign(config, { comment: 'never', checkName: '', failOn: [] });
  const exclude = (input: string, value: string, other: string) => {
    problems.push(problemAt(input, { code: 'conflict', key: `${input}: ${value}`, other }));
  };
  if (baseline.kind === 'none' && source === 'diff') exclude('baseline', 'none', 'mode: diff');
  if (artifactName === null && mode === 'collect')
    exclude('artifact-name', 'never', `mode: ${mode}`);
  const canRun = source === 'evals' || source === 'diff';
  if (baseline.kind === 'checkout' && (!canRun || baseUrl !== '')) {
    const rival = mode === '' ? source : `mode: ${mode}`;
    exclude('baseline', `checkout:${baseline.value}`, canRun ? INPUTS.baseUrl.name : rival);
  }
  // What goes together depends on the mode.
  const isMisspelt = mode === '' && given.get(INPUTS.mode.name)?.trim();
  if (!isMisspelt) problems.push(...scopeProblems(config, given));
  // What is misspelt is why others are missing.
  return { config, problems: [...unknownProblems(given, known), ...problems] };
}

/** Where the results come from: what the mode says, else what is set. */
function sourceOf({ mode, suiteFile, suite, command, results }: Config): Source {
  if (mode === 'publish') return 'collected';
  if (mode === 'ingest') return 'results';
  if (mode === 'doctor' || mode === 'diff' || mode === 'command') return mode;
  if (mode === 'run' || suiteFile + suite !== '') return 'evals';
  if (command !== '') return 'command';
  return results === '' ? 'evals' : 'results';
}

/** Reads the value of each row. A wrong one falls back to its default, and adds to the problems. */
export function readRows<Rows extends Record<string, Row<unknown>>>(
  rows: Rows,
  given: ReadonlyMap<string, string>,
  problems: Problem[],
): ValuesOf<Rows> {
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
  const entries = Object.entries(rows).map(([key, row]) => [key, readRow(row)] as const);
  // The type says the same: each member is what its row reads.
  return Object.fromEntries(entries) as ValuesOf<Rows>;
}

/** What is wrong with the names of inputs. */
export function unknownProblems(given: ReadonlyMap<string, string>, known: readonly string[]) {
  const unknown = [...given.keys()].filter((key) => !known.includes(key));
  return unknown.map((key) => {
    const setting = { code: 'setting', key, name: key } as const;
    const data = isSetting(key) ? setting : notFoundProblem('input', key, [...known]);
    return { place: placeOfFile(''), data };
  });
}

/** The rows whose inputs are set to something else than their default. */
export const setRows = (rows: Record<string, Row<unknown>>, given: ReadonlyMap<string, string>) =>
  Object.values(rows).filter(
    ({ name, default: otherwise }) => !['', otherwise].includes(given.get(name)?.trim() ?? ''),
  );

/** What is wrong with an input that is set, and that the chosen service does not use. */
export function serviceProblems(
  { name: key, service }: Row<unknown>,
  { baseUrl, reportTo }: Pick<Config, 'baseUrl' | 'reportTo'>,
): Problem[] {
  const { name: address } = INPUTS.baseUrl;
  const needs = (...other: string[]) => [problemAt(key, { code: 'needs', key, other })];
  if (service === 'hosted' && !baseUrl) return needs(address);
  if (service === 'reached' && !baseUrl && !reportTo) return needs(address, INPUTS.reportTo.name);
  if (service !== 'embedded' || !baseUrl) return [];
  return [problemAt(key, { code: 'conflict', key, other: address })];
}

/** Inputs without effect in a mode. */
const IDLE: Readonly<Record<string, string[]>> = {
  collect: ['fail-on', 'comment', 'comment-key', 'check-name'],
  publish: ['base-url'],
};

/** What is wrong with the choice of a source and of a service, and inputs without effect. */
function scopeProblems(config: Config, given: ReadonlyMap<string, string>): Problem[] {
  const { mode, source, baseUrl, reportTo, apiKey, iterations = 1 } = config;
  const problems: Problem[] = [];
  const add = (key: string, data: ProblemData) => problems.push(problemAt(key, data));
  const set = setRows(INPUTS, given);
  const sources: Row<unknown>[] = [INPUTS.suiteFile, INPUTS.suite, INPUTS.command, INPUTS.results];
  const isOpen = mode === '' || mode === 'collect';
  const possible = sources.filter((one) => isOpen || isOf(one, source));
  const [chosen, ...others] = possible.filter((one) => set.includes(one));
  const chooser = isOpen ? chosen?.name : `mode: ${mode}`;
  const isTest = source !== 'collected' && source !== 'doctor' && source !== 'diff';
  // Without a path the artifacts of a run are read. A source of another mode is a mistake itself.
  if (chosen === undefined && isTest && !sources.some((one) => set.includes(one))) {
    const other = possible.map(({ name }) => name);
    const data: ProblemData = { code: 'needs', key: chooser ?? 'step', other };
    problems.push({ place: placeOfFile(''), data });
  }
  const isClear = others.every((one) => isOf(one, source)) && chooser !== undefined;
  for (const row of set) {
    const { name: key } = row;
    const isRival = isClear && !isOf(row, source);
    const other = isRival ? chooser : others.includes(row) ? chosen?.name : undefined;
    const rival = IDLE[mode]?.includes(key) ? `mode: ${mode}` : other;
    if (rival !== undefined) add(key, { code: 'conflict', key, other: rival });
    else problems.push(...serviceProblems(row, config));
  }
  // A fork has no secrets: its results are judged, and not sent.
  const key = apiKey === '' ? null : apiKey;
  if (reportTo !== '') problems.push(...connectionProblems(reportTo, key, INPUTS.reportTo.name));
  if (baseUrl === '' || source === 'collected') return problems;
  if (iterations > HOSTED_RUNS) {
    add(INPUTS.iterations.name, { code: 'range', what: 'hosted', min: 1, max: HOSTED_RUNS });
  }
  return problems.concat(connectionProblems(baseUrl, source === 'results' ? key : apiKey));
}
