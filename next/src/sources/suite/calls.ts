import * as z from 'zod';
import type { TranscriptAssertion } from '../../api/cases/assertions.ts';
import { name } from '../../api/cases/texts.ts';
import { addMisfit } from '../../api/validation.ts';
import { listOf } from './choice.ts';

/** A tool that the model must call. */
export interface ExpectedCall {
  tool: string;
  /** In the form of the API. */
  args: Extract<TranscriptAssertion, { type: 'toolCalledWith' }>['args'];
}

const withArguments = z
  .record(name(), z.record(z.string(), z.unknown()))
  .transform((written, context): ExpectedCall => {
    const [[tool, args] = ['', {}], second] = Object.entries(written);
    if (tool === '' || second !== undefined) {
      addMisfit(context, [], { code: 'range', what: 'object', min: 1, max: 1 });
    }
    return { tool, args: { args } };
  });
const withoutArguments = name().transform((tool): ExpectedCall => {
  return { tool, args: { args: {}, argumentMatching: 'ignore' } };
});

/** One tool, or a list. */
export const calls = listOf(z.union([withoutArguments, withArguments]));
