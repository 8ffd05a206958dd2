import * as z from 'zod';
import type { TranscriptAssertion } from '../../api/cases/assertions.ts';
import { isTypeWord, matcherOf } from '../../api/cases/matchers.ts';
import { name } from '../../api/cases/texts.ts';
import { addMisfit } from '../../api/validation.ts';
import { isObject } from '../../lib/json-values.ts';
import { listOf, oneOf } from './choice.ts';

/** A tool that the model must call. */
export interface ExpectedCall {
  tool: string;
  /** In the form of the API. */
  args: Extract<TranscriptAssertion, { type: 'toolCalledWith' }>['args'];
}

/** Words such as `string` stand for a type in the API, and for themselves in the short form. */
function literal(value: unknown): unknown {
  if (isTypeWord(value)) return { equals: value };
  if (Array.isArray(value)) return value.map(literal);
  if (!isObject(value) || matcherOf(value) !== null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, literal(item)]));
}

const withArguments = z
  .record(name(), z.record(z.string(), z.unknown()))
  .transform((written, context): ExpectedCall => {
    const [[tool, args] = ['', {}], second] = Object.entries(written);
    if (tool === '' || second !== undefined) {
      addMisfit(context, [], { code: 'range', what: 'call', min: 1, max: 1 });
    }
    const literals = Object.entries(args).map(([key, value]) => [key, literal(value)]);
    return { tool, args: { args: Object.fromEntries(literals) } };
  });
const withoutArguments = name().transform((tool): ExpectedCall => {
  return { tool, args: { args: {}, argumentMatching: 'ignore' } };
});

/** One tool, or a list. */
export const calls = oneOf('calls', listOf(z.union([withoutArguments, withArguments])));
