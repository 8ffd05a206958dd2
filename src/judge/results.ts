import type { ResultAssertion, Within } from '../api/cases/assertions.ts';
import { pathOf } from '../lib/json-path.ts';
import { validateJson } from '../lib/json-schema.ts';
import { count } from '../words/verdicts.ts';
import { type Conditions, findMissed, includesText, OF_COUNTS, OF_VALUES } from './conditions.ts';
import { jsonOf, missAt, missOf, missUnless, nodesOf, textLimit } from './miss.ts';
import type { Miss, Part, StepResult } from './record.ts';
import { judgeSnapshot } from './snapshot.ts';

type AssertionOf<Type> = Extract<ResultAssertion, { type: Type }>;
type Judge<Judged> = (assertion: Judged, result: StepResult) => Miss | null;

const JUDGES: { [Type in ResultAssertion['type']]: Judge<AssertionOf<Type>> } = {
  textContains: ({ needle, caseSensitive }, result) =>
    judgeText(result, needle, includesText(result.text, needle, caseSensitive)),
  textEquals: ({ text }, result) => judgeText(result, text, result.text === text),
  textMatches: ({ pattern }, result) =>
    judgeText(result, pattern, new RegExp(pattern).test(result.text)),
  jsonPath: judgePath,
  matchesSchema: (assertion, result) => judgeSchema(assertion.schema, assertion.in, result),
  matchesOutputSchema: (_, result) =>
    result.outputSchema === undefined
      ? missOf('outputSchema', null, 'no-schema')
      : judgeSchema(result.outputSchema, 'structuredContent', result),
  hasContent: judgeContent,
  sizeUnder: ({ bytes }, { raw }) => judgeBound(bytes, Buffer.byteLength(JSON.stringify(raw))),
  latencyUnder: ({ ms }, { durationMs }) => judgeBound(ms, durationMs),
  isError: ({ value = true }, { isError, text }) =>
    isError === value ? null : missOf(value, text, value ? 'error' : 'no-error'),
  matchesSnapshot: judgeSnapshot,
};

export const judgeResult: Judge<ResultAssertion> = (assertion, result) => {
  // The table joins each type with its assertion, which an assertion of any type loses.
  const judge = JUDGES[assertion.type] as Judge<ResultAssertion>;
  return judge(assertion, result);
};

/** A text with rounded digits proves nothing, whether the assertion holds or not. */
const judgeText = (result: StepResult, expected: string, holds: boolean): Miss | null =>
  textLimit(result) ?? missUnless(holds, expected, result.text);

const judgeBound = (bound: number, actual: number): Miss | null =>
  missUnless(actual < bound, bound, Math.round(actual));

function judgeSchema(schema: unknown, within: Within, result: StepResult): Miss | null {
  const json = jsonOf(result, within);
  if ('miss' in json) return json.miss;
  const judged = validateJson(schema, json.value);
  if ('mistake' in judged) return missOf(judged.mistake, null, 'bad-schema');
  const [error] = judged.errors;
  if (error === undefined) return null;
  const { path, keyword, detail, observed } = error;
  return missAt(detail.replace(/\.$/, ''), observed, keyword, path);
}

/** Judges the values at a path. A path to one value at most leads there, or meets no condition. */
function judgePath(assertion: AssertionOf<'jsonPath'>, result: StepResult): Miss | null {
  const { path, exists } = assertion;
  const found = nodesOf(result, path, assertion.in);
  if ('miss' in found) return found.miss;
  const { values, locations, isSingular, isRooted } = found;
  const [value] = values;
  const isThere = values.length > 0;
  const places = isThere ? locations.map(pathOf) : [path];
  if (exists !== undefined && exists !== isThere) {
    return missAt(String(exists), value, 'exists', places[0] ?? path);
  }
  const some = isRooted ? values.length : null;
  const number = isSingular ? countMembers(value) : some;
  const missed = findMissed(OF_COUNTS, assertion, number);
  if (missed !== undefined) {
    const expected = String(assertion[missed]);
    if (number === null) return missAt(expected, value, isThere ? 'members' : missed, path);
    return missOf(expected, count(number, isSingular ? 'member' : 'value'), missed, path);
  }
  for (const [index, at] of places.entries()) {
    // Without a value it is undefined, which meets no condition.
    const { [index]: one } = values;
    const condition = findMissed(OF_VALUES, assertion, one);
    if (condition === undefined) continue;
    const { [condition]: wanted } = assertion;
    const expected = condition === 'matches' ? String(wanted) : JSON.stringify(wanted);
    return missAt(expected, one, condition, at);
  }
  return null;
}

/** How many members a list or an object has; null: the value is neither. */
const countMembers = (value: unknown): number | null =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : null;

/** Which parts are meant. One of unknown size meets no bound. */
const FILTERS: Conditions<'contentType' | 'mimeType' | 'uri' | 'minBytes' | 'maxBytes', Part> = {
  contentType: ({ type }, wanted) => type === wanted,
  mimeType: ({ mimeType }, wanted) => isOfType(mimeType ?? '', String(wanted)),
  uri: ({ uri }, wanted) => uri === wanted,
  minBytes: ({ bytes }, wanted) => OF_VALUES.min(bytes, wanted),
  maxBytes: ({ bytes }, wanted) => OF_VALUES.max(bytes, wanted),
};

function judgeContent(assertion: AssertionOf<'hasContent'>, { parts }: StepResult): Miss | null {
  const { type: _, ...asked } = assertion;
  if (asked.count === undefined && asked.maxCount === undefined) asked.minCount ??= 1;
  const count = parts.filter((part) => findMissed(FILTERS, asked, part) === undefined).length;
  const missed = findMissed(OF_COUNTS, asked, count);
  if (missed === undefined) return null;
  const wanted = Object.entries(asked).map(([key, value]) => `${key} ${value}`);
  const there = parts.map((one) => `${one.mimeType ?? one.type} (${one.bytes ?? 'unknown'} bytes)`);
  return missOf(wanted.join(', '), there.join(', ') || null, missed);
}

/** Compares MIME types. Parameters of the actual one, such as a charset, do not count. */
function isOfType(actual: string, wanted: string): boolean {
  const [whole, form] = [actual.toLowerCase(), wanted.toLowerCase()];
  const essence = whole.split(';', 1)[0]?.trim() ?? '';
  if (form.endsWith('/*')) return essence.startsWith(form.slice(0, -1));
  return whole === form || essence === form;
}
