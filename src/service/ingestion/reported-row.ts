import { createHash } from 'node:crypto';
import { z } from 'zod';
import { openObjectSchema, type ReadRow } from '../../contract/resources/ingest.ts';
import type { ToolCall, Usage } from '../../contract/resources/iteration.ts';
import type { IngestedIteration } from '../storage/records.ts';

const CASE_ID_CHARACTERS = 24;
const MAX_TOLD = 20;

/** What is kept of a row beyond the fields that every iteration has. */
const reportedDetailsSchema = z.object({
  metadata: openObjectSchema.nullish(),
  query: z.string().nullish(),
  expectedOutput: z.string().nullish(),
  errorDetails: z.string().nullish(),
  isNegativeTest: z.boolean().nullish(),
  leftOut: z.array(z.string()).optional(),
  caseId: z.string().nullish(),
  advancedConfig: openObjectSchema.nullish(),
  matchOptions: openObjectSchema.nullish(),
  scoreProblem: z.string().optional(),
});

/**
 * A reported row as an iteration of the run.
 * @param scoreProblem why its scores do not hold
 */
export function readReportedRow(
  { suiteId }: { suiteId: string },
  row: ReadRow,
  scoreProblem: string | undefined,
): IngestedIteration {
  const usage = readUsage(row.tokens);
  return {
    title: row.caseTitle,
    externalIterationId: row.externalIterationId ?? null,
    externalCaseId: row.externalCaseId ?? null,
    ingestedCaseId: caseIdOf(suiteId, row),
    result: row.passed ? 'passed' : 'failed',
    model: row.model ?? null,
    provider: row.provider ?? null,
    durationMs: row.durationMs ?? null,
    tokensUsed: usage?.totalTokens ?? null,
    usage,
    actualToolCalls: readCalls(row.actualToolCalls),
    expectedToolCalls: readCalls(row.expectedToolCalls),
    error: row.error ?? null,
    reported: reportedDetailsSchema.parse({
      ...row,
      leftOut: tellLeftOut(row.unreadable),
      scoreProblem,
    }),
  };
}

/** What was left out of a row, as much of it as a person reads. */
function tellLeftOut(unreadable: readonly string[]): string[] | undefined {
  if (unreadable.length <= MAX_TOLD) return unreadable.length === 0 ? undefined : [...unreadable];
  return [...unreadable.slice(0, MAX_TOLD), `and ${unreadable.length - MAX_TOLD} more`];
}

/** The same for a case of a suite in every run: told by its declared id, else by its title. */
function caseIdOf(suiteId: string, row: ReadRow): string {
  const declared = row.caseId ?? row.externalCaseId ?? null;
  const identity = declared === null ? ['title', row.caseTitle] : ['id', declared];
  const digest = createHash('sha256')
    .update(JSON.stringify([suiteId, ...identity]))
    .digest('hex');
  return `tc_${digest.slice(0, CASE_ID_CHARACTERS)}`;
}

function readUsage(tokens: ReadRow['tokens']): Usage | null {
  if (tokens === null || tokens === undefined) return null;
  const { input = null, output = null } = tokens;
  const sum = input === null && output === null ? null : (input ?? 0) + (output ?? 0);
  return { inputTokens: input, outputTokens: output, totalTokens: tokens.total ?? sum };
}

const readCalls = (calls: ToolCall[] | null | undefined): ToolCall[] =>
  (calls ?? []).map(({ toolName, arguments: args }) => ({ toolName, arguments: args ?? {} }));
