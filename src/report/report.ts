import * as z from 'zod';
import { type BaselineFacts, origin } from './baseline.ts';
import { failure } from './failure.ts';
import { outcome } from './outcome.ts';
import { problem } from './problem.ts';
import { trace } from './trace.ts';
import { OFFERS, verdict } from './verdict.ts';

export type { Outcome } from './outcome.ts';
export type { Check, Counts, Verdict } from './verdict.ts';

/** Tokens of models; null: not known. */
const tokens = z.object({
  input: z.number().nullable(),
  output: z.number().nullable(),
  total: z.number().nullable(),
});

const iteration = z.object({
  id: z.string(),
  number: z.number().int(),
  outcome,
  /** How often a test was tried. Above 1 if it passed: it is flaky. */
  attempts: z.int().default(1),
  durationMs: z.number().nullable(),
  /** Null if no model was asked. */
  tokens: tokens.nullable().default(null),
  /** As `provider/model`. */
  model: z.string().nullable().default(null),
  /** Number of tool calls; null: not known. */
  toolCalls: z.int().nullable().default(null),
  failures: z.array(failure),
  /** Of iterations that failed, and of some that passed; null: not kept. */
  trace: trace.nullable().default(null),
});
export type ReportIteration = z.infer<typeof iteration>;

const count = z.int().min(0).max(1_000);
const counts = z.object({ passed: count, failed: count, missing: count });

const testCase = z.object({
  id: z.string(),
  /** The same in every run of the case: 16 hex digits. */
  identity: z.string(),
  /** Of what the case does, 16 hex digits. Null: not known, as in result files. */
  definition: z.string().nullable(),
  /** Whether a model takes part, so that its outcome varies by itself. */
  isSampled: z.boolean(),
  title: z.string(),
  tags: z.array(z.string()),
  /** What its steps and assertions name, by default tools, but for those that must not be called. */
  tools: z.array(
    z.object({ server: z.string(), name: z.string(), kind: z.enum(OFFERS).optional() }),
  ),
  /** Iterations that should have run. */
  planned: z.number().int(),
  iterations: z.array(iteration),
  /** Why the case did not run; null if it did. */
  skipped: z.string().nullable(),
  /** Fresh iterations of a suspect, so that a job that publishes has them. Absent: there are none. */
  fresh: z.object({ before: counts, after: counts }).optional(),
});
export type ReportCase = z.infer<typeof testCase>;

const tool = z.object({
  name: z.string(),
  /** Canonical JSON, or a digest of it if it is too large; null: not known. */
  inputSchema: z.string().nullable(),
  /** Canonical JSON; null: there is none. Absent, as below: not known. */
  outputSchema: z.string().nullish(),
  description: z.string().optional(),
  /** What it promises of its calls, such as `read-only`. */
  promises: z.array(z.string()).max(6).optional(),
  /** Of a resource, whose address is its name; null: it has none. */
  mediaType: z.string().nullish(),
});
export type ReportTool = z.infer<typeof tool>;
const offers = z.array(tool).nullable();
/** A list is null if it is not known. Only a comparison of servers has other lists than tools. */
export const server = z.object({
  name: z.string(),
  tools: offers,
  prompts: offers.optional(),
  resources: offers.optional(),
  templates: offers.optional(),
});

/** Most jobs of a matrix. */
export const MAX_PARTS = 256;
/** A part of a suite, counted from 1, and the cases of all parts. */
const shard = z.object({
  part: z.int().min(1).max(MAX_PARTS),
  total: z.int().min(1).max(MAX_PARTS),
  /** Those that are not skipped. Empty: the suite could not be read. */
  cases: z.array(z.object({ identity: z.string(), title: z.string(), planned: z.int() })),
});
export type Shard = z.infer<typeof shard>;

/** A letter for each earlier run, at most 30: `p` if all iterations passed, else `f`. */
const word = z.string().regex(/^[pf]{0,30}$/);

/** What a source found out, the same for all sources. */
export const runReport = z.object({
  source: z.enum(['evals', 'results', 'doctor', 'diff']),
  /** `file`: path of the suite in the workspace; null: there is none. */
  suite: z.object({
    id: z.string().nullable(),
    name: z.string(),
    file: z.string().nullable().default(null),
  }),
  run: z
    .object({
      id: z.string(),
      status: z.string(),
      /** The service's own judgement, by the suite's criteria. */
      result: z.enum(['passed', 'failed']).nullable(),
      durationMs: z.number().nullable(),
    })
    .nullable(),
  servers: z.array(server),
  cases: z.array(testCase),
  /** Cases of a suite that did not run, and use tools of the servers. */
  users: z.array(testCase.pick({ title: true, tools: true })).default([]),
  /** Whether the user chose only some of the cases, so that the others are not gone. */
  isPart: z.boolean().default(false),
  /** Absent if the job has the whole suite. */
  shard: shard.optional(),
  /**
   * Number of things that cannot be right: results that are repeated, of no case or of another run, and
   * what the run says of its results and they do not show.
   */
  contradictions: z.int().default(0),
  /** Whether an eval program may have more results than it reported. */
  isOpen: z.boolean().default(false),
  /** Mistakes of the user: the verdict is `invalid`. */
  problems: z.array(problem),
  /** What ended the run as a whole. */
  failures: z.array(failure),
  /** What changes no verdict. */
  warnings: z.array(failure).default([]),
  /** Whether the user allows that there are no results. The step passes then. */
  isAllowedEmpty: z.boolean().default(false),
  /**
   * Outcomes of earlier runs of the base, the newest last: what the baseline hands on, and its own.
   * That of this report is not among them. `historyWith` adds it when this is a baseline.
   */
  history: z
    .array(z.object({ identity: z.string(), definition: z.string().nullable(), outcomes: word }))
    .default([]),
});
export type RunReport = z.infer<typeof runReport>;

/** The file `report.json`. */
export const reportFile = z.object({
  schemaVersion: z.literal(1),
  generatedAt: z.string(),
  origin,
  verdict,
  report: runReport,
});
export type ReportFile = z.infer<typeof reportFile>;

/** Earlier results to compare with; without a report if there are none that can be used. */
export interface Baseline {
  facts: BaselineFacts;
  report: RunReport | null;
  /** Identities of cases that failed at an earlier commit of this pull request; absent: not known. */
  failedBefore?: ReadonlySet<string>;
  /** The commit that the tested one branched off; empty: GitHub was not asked for it. */
  mergeBase?: string;
  /** Further reports of the file that it was read from. */
  others?: Pick<ReportFile, 'origin' | 'report'>[];
}
