import type { ResultAssertion } from '../../../../contract/cases/result-assertion.ts';
import { judgeBySchema } from '../../../../json-schema/schema-verdict.ts';
import type { Redacted, Redactor } from '../../../../redaction/redactor.ts';
import { judgeRegex } from '../bounded/safe-regex.ts';
import { containsText } from '../bounded/text-search.ts';
import { judgeContent } from './content-parts.ts';
import { judgePath } from './json-path-conditions.ts';
import { asIndentedJson, asJson } from './json-values.ts';
import { type JudgedResult, jsonOf, type ResultComplaint, type Within } from './judged-result.ts';
import { judgeSnapshot } from './snapshot.ts';

/** How an assertion on a result came out, as it may be told. */
export interface ResultJudgement {
  passed: boolean;
  reason: Redacted | null;
  expected?: Redacted;
  observed?: Redacted;
}

/** Longest reason that is kept (wire reference, 5.3). */
const REASON_LENGTH = 600;
/** Of what was expected and observed: enough to see a value whole, as for a snapshot. */
const SHOWN_LENGTH = 4_000;
const QUOTE_LENGTH = 200;

/** Judges an assertion on a result. */
export async function judgeResult(
  assertion: ResultAssertion,
  result: JudgedResult,
  redactor: Redactor,
): Promise<ResultJudgement> {
  const complaint = await complaintOf(assertion, result, redactor);
  if (complaint === null) return { passed: true, reason: null };
  const { reason, expected, observed } = complaint;
  return {
    passed: false,
    reason: redactor.excerpt(reason, REASON_LENGTH),
    ...(expected === undefined ? {} : { expected: redactor.excerpt(expected, SHOWN_LENGTH) }),
    ...(observed === undefined ? {} : { observed: redactor.excerpt(observed, SHOWN_LENGTH) }),
  };
}

async function complaintOf(
  assertion: ResultAssertion,
  result: JudgedResult,
  redactor: Redactor,
): Promise<ResultComplaint | null> {
  switch (assertion.type) {
    case 'textContains': {
      const { needle, caseSensitive = false } = assertion;
      return containsText(result.text, needle, caseSensitive)
        ? null
        : textComplaint(result, `to contain ${JSON.stringify(needle)}`, redactor);
    }
    case 'textEquals':
      return result.text === assertion.text
        ? null
        : {
            ...textComplaint(
              result,
              `to be ${quoted(JSON.stringify(assertion.text), redactor)}`,
              redactor,
            ),
            expected: assertion.text,
          };
    case 'textMatches': {
      const { pattern } = assertion;
      const judgement = judgeRegex(pattern, result.text);
      if ('refused' in judgement) {
        return { reason: `Pattern ${pattern} was not judged: ${judgement.refused}.` };
      }
      return judgement.matches ? null : textComplaint(result, `to match ${pattern}`, redactor);
    }
    case 'jsonPath':
      return judgePath(assertion, result, redactor);
    case 'matchesSchema':
      return schemaComplaint(assertion.schema, assertion.in, result);
    case 'matchesOutputSchema':
      return outputSchemaComplaint(result);
    case 'hasContent':
      return judgeContent(assertion, result);
    case 'sizeUnder': {
      const bytes = Buffer.byteLength(asJson(result.raw));
      if (bytes < assertion.bytes) return null;
      return {
        reason: `Expected fewer than ${assertion.bytes} bytes, but the result of ${result.subject} has ${bytes}.`,
      };
    }
    case 'latencyUnder': {
      const { durationMs, subject } = result;
      if (durationMs < assertion.ms) return null;
      return {
        reason: `Expected an answer in less than ${assertion.ms} ms, but ${subject} took ${durationMs}.`,
      };
    }
    case 'isError': {
      const { value = true } = assertion;
      if (result.isError === value) return null;
      const { subject, text } = result;
      const was = value ? 'is none' : 'is one';
      return {
        reason: `Expected the result of ${subject} to be ${value ? 'an' : 'no'} error, but it ${was}: ${quoted(text, redactor)}`,
        observed: text,
      };
    }
    case 'matchesSnapshot':
      return judgeSnapshot(assertion, result, redactor);
  }
}

const quoted = (text: string, redactor: Redactor) =>
  text.trim() === '' ? '(empty)' : redactor.excerpt(text, QUOTE_LENGTH);

function textComplaint(
  { subject, text }: JudgedResult,
  wanted: string,
  redactor: Redactor,
): ResultComplaint {
  const reason = `Expected the text of ${subject} ${wanted}, but it is: ${quoted(text, redactor)}`;
  return text.length > QUOTE_LENGTH ? { reason, observed: text } : { reason };
}

function schemaComplaint(
  schema: unknown,
  within: Within,
  result: JudgedResult,
  whose = 'the schema',
): ResultComplaint | null {
  const json = jsonOf(result, within);
  const subject = `the result of ${result.subject}`;
  if ('refused' in json) return { reason: `No JSON of ${subject} can be judged: ${json.refused}.` };
  const verdict = judgeBySchema(schema, json.value);
  if ('refused' in verdict) {
    return { reason: `${subject} could not be judged by ${whose}: ${verdict.refused}.` };
  }
  if (verdict.value === null) return null;
  return {
    reason: `Expected ${subject} to match ${whose}, but: ${verdict.value}`,
    observed: asIndentedJson(json.value),
  };
}

async function outputSchemaComplaint(result: JudgedResult): Promise<ResultComplaint | null> {
  const schema = await result.outputSchema();
  if (schema === undefined) {
    return {
      reason: `The server lists no outputSchema for ${result.subject}, so nothing can match it.`,
    };
  }
  return schemaComplaint(schema, 'structuredContent', result, 'its outputSchema');
}
