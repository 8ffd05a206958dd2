import { notFoundProblem, parse, valueProblem } from '../api/validation.ts';
import { idOf } from '../github/event.ts';
import { canonicalJson } from '../lib/canonical-json.ts';
import { isObject } from '../lib/json-values.ts';
import { NAME_LIMIT } from '../lib/limits.ts';
import { maskTokens } from '../lib/redaction/known-secrets.ts';
import { oneLine, parseJson } from '../lib/text.ts';
import { type Policy, policy, type Setting } from '../report/policy.ts';
import type { ProblemData } from '../report/problem.ts';
import { MAX_PARTS, type Outcome } from '../report/report.ts';

/** A value, or what is wrong with its text. */
export type Read<T> = { value: T } | { problem: ProblemData };

/** What earlier results to compare with. */
export type BaselineChoice =
  | { kind: 'auto' | 'none' }
  /** Name of a branch, id of a run, path of a report or of its folder, or of another checkout. */
  | { kind: (typeof NAMED)[number]; value: string };

const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/;
const NAMED = ['branch', 'run', 'file', 'checkout'] as const;
const BASELINES = ['auto', 'none', 'branch:NAME', 'run:ID', 'file:PATH', 'checkout:PATH'];

/** Digits of what people write for a share, a percentage or a growth. */
const WRITTEN = /^(\+?) ?(\d{1,4}(?:\.\d{1,6})?) ?(%?)$/;

/** Settings in percent, and those of which nothing sensible is below 1 %. */
const isPercent = (key: string) => isRate(key) || key === 'min-effect';
const isRate = (key: string) => /pass-rate|confidence/.test(key);
/** Settings that can be a growth. */
const isBudget = (key: string) => /^max-(?:total-tokens|p95-latency-ms)$/.test(key);

export const isSetting = (key: string): key is Setting => Object.hasOwn(policy.shape, key);

/**
 * What is wrong with the text of a setting that stands for another one: a share for a percentage,
 * or `+10`, which YAML reads as 10. Null: nothing.
 */
export function meantProblem(key: string, written: string): ProblemData | null {
  const [, plus = '', number = '', sign = ''] = WRITTEN.exec(written) ?? [];
  const isShare = sign === '' && Number(number) > 0 && Number(number) < 1;
  let nearest = written;
  if (isPercent(key) && sign === '%' && plus === '') nearest = number;
  if (isRate(key) && isShare) nearest = String(Number((Number(number) * 100).toFixed(4)));
  if (isBudget(key) && plus + sign !== '') nearest = `+${number}%`;
  return nearest === written ? null : { code: 'value', value: written, nearest, known: [] };
}

/** Reads what need not be set; undefined: it is not. */
export const optional =
  <T>(read: (text: string) => Read<T>) =>
  (text: string): Read<T | undefined> =>
    text === '' ? { value: undefined } : read(text);

export function readSetting<Key extends Setting>(key: Key) {
  return (text: string): Read<Policy[Key] | undefined> => {
    const meant = meantProblem(key, text);
    if (meant !== null) return { problem: meant };
    const parsed = parse(policy, { [key]: NUMBER.test(text) ? Number(text) : text });
    if ('value' in parsed) return { value: parsed.value[key] };
    return { problem: withValue(parsed.misfits[0]?.data ?? valueProblem(text, []), text) };
  };
}

/** Adds what stands there to what is wrong with it. */
function withValue(data: ProblemData, text: string): ProblemData {
  const value = JSON.stringify(oneLine(maskTokens(text), NAME_LIMIT));
  if (data.code === 'type') data.observed = value;
  if (data.code === 'range') data.value = value;
  return data;
}

/** Where earlier results come from. */
export function readBaseline(text: string): Read<BaselineChoice> {
  if (text === 'auto' || text === 'none') return { value: { kind: text } };
  const [, name, value = ''] = /^(\w+):\s*(\S.*)$/.exec(text) ?? [];
  const kind = NAMED.find((one) => one === name);
  const isPath = /^[^:]+\.json$/.test(text);
  const [, branch] = /^refs\/heads\/(.+)/.exec(value) ?? [];
  if (kind === 'branch' && branch) return { problem: valueProblem(text, [`branch:${branch}`]) };
  if (kind === undefined || (kind === 'run' && idOf(value) === null))
    return { problem: valueProblem(text, isPath ? [`file:${text}`] : BASELINES) };
  return { value: { kind, value } };
}

/** The leg of a matrix as GitHub writes it, alone or first in a list. Some values can be objects. */
export function readLeg(text: string): Read<string> {
  const [matrix] = [parseJson(text)].flat();
  if (matrix !== null && !isObject(matrix))
    return { problem: valueProblem(text, ['toJSON(matrix)']) };
  const values = Object.values(matrix ?? {});
  const write = (one: unknown) => (typeof one === 'object' ? canonicalJson(one) : one);
  return { value: values.map(write).join('-') };
}

const VERDICTS: readonly Outcome[] = ['failed', 'incomplete', 'invalid'];

/** Verdicts, or `never`. */
export function readVerdicts(text: string): Read<Outcome[]> {
  const names = [...new Set(text.split(/[\s,]+/).filter((name) => name !== ''))];
  if (names.length === 1 && names[0] === 'never') return { value: [] };
  const value = VERDICTS.filter((verdict) => names.includes(verdict));
  const wrong = names.find((name) => !VERDICTS.some((verdict) => verdict === name));
  if (wrong === undefined && value.length > 0) return { value };
  const [other] = value;
  if (wrong === 'never' && other) return { problem: { code: 'conflict', key: wrong, other } };
  return { problem: valueProblem(wrong ?? text, [...VERDICTS, 'never']) };
}

const MODES = ['run', 'command', 'ingest', 'doctor', 'diff', 'collect', 'publish'] as const;

/** A mode; empty: what is set decides. */
export function readMode(text: string): Read<'' | (typeof MODES)[number]> {
  const value = text === '' ? text : MODES.find((mode) => mode === text);
  if (value !== undefined) return { value };
  return { problem: notFoundProblem('mode', maskTokens(text), [...MODES]) };
}

/** A part of a suite, such as `1/3`. */
export function readShard(text: string): Read<{ part: number; total: number }> {
  if (text === 'matrix') return { problem: { code: 'no-matrix' } };
  const [part = 0, total = 0] = text.split('/').map((one) => idOf(one) ?? 0);
  const isSound = text === `${part}/${total}` && part >= 1 && part <= total && total <= MAX_PARTS;
  if (isSound) return { value: { part, total } };
  const last = total > 1 && total <= MAX_PARTS ? total : 3;
  return { problem: valueProblem(text, [`1/${last} … ${last}/${last}`]) };
}

/** The part of a job by the leg and the strategy of its matrix, as text; null without one. */
export function shardOfMatrix(text: string): string | null {
  const [, strategy] = [parseJson(text)].flat();
  const { 'job-index': index, 'job-total': total } = isObject(strategy) ? strategy : {};
  return typeof index === 'number' && typeof total === 'number' ? `${index + 1}/${total}` : null;
}

export function readNumber(min: number, max: number, what: 'whole' | 'seconds' | 'minutes') {
  return (text: string): Read<number> => {
    const value = NUMBER.test(text) ? Number(text) : Number.NaN;
    const isSound = value >= min && value <= max && (what !== 'whole' || Number.isInteger(value));
    if (isSound) return { value };
    return { problem: withValue({ code: 'range', what, min, max }, text) };
  };
}

/** Names, divided by commas or in lines of their own. Each counts once. */
export function readNames(text: string): Read<string[]> {
  const names = text.split(/[,\n]/).map((name) => name.trim());
  return { value: [...new Set(names.filter((name) => name !== ''))] };
}

/** The expression that a text without its braces stands for. */
const expressionIn = (text: string) =>
  /^(?:github|inputs|matrix|needs|steps)\.(?!com\b|io\b)[\w.-]+$/.test(text)
    ? [`\${{ ${text} }}`]
    : null;

export function readWord<const Word extends string>(words: readonly Word[]) {
  return (text: string): Read<Word> => {
    const value = words.find((word) => word === text);
    const meant = expressionIn(text.replace(/\.conclusion$/, '.outcome'));
    return value === undefined ? { problem: valueProblem(text, meant ?? [...words]) } : { value };
  };
}

/** Any text, or a word for something else, which has slips. */
export const readUnless =
  <T>(word: string, value: T, slips = /^(?:never|none|off|false)$/i) =>
  (text: string): Read<string | T> => {
    if (text === word) return { value };
    const meant = slips.test(text) ? [word] : expressionIn(text);
    return meant === null ? { value: text } : { problem: valueProblem(text, meant) };
  };

/** A switch, as YAML writes it. */
export function readSwitch(text: string): Read<boolean> {
  if (/^true$/i.test(text)) return { value: true };
  if (/^false$/i.test(text)) return { value: false };
  return { problem: valueProblem(text, ['true', 'false']) };
}

/** Lines of `provider=value`, by provider in lower case. Problems quote none: they may hold a key. */
export function readLines(
  text: string,
  check: (value: string) => ProblemData | null = () => null,
): Read<ReadonlyMap<string, string>> {
  const value = new Map<string, string>();
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, name, given = ''] = /^(?!\w+_API_KEY)([^\s=]+)\s*=\s*(\S*)$/i.exec(line.trim()) ?? [];
    const provider = name?.toLowerCase();
    if (provider === undefined || value.has(provider)) {
      return { problem: { code: 'line', line: at + 1, isRepeated: provider !== undefined } };
    }
    const problem = check(given);
    if (problem !== null) return { problem };
    // A fork has no secrets.
    if (given !== '') value.set(provider, given);
  }
  return { value };
}
