import { type Misfit, meantKey, mostProblems, parseFile } from '../api/validation.ts';
import { canonicalJson } from '../lib/canonical-json.ts';
import { isObject } from '../lib/json-values.ts';
import type { ParsedText } from '../lib/parsed-text.ts';
import { parseYaml } from '../lib/yaml.ts';
import { placeOfInput } from '../report/place.ts';
import { type Policy, policy, type Setting } from '../report/policy.ts';
import type { Place, Problem, ProblemData } from '../report/problem.ts';
import type { Config } from './rows.ts';
import { meantProblem } from './values.ts';

export interface GateFile {
  /** Empty if something is wrong. */
  policy: Policy;
  /** What is written under the names of settings, right or wrong, also under misspelt ones. */
  written: ReadonlyMap<string, unknown>;
  problems: Problem[];
  placeOf: (setting: string) => Place;
}

type Path = Misfit['path'];
const SETTINGS = Object.keys(policy.shape);
const LEVELS = 3;

/** Reads a gate file, YAML or JSON. Its places name the source. */
export async function parseGateFile(content: string, source: string): Promise<GateFile> {
  const format = source.includes('.json') ? 'JSON' : 'YAML';
  const text = await parseYaml(content, format);
  // Nothing but comments.
  const value = text.value ?? (text.errors.length === 0 ? {} : undefined);
  const parsed = parseFile({ ...text, value }, source, format, policy);
  const own = isObject(value) ? value : {};
  const keys = new Map(Object.keys(own).map((key) => [meantKey(key, SETTINGS) ?? key, key]));
  const meant = [...keys].flatMap(([name, key]) => meantMisfits(name, own[key], [key], text));
  const clear = meant.map(({ path, data }) => parsed.problemAt(path, data));
  const isClear = ({ place: { path }, data }: Problem) =>
    data.code !== 'unknown-key' && clear.some((one) => one.place.path === path);
  const { problems: others } = { problems: [], ...parsed };
  const problems = mostProblems([...others.filter((one) => !isClear(one)), ...clear]);
  const isSound = 'value' in parsed && problems.length === 0;
  return {
    policy: isSound ? parsed.value : {},
    written: new Map([...keys].map(([name, key]) => [name, own[key]])),
    problems,
    placeOf: (name) => parsed.placeAt([keys.get(name) ?? name]),
  };
}

/** Values of a setting that stand for others. */
function meantMisfits(name: string, value: unknown, path: Path, file: ParsedText): Misfit[] {
  if (isObject(value) && path.length < LEVELS) {
    return Object.entries(value).flatMap(([key, item]) =>
      meantMisfits(name, item, [...path, key], file),
    );
  }
  if (typeof value !== 'number' && typeof value !== 'string') return [];
  const text = typeof value === 'string' ? value : (file.sourceOf?.(path) ?? String(value));
  const data = meantProblem(name, text);
  return data === null ? [] : [{ path, data }];
}

export const inputPolicy = (config: Config): Policy => ({
  'min-pass-rate': config.minPassRate,
  'min-case-pass-rate': config.minCasePassRate,
  regression: config.regression,
  'fail-on-change': config.failOnChange,
  'max-total-tokens': config.maxTotalTokens,
  'max-cost': config.maxCost,
});

const isText = (value: unknown) => typeof value === 'string';
const isGating = (value: unknown) => value !== 'inform' && value !== 'off';
/** Whether nothing is asked, such as by `{ cases: {} }`. */
const isEmpty = (value: unknown): boolean => isObject(value) && Object.values(value).every(isEmpty);
/** What settings need or exclude: one of these. `isMeant`: only with such a value. */
const RULES: [Setting, 'needs' | 'conflict', string[], isMeant?: (value: unknown) => boolean][] = [
  ['min-effect', 'conflict', ['regression: off', 'regression: strict']],
  ['regression-confidence', 'conflict', ['regression: off']],
  ['regression', 'conflict', ['baseline: none'], isGating],
  ['on-missing-baseline', 'conflict', ['baseline: none']],
  ['baseline-max-age-days', 'conflict', ['baseline: none']],
  ['max-total-tokens', 'conflict', ['baseline: none'], isText],
  ['max-p95-latency-ms', 'conflict', ['baseline: none'], isText],
  ['max-confirm-iterations', 'conflict', ['confirm: never']],
  ['max-cost', 'needs', ['prices']],
  ['pass-rate-confidence', 'needs', ['min-pass-rate']],
  // No number of iterations shows it.
  ['pass-rate-confidence', 'conflict', ['min-pass-rate: 100']],
  ['min-pass-rate-by-model', 'needs', ['provider/model'], isEmpty],
  ['min-case-pass-rate', 'needs', ['all', 'cases', 'tags', 'models'], isEmpty],
];

/** Settings without effect, and what inputs and gate file set to two values. */
export function settingProblems(config: Config, file: GateFile | null): Problem[] {
  const inputs = Object.entries(inputPolicy(config)).filter(([, value]) => value !== undefined);
  const set = new Map<string, unknown>([...inputs, ...(file?.written ?? [])]);
  const found = new Set(set.keys());
  if (config.baseline.kind === 'none') found.add('baseline: none');
  for (const [key, value] of set) if (!isObject(value)) found.add(`${key}: ${value}`);
  const problems: Problem[] = [];
  const add = (key: string, data: ProblemData) => {
    const place = file?.written.has(key) ? file.placeOf(key) : placeOfInput(key);
    problems.push({ place, data });
  };
  for (const [key, code, other, isMeant = () => true] of RULES) {
    if (!set.has(key) || !isMeant(set.get(key))) continue;
    const first = other.find((one) => found.has(one));
    if (code === 'conflict' && first !== undefined) add(key, { code, key, other: first });
    // What is missing may stand in a file that cannot be read.
    const isOpen = file?.problems.some(({ data }) => data.code === 'syntax');
    if (code === 'needs' && first === undefined && !isOpen)
      add(key, { code, key, other, isOfGate: !file?.written.has(key) });
  }
  for (const [key, value] of inputs) {
    const [input, written] = [value, file?.written.get(key) ?? value].map(canonicalJson);
    if (input === written) continue;
    add(key, { code: 'two-values', key, input: String(input), file: String(written) });
  }
  return problems;
}
