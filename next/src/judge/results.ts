import type { ResultAssertion, Within } from '../api/cases/assertions.ts';
import { validateJson } from '../lib/json-schema.ts';
import { includesText } from './conditions.ts';
import { judgeContent } from './content.ts';
import { judgePath } from './json-path.ts';
import { asJson, jsonOf, missAt, missOf, missUnless, textLimit } from './miss.ts';
import type { Miss, StepResult } from './record.ts';
import { judgeSnapshot } from './snapshot.ts';

type Judge<Judged> = (assertion: Judged, result: StepResult) => Miss | null;

const JUDGES: {
  [Type in ResultAssertion['type']]: Judge<Extract<ResultAssertion, { type: Type }>>;
} = {
  textContains: ({ text, caseSensitive }, result) =>
    judgeText(result, text, includesText(result.text, text, caseSensitive)),
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
  sizeUnder: ({ bytes }, { raw }) => judgeBound(bytes, Buffer.byteLength(asJson(raw))),
  latencyUnder: ({ ms }, { durationMs }) => judgeBound(ms, durationMs),
  isError: ({ value = true }, { isError, text }) =>
    isError === value ? null : missOf(value, text, value ? 'error' : 'no-error'),
  matchesSnapshot: judgeSnapshot,
};

/** Judges an assertion about a result; null: it holds. */
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
