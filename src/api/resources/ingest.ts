import * as z from 'zod';
import { NAME_LIMIT } from '../../lib/limits.ts';
import { namesIn } from '../../lib/names-in.ts';
import { addMisfit } from '../validation.ts';
import { id, membersOf, openObject, texts } from './shapes.ts';
import { call } from './trace.ts';

export const MAX_ROWS = 200;
/** Most JSON values of a row. Of one with more, only the essentials are kept. */
export const MAX_ROW_VALUES = 100_000;

/** Built out of titles by some reporters, so of any length. */
const externalId = () => z.string().min(1);
/** Some reporters send the value itself where people read a text. */
const anyText = () =>
  z.preprocess(
    (value) => (typeof (value ?? '') === 'string' ? value : JSON.stringify(value)),
    z.string().nullish(),
  );

const amount = () => z.number().min(0).nullish();

/** A finished iteration. Only its title, its result and its ids must fit. */
export const row = z.looseObject({
  caseTitle: z.string(),
  passed: z.boolean(),
  externalIterationId: externalId().nullish(),
  /** Identity of the case. Newer reporters call it `caseId`. */
  externalCaseId: externalId().nullish(),
  caseId: externalId().nullish(),
  ...membersOf(anyText(), 'query', 'provider', 'model', 'error', 'errorDetails', 'expectedOutput'),
  durationMs: amount(),
  ...membersOf(z.array(call).nullish(), 'expectedToolCalls', 'actualToolCalls'),
  tokens: z.looseObject(membersOf(amount(), 'input', 'output', 'total')).nullish(),
  /** Text, a list of messages, or an object. */
  trace: z.unknown().optional(),
  ...membersOf(openObject().nullish(), 'metadata', 'advancedConfig', 'matchOptions'),
  isNegativeTest: z.boolean().nullish(),
  widgetSnapshots: z.array(openObject()).nullish(),
});
export type Row = z.infer<typeof row>;

/** Members without which a row cannot be told apart or counted. */
export const ROW_ESSENTIALS = namesIn('caseTitle passed externalIterationId externalCaseId caseId');

const runLevel = {
  /** Created if there is none of this name. */
  suiteName: z.string().min(1).max(NAME_LIMIT),
  ...texts('suiteDescription', 'notes', 'framework'),
  serverNames: z.array(z.string()).nullish(),
  passCriteria: z.object({ minimumPassRate: z.number().min(0).max(100) }).nullish(),
  /** Identity of the run in the project. */
  externalRunId: externalId(),
  ci: openObject().nullish(),
  expectedIterations: z.number().min(0).nullish(),
  tags: z.array(z.string()).nullish(),
  /** Tells apart runs that were scored by other rules. */
  evaluationConfigHash: z.string().max(NAME_LIMIT).nullish(),
  /** Comes together with its hash. Its content is not stored. */
  hostConfig: openObject().nullish(),
  hostConfigHash: z
    .string()
    .regex(/^[\da-f]{64}$/)
    .nullish(),
};
/** Read one by one, so that an odd member of a row costs that member. */
const rows = z.array(z.unknown()).max(MAX_ROWS);

const HOST_PAIR = ['hostConfig', 'hostConfigHash'] as const;
type HostPair = Partial<Record<(typeof HOST_PAIR)[number], unknown>>;
function requirePair({ hostConfig, hostConfigHash }: HostPair, context: z.RefinementCtx): void {
  const [key, other] = hostConfig ? HOST_PAIR : HOST_PAIR.toReversed();
  if (!hostConfig === !hostConfigHash) return;
  addMisfit(context, [key], { code: 'needs', key, other: [other] });
}

export const startRequest = z.looseObject(runLevel).superRefine(requirePair);
export const reportRequest = z.looseObject({ ...runLevel, results: rows }).superRefine(requirePair);
export const appendRequest = z.looseObject({ runId: id(), results: rows });
export const finalizeRequest = z.looseObject({
  runId: id(),
  externalRunId: externalId().nullish(),
});
export const uploadRequest = z.looseObject({});

const ok = z.literal(true);
const outcome = {
  ok,
  runId: id(),
  ...texts('suiteId', 'projectId', 'status', 'result'),
  summary: z
    .object({ total: z.int(), passed: z.int(), failed: z.int(), passRate: z.number() })
    .nullish(),
};
/** What of the rows could not be read and was left out: at most 20. */
const leftOut = z.array(z.string()).nullish();
export const finishedRun = z.object({ ...outcome, leftOut });
export const startedRun = z.object({ ...outcome, reused: z.boolean().nullish() });
export const appended = z.object({
  ok,
  inserted: z.int(),
  skipped: z.int(),
  total: z.int(),
  leftOut,
});
export const uploadUrl = z.object({ ok, uploadUrl: z.string() });
