import { matchRules } from '../../contract/cases/match-rules.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import { TimeLimitError, withTimeLimit } from '../../resilience/time-limit.ts';
import { withIterationFolder } from '../mcp/iteration/folder-name.ts';
import { errorText, McpServerError } from '../mcp/server-error.ts';
import type { ModelRegistry } from '../models/model-registry.ts';
import { abandonCase, concludeCase } from './case-record.ts';
import type { IterationContext } from './iteration-context.ts';
import { expectedCallsOf, toToolCall } from './judging/expected-calls.ts';
import type { LaneForIteration } from './lanes/run-lanes.ts';
import type { IterationOutcome, ResolvedTestCase, RunPlan, RunServer } from './plan.ts';
import { ModelProviderError } from './provider-error.ts';
import { redactOutcome } from './redacted-outcome.ts';
import { blameFor } from './servers/blame.ts';
import type { CaseServer } from './servers/case-servers.ts';
import type { ForegoneEnd } from './servers/foregone-case.ts';
import { createIterationServers } from './servers/iteration-servers.ts';
import { usedServers } from './servers/used-servers.ts';
import { CasePass } from './steps/case-pass.ts';
import { createSpanRecorder, type SpanRecorder } from './transcript/span-recorder.ts';
import { judgedCalls, turnsOf } from './transcript/transcript.ts';
import { sumUsage } from './transcript/usage.ts';

const ERROR_LENGTH = 8_000;

export interface IterationSettings {
  models: ModelRegistry;
  iterationTimeoutMs: number;
  /** Answers of the model to one prompt, at most. */
  maxTurns: number;
  /** Attempts after the first that a provider in trouble gets for one answer. */
  providerRetries: number;
  /** Epoch milliseconds. */
  now: () => number;
  redactor: Redactor;
}

function caseLevelExpectedCalls({ steps, matchOptions }: ResolvedTestCase) {
  const segments = expectedCallsOf(steps, matchRules(matchOptions));
  // A case with several prompts lists its expected calls by prompt, in the trace.
  return segments.length > 1 ? [] : segments.flat().map(toToolCall);
}

/** An iteration that ended before it began. */
export function unstartedOutcome(testCase: ResolvedTestCase, end: ForegoneEnd): IterationOutcome {
  return {
    ...end,
    durationMs: 0,
    startupMs: 0,
    tokensUsed: null,
    usage: null,
    expectedToolCalls: caseLevelExpectedCalls(testCase),
    actualToolCalls: [],
    trace: null,
  };
}

/** What ended an iteration, a missed deadline as the trouble of whoever was waited for. */
function failureOf(
  error: unknown,
  { spans, testCase }: IterationContext,
  servers: readonly RunServer[],
): unknown {
  if (!(error instanceof TimeLimitError)) return error;
  const missed = `The iteration did not finish within ${error.limitMs / 1000} s`;
  if (spans.openOne('llm') === undefined) {
    const request = spans.openOne('tool');
    const server = servers.find(({ id }) => id === request?.serverId);
    if (server === undefined) return new Error(`${missed}.`);
    return new Error(
      `${missed}: MCP server "${server.name}" was not done with "${request?.name}".`,
    );
  }
  const { provider, model } = testCase;
  return new ModelProviderError(
    `${missed}: model provider "${provider}" (model "${model}") had not answered.`,
  );
}

/** A provider's trouble is no evidence against the servers, nor is that of a network; theirs is. */
function speaksAgainstServers(failure: unknown, servers: readonly RunServer[]): boolean {
  if (failure instanceof ModelProviderError) return false;
  if (!(failure instanceof McpServerError)) return true;
  const server = servers.find(({ name }) => name === failure.serverName);
  return server === undefined || blameFor(failure, server) === 'server';
}

/**
 * Waits until the servers are up. All are, or have failed, when this comes back.
 *
 * @throws McpServerError of the first that cannot be had
 */
async function waitForServers(
  servers: readonly CaseServer[],
  lane: LaneForIteration,
  spans: SpanRecorder,
): Promise<void> {
  const started = await Promise.allSettled(
    servers.map(async (server) => {
      const isUp = lane.isUp(server);
      const span = isUp ? null : spans.begin(server.name, 'connect', { serverId: server.id });
      await lane.connect(server);
      span?.end('ok');
    }),
  );
  for (const one of started) if (one.status === 'rejected') throw one.reason;
}

/** What an iteration has of its run; the servers as its case needs them. */
type IterationAccess = Pick<RunPlan, 'findings' | 'modelApiKeys'> & {
  servers: readonly CaseServer[];
};

/** Carries out one iteration of a case. Never rejects: whatever goes wrong is the outcome. */
export async function runIteration(
  plan: IterationAccess,
  testCase: ResolvedTestCase,
  settings: IterationSettings,
  lane: LaneForIteration,
  runSignal: AbortSignal,
): Promise<IterationOutcome> {
  const { now, redactor } = settings;
  const startedAt = now();
  let inPlace = testCase;
  try {
    const folder = await lane.place?.folder;
    if (folder !== undefined) {
      const { steps, predicates } = testCase;
      inPlace = { ...testCase, ...withIterationFolder({ steps, predicates }, folder) };
    }
  } catch (error) {
    const end: ForegoneEnd = runSignal.aborted
      ? { status: 'cancelled', result: null, error: null }
      : { status: 'failed', result: null, error: redactor.excerpt(errorText(error), ERROR_LENGTH) };
    return { ...unstartedOutcome(testCase, end), startupMs: now() - startedAt };
  }
  return runSteps(plan, inPlace, settings, lane, { runSignal, startedAt });
}

async function runSteps(
  plan: IterationAccess,
  testCase: ResolvedTestCase,
  settings: IterationSettings,
  lane: LaneForIteration,
  { runSignal, startedAt }: { runSignal: AbortSignal; startedAt: number },
): Promise<IterationOutcome> {
  const { now, models, providerRetries, redactor } = settings;
  const { maxTurns = settings.maxTurns, iterationTimeoutMs = settings.iterationTimeoutMs } =
    testCase.limits ?? {};
  const stop = new AbortController();
  const signal = AbortSignal.any([runSignal, stop.signal]);
  const context: IterationContext = {
    testCase,
    servers: createIterationServers(plan.servers, lane.connect, signal),
    findings: plan.findings,
    models,
    modelApiKeys: plan.modelApiKeys,
    maxTurns,
    providerRetries,
    signal,
    redactor,
    spans: createSpanRecorder(now),
    segments: [{ promptIndex: 0, prompt: null, entries: [], nonAnswer: null }],
    conversation: [],
    now,
  };
  const pass = new CasePass(context);
  let upAt: number | null = null;
  let end: Pick<IterationOutcome, 'status' | 'result' | 'error' | 'trace'>;
  try {
    await waitForServers(usedServers(testCase, plan.servers), lane, context.spans);
    upAt = now();
    lane.lookAhead();
    await withTimeLimit(iterationTimeoutMs, runSignal, () => pass.run());
    const { verdict, trace } = concludeCase(pass.record(), redactor);
    end = { ...verdict, trace };
  } catch (error) {
    const isCancelled = runSignal.aborted;
    const failure = failureOf(error, context, plan.servers);
    const text = redactor.excerpt(errorText(failure), ERROR_LENGTH);
    context.spans.begin(isCancelled ? 'cancelled' : text, 'error', {}).end('error');
    end = {
      status: isCancelled ? 'cancelled' : 'failed',
      result: isCancelled || !speaksAgainstServers(failure, plan.servers) ? null : 'failed',
      error: isCancelled ? null : text,
      trace: abandonCase(pass.record()),
    };
  }
  const endedAt = now();
  // Stops what the deadline left running.
  stop.abort(new Error('The iteration is over.'));
  const usage = sumUsage(turnsOf(context.segments).map((turn) => turn.usage));
  const outcome: IterationOutcome = {
    ...end,
    durationMs: upAt === null ? 0 : endedAt - upAt,
    startupMs: (upAt ?? endedAt) - startedAt,
    tokensUsed: usage?.totalTokens ?? null,
    usage,
    expectedToolCalls: caseLevelExpectedCalls(pass.testCase),
    actualToolCalls: judgedCalls(context.segments).map(toToolCall),
  };
  return redactOutcome(outcome, redactor);
}
