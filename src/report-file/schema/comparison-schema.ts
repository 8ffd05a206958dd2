import { z } from 'zod';
import { COMPARISON_RULES, RULE_GROUNDS } from '../../model/regression/comparison.ts';
import { SUSPICION_OUTCOMES, SUSPICION_TRIGGERS } from '../../model/regression/suspicion.ts';
import { count, epochMs } from './common-schema.ts';

const fraction = z.number().min(0).max(1);
const tallySchema = z
  .object({ passed: count, total: count })
  .describe('Iterations that passed, of those that ended.');

const namedShape = {
  identity: z.string(),
  title: z.string().nullable().describe('Null where its details are folded.'),
};
const namedSchema = z.object(namedShape);

const comparedSchema = z.object({
  ...namedShape,
  rule: z.enum(COMPARISON_RULES),
  baseline: tallySchema,
  head: tallySchema,
  pValue: z
    .exactOptional(z.number())
    .describe('Exact and one-sided, that this case by itself passes less here.'),
  isCalled: z
    .exactOptional(z.literal(true))
    .describe('It got worse by itself, with the errors over all cases bounded.'),
  rarity: z
    .exactOptional(z.number())
    .describe(
      'Of a case that is known to be flaky: the share of runs that it did not pass, this one among them, which decides in place of `pValue`.',
    ),
  history: z
    .exactOptional(z.object({ runs: count, passed: count }))
    .describe('Recent runs in which it did the same, and in how many it passed.'),
});

const listOf = <Named extends z.ZodType>(named: Named) =>
  z.object({ count, named: z.array(named).describe('The first of them.') });
const caseList = listOf(namedSchema);
const comparedList = listOf(comparedSchema);

const originSchema = z
  .object({
    kind: z.string().describe('Such as `artifact`, `service-run`, `file` or `checkout`.'),
    commit: z.string().nullable(),
    branch: z.string().nullable(),
    isMergeBase: z
      .boolean()
      .nullable()
      .describe('Whether the commit is the very one that the pull request branched off.'),
    createdAtMs: epochMs,
    address: z.string().nullable().describe('Page to look at it.'),
  })
  .describe('Where the baseline comes from; what is not known of it is null.');

export const regressionSchema = z
  .object({
    strict: count.describe('Cases of which no iteration may fail that passed in the baseline.'),
    statistical: count.describe('Sampled cases, which are tested together.'),
    regressed: z.object({ count, titles: z.array(z.string()) }),
    flaky: count.describe('Cases that fail here as in recent runs.'),
    smallestDrop: z
      .number()
      .nullable()
      .describe('Smallest mean drop that the sampled cases would have shown; null: none.'),
  })
  .describe('What a comparison with a baseline comes to.');

export const comparisonSchema = z
  .object({
    origin: originSchema,
    rules: z
      .array(
        z.object({
          rule: z.enum(COMPARISON_RULES),
          ground: z.enum(RULE_GROUNDS).describe('Why the rule applies.'),
          cases: caseList,
        }),
      )
      .describe('Which rule applied to which cases, and why.'),
    regressed: comparedList.describe('They got worse, each by itself.'),
    fell: comparedList.describe('They pass less here, which may be chance.'),
    flaky: comparedList.describe('They fail here, as in recent runs.'),
    fixed: comparedList.describe('They failed there and pass here.'),
    stillFailing: z
      .exactOptional(comparedList)
      .describe('They failed there and fail here, and none of the above.'),
    changed: caseList.describe('They do something else here, and are not compared.'),
    added: caseList,
    removed: caseList,
    notRun: caseList.describe('They have no results on one side.'),
    ambiguous: caseList.describe('Several cases of one identity, which are not compared.'),
    otherServers: caseList.describe('Not compared, since other servers were selected.'),
    servers: z
      .exactOptional(z.object({ baseline: z.array(z.string()), head: z.array(z.string()) }))
      .describe('Names of the servers, where the sides have others.'),
    removedTools: z
      .exactOptional(
        z.array(
          z.object({
            name: z.string(),
            server: z.exactOptional(z.string()),
            isForbidden: z.exactOptional(z.literal(true)),
            cases: caseList,
          }),
        ),
      )
      .describe('Tools that cases name, that the servers of the baseline had, and that are gone.'),
    effect: z
      .exactOptional(
        z.object({ delta: z.number(), low: z.number(), high: z.number(), confidence: fraction }),
      )
      .describe('How much more sampled cases pass here, as a fraction, and its interval.'),
    smallestDrop: z
      .exactOptional(z.number().nullable())
      .describe('Smallest mean drop that this sample would have seen in four of five; null: none.'),
    notes: z.array(z.looseObject({ code: z.string() })),
  })
  .describe('The results held against a baseline, case by case.');

export const suspicionSchema = z
  .object({
    trigger: z
      .enum(SUSPICION_TRIGGERS)
      .describe(
        'Whether all sampled cases together got worse, single ones by themselves, or cases that always do the same.',
      ),
    suspects: z.array(namedSchema),
    outcome: z.enum(SUSPICION_OUTCOMES),
    wanted: z
      .object({ look: z.literal([1, 2]), iterationsEach: count })
      .nullable()
      .describe('What has yet to run of each suspect on each side; null: nothing.'),
    looks: z.array(
      z.object({
        number: z.literal([1, 2]),
        baseline: tallySchema.nullable().describe('Null where the head ran alone.'),
        head: tallySchema,
        pValue: z.number(),
        confirmsAt: z
          .number()
          .nullable()
          .describe('At most this confirms; null where nothing could.'),
        clearsAbove: z.number(),
      }),
    ),
  })
  .describe('A regression against results of another session, which is to be confirmed.');

export const confirmationSchema = z
  .object({
    cases: z.array(
      z.object({
        ...namedShape,
        first: z
          .object({ baseline: tallySchema.nullable(), head: tallySchema.nullable() })
          .describe('What raised the suspicion; null where it is not told by case.'),
        fresh: z
          .object({ baseline: tallySchema.nullable(), head: tallySchema })
          .describe('What decided; of the baseline null where the head ran alone.'),
      }),
    ),
    ranBase: z.boolean().describe('Whether the base ran in turns with the head.'),
    isWholeSuite: z
      .boolean()
      .describe('More ran than the suspects: the service runs no part of it.'),
    iterations: count.describe('Extra ones, of both sides together.'),
    tokens: count.nullable().describe('Extra ones; null where none were told.'),
    durationMs: z.number(),
    trouble: z
      .string()
      .nullable()
      .describe('What kept a look from being completed, or the base from being run.'),
  })
  .describe('How a suspected regression was looked at again, apart from the first results.');
