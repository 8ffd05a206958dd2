import type { ResultAssertion, Within } from '../api/cases/assertions.ts';
import { validateJson } from '../lib/json-schema.ts';
import { judgeContent } from './content.ts';
import { judgePath } from './json-path.ts';
import type { Miss, StepResult } from './record.ts';
import { asJson, jsonOf, miss, textLimit } from './result-json.ts';
import { judgeSnapshot } from './snapshot.ts';

/** Judges an assertion about a result; null: it holds. */
export function judgeResult(assertion: ResultAssertion, result: StepResult): Miss | null {
  const { text, isError } = result;
  switch (assertion.type) {
    case 'textContains': {
      const { text: part, caseSensitive = false } = assertion;
      const fold = (one: string) => (caseSensitive ? one : one.toLowerCase());
      return judgeText(result, part, fold(text).includes(fold(part)));
    }
    case 'textEquals':
      return judgeText(result, assertion.text, text === assertion.text);
    case 'textMatches':
      return judgeText(result, assertion.pattern, new RegExp(assertion.pattern).test(text));
    case 'jsonPath':
      return judgePath(assertion, result);
    case 'matchesSchema':
      return judgeSchema(assertion.schema, assertion.in, result);
    case 'matchesOutputSchema': {
      const { outputSchema } = result;
      if (outputSchema === undefined) return miss('outputSchema', null, 'no-schema');
      return judgeSchema(outputSchema, 'structuredContent', result);
    }
    case 'hasContent':
      return judgeContent(assertion, result);
    case 'sizeUnder':
      return judgeBound(assertion.bytes, Buffer.byteLength(asJson(result.raw)));
    case 'latencyUnder':
      return judgeBound(assertion.ms, result.durationMs);
    case 'isError': {
      const { value = true } = assertion;
      return isError === value ? null : miss(String(value), text, value ? 'error' : 'no-error');
    }
    case 'matchesSnapshot':
      return judgeSnapshot(assertion, result);
  }
}

/** A text with rounded digits proves nothing, whether the assertion holds or not. */
const judgeText = (result: StepResult, expected: string, holds: boolean): Miss | null =>
  textLimit(result) ?? (holds ? null : miss(expected, result.text));

const judgeBound = (bound: number, actual: number): Miss | null =>
  actual < bound ? null : miss(String(bound), String(Math.round(actual)));

function judgeSchema(schema: unknown, within: Within, result: StepResult): Miss | null {
  const json = jsonOf(result, within);
  if ('miss' in json) return json.miss;
  const judged = validateJson(schema, json.value);
  if ('mistake' in judged) return miss(judged.mistake, null, 'bad-schema');
  const [error] = judged.errors;
  if (error === undefined) return null;
  const { path, keyword, detail, observed } = error;
  return miss(detail, asJson(observed), keyword, path);
}
