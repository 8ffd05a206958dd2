import { z } from 'zod';
import { CHECK_OUTCOMES, COUNTED, QUARANTINE_STATES, VERDICTS } from '../../model/verdict.ts';
import { count, digestSchema } from './common-schema.ts';
import {
  comparisonSchema,
  confirmationSchema,
  regressionSchema,
  suspicionSchema,
} from './comparison-schema.ts';
import { surfaceVerdictSchema } from './surface-schema.ts';

const sampleShape = {
  sampleOf: z.enum(COUNTED).describe('What is counted.'),
  sampleSize: count.describe('How many of them; skipped ones are none.'),
  observed: z.number().nullable().describe('What was found; null where there is nothing.'),
};

const checkSchema = z.object({
  id: z.string().describe('Stable name, such as `min-pass-rate`.'),
  about: z
    .exactOptional(z.object({ kind: z.string(), name: z.string() }))
    .describe('What it is about, such as a model; left out where it is all results.'),
  gates: z.boolean().describe('Whether it bears on the verdict, or only informs.'),
  outcome: z.enum(CHECK_OUTCOMES),
  unit: z.string().describe('Of `observed`, `threshold` and `interval`, such as `fraction`.'),
  threshold: z
    .number()
    .nullable()
    .describe('What was asked for; null where only the service knows.'),
  ...sampleShape,
  interval: z
    .exactOptional(
      z.object({
        low: z.number().nullable(),
        high: z.number().nullable(),
        confidence: z.number().describe('As a fraction.'),
      }),
    )
    .describe('Around `observed`; null where it is open.'),
  heldBy: z
    .exactOptional(z.literal('lower-bound'))
    .describe('The end of `interval` that is held against the threshold, where `observed` is not.'),
  pValue: z.exactOptional(z.number()).describe('Of a test of a hypothesis.'),
  regression: z.exactOptional(regressionSchema),
  sides: z
    .exactOptional(z.object({ baseline: z.number(), head: z.number() }))
    .describe(
      'What both sides used, of a budget relative to the baseline: the mean of an iteration, the 95th percentile, or the minutes of the run.',
    ),
  changesHeld: z
    .exactOptional(z.enum(['breaking', 'any']))
    .describe('Which changes of what servers offer are held against them.'),
  stated: z
    .exactOptional(
      z.object({ status: z.string(), result: z.enum(['passed', 'failed']).nullable() }).nullable(),
    )
    .describe('What the service says of the run, where the check goes by that.'),
  reason: z
    .exactOptional(z.looseObject({ code: z.string() }))
    .describe('Why it came out so: a code and what belongs to it.'),
  words: z
    .object({
      title: z.string(),
      expected: z.string(),
      actual: z.string(),
      reason: z.string().nullable(),
    })
    .describe('The same as people read it.'),
});

const policySchema = z.object({
  digest: digestSchema.describe('The same for the same policy.'),
  base: z
    .string()
    .nullable()
    .describe('Commit that a change goes into, whose files count; null: those of the checkout.'),
  files: z.array(z.string()).describe('Files that count beside the inputs.'),
  changes: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('setting'),
          setting: z.string().describe('Such as `min-pass-rate` or `quarantine`.'),
          about: z
            .object({ kind: z.enum(['case', 'tag', 'model']), name: z.string() })
            .nullable()
            .describe('Null where it is about all.'),
          base: z.string().nullable().describe('As it is written; null: not asked for.'),
          head: z.string().nullable(),
        }),
        z.object({ kind: z.enum(['added-file', 'removed-file']), file: z.string() }),
      ]),
    )
    .describe('What the code under test would change of it.'),
});

export const verdictSchema = z.object({
  value: z.enum(VERDICTS),
  headline: z.string().describe('The decisive reason in one sentence.'),
  checks: z.array(checkSchema),
  judged: z
    .object(sampleShape)
    .nullable()
    .describe('All that was judged; null where no results were.'),
  troubles: z
    .array(z.string())
    .describe('What was wrong where no results were judged, such as mistakes in the inputs.'),
  repeats: z
    .exactOptional(
      z.object({
        tries: count.describe('So many in a row are told of.'),
        passAll: z.number().describe('Mean chance that they all pass, pass^k.'),
        cases: z
          .array(z.object({ id: z.string(), passAll: z.number() }))
          .describe('That of each case that ran as often, by its id.'),
        stable: z
          .object({ passes: count, failureRate: z.number(), confidence: z.number() })
          .nullable()
          .describe(
            'The fewest passes of a case that always passed, and how often it may fail all the same.',
          ),
      }),
    )
    .describe('How reliable cases are that ran more than once.'),
  quarantine: z
    .exactOptional(
      z.array(
        z.object({
          case: z.string().describe('As the quarantine file names it.'),
          reason: z.string(),
          owner: z.string(),
          expiresAtMs: z.number(),
          state: z
            .enum(QUARANTINE_STATES)
            .describe(
              '`active`: out of all that gates. `repeated`: all of it by entries before. `expired`: counts again. `unknown`: there is no such case. `unlisted`: none among those that are listed.',
            ),
          cases: count.describe('How many it stands for.'),
          sample: z.object(sampleShape).describe('Their results.'),
        }),
      ),
    )
    .describe('What became of each entry of the quarantine.'),
  prices: z
    .exactOptional(z.array(z.object({ model: z.string(), input: z.number(), output: z.number() })))
    .describe('What a million tokens of each model cost, as the policy says.'),
  policy: z.exactOptional(policySchema).describe('By what it was judged.'),
  comparison: z.exactOptional(comparisonSchema),
  suspicion: z.exactOptional(suspicionSchema),
  confirmation: z.exactOptional(confirmationSchema),
  surface: z.exactOptional(surfaceVerdictSchema),
});
