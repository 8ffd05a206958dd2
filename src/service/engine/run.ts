import { once } from 'node:events';
import { matchRulesOf, type TestCase } from '../../api/cases/cases.ts';
import type { WireCall } from '../../api/resources/trace.ts';
import { messageOf } from '../../lib/errors.ts';
import { NAME_LIMIT, TEXT_LIMIT, VALUE_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { following } from '../../lib/signals.ts';
import { countsAs } from '../../report/counts-as.ts';
import type { Failure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import { NOWHERE } from '../../report/place.ts';
import type { Surroundings } from '../surroundings.ts';
import { CasePass } from './case-pass.ts';
import type { PlannedIteration, RunPlan } from './plan.ts';
import { Run, Slot } from './slot.ts';
import { Transcript } from './transcript.ts';

const ITERATION_LIMIT_MS = 300_000;

/** What an iteration ended with, and what of its transcript is stored. */
export interface IterationOutcome extends ReturnType<Transcript['record']> {
  /** `completed` if all steps were carried out. */
  status: 'completed' | 'failed' | 'cancelled';
  /** Null: incomplete. */
  result: 'passed' | 'failed' | null;
  failures: Failure[];
  expectedToolCalls: WireCall[];
}

/**
 * Runs iterations in slots, which reuse connections as the isolation allows. Servers end before it
 * resolves. Never rejects.
 *
 * @param record stores the outcome of an iteration
 */
export async function executeRun(
  plan: RunPlan,
  surroundings: Surroundings,
  record: (id: string, outcome: IterationOutcome) => Promise<void>,
): Promise<void> {
  const { iterations, servers, execution } = plan;
  const slots = Math.min(execution.concurrency ?? surroundings.concurrency, iterations.length);
  const run = new Run(plan, surroundings, slots === 1);
  const queue = byRound(iterations).values();
  const work = async () => {
    const slot = new Slot(run);
    try {
      for (const iteration of queue) {
        const outcome = await runIteration(iteration, slot);
        await slot.end(outcome.result === 'passed');
        await record(iteration.id, outcome);
      }
    } finally {
      await slot.close();
    }
  };
  await Promise.all(Array.from({ length: slots }, () => work().catch(surroundings.onBug)));
  await run.close(servers.flatMap((server) => server.takeInspected() ?? []));
  await run.closings.settle();
}

/** The first iterations of all cases, then the second ones: a run that ends early has some of each. */
function byRound(iterations: readonly PlannedIteration[]): PlannedIteration[] {
  // The iterations of a case share it.
  const cases = [...Map.groupBy(iterations, ({ test }) => test).values()];
  const numbered = cases.flatMap((all) => all.map((iteration, round) => ({ iteration, round })));
  return numbered.sort((one, other) => one.round - other.round).map(({ iteration }) => iteration);
}

/** Runs the steps of a case in order, and judges what they did. Never rejects. */
async function runIteration(
  { test, model }: PlannedIteration,
  slot: Slot,
): Promise<IterationOutcome> {
  const { plan, surroundings } = slot.run;
  const { iterationTimeoutMs = ITERATION_LIMIT_MS } = plan.execution;
  const { signal } = plan.cancel;
  const { redactor, onBug } = surroundings;
  const transcript = new Transcript(surroundings);
  const rules = matchRulesOf(test.matchOptions);
  const failures: Failure[] = [];
  const end = (status: IterationOutcome['status'], result = resultOf(failures)) => {
    const expectedToolCalls = expectedCallsOf(test, redactor);
    return { status, result, failures, expectedToolCalls, ...transcript.record() };
  };
  const note = (failure: Failure) => {
    const placed = transcript.placed(failure);
    // That a model gave no answer may take the evidence from several assertions.
    if (!failures.includes(placed)) failures.push(placed);
  };
  try {
    const placed = await slot.prepare(test.steps);
    transcript.start();
    const pass = (limited: AbortSignal) => {
      const add = (failure: Failure | null) => {
        limited.throwIfAborted();
        if (failure !== null) note(failure);
      };
      const said = { test, model, messages: [] };
      const place = { ...said, slot, transcript, redactor, rules, signal: limited };
      // A request does not end with the limit; its connection does.
      const atLimit = once(limited, 'abort').then(() => {
        const { waitedFor } = transcript;
        const data = { value: iterationTimeoutMs, of: null, path: null, waitedFor };
        throw new FailureError({ kind: 'limit', which: 'iteration', ...data, ...NOWHERE });
      });
      return Promise.race([new CasePass(place, add).run(placed), atLimit]);
    };
    const isWhole = await following(signal, pass, iterationTimeoutMs);
    return end(isWhole ? 'completed' : 'failed');
  } catch (error) {
    if (signal.aborted) {
      failures.push({ kind: 'cancelled' });
      return end('cancelled', null);
    }
    if (error instanceof FailureError) note(error.failure);
    else {
      onBug(error);
      failures.push({ kind: 'bug', message: redactor.text(messageOf(error), TEXT_LIMIT) });
    }
    return end('failed');
  }
}

function resultOf(failures: readonly Failure[]): IterationOutcome['result'] {
  if (failures.length === 0) return 'passed';
  return failures.some((failure) => countsAs(failure) === 'failed') ? 'failed' : null;
}

/** The calls that assertions of a case name, as they are written. */
function expectedCallsOf({ steps }: TestCase, redactor: Redactor): WireCall[] {
  return steps.flatMap((step) => {
    if (step.kind !== 'assert' || step.assertion.type !== 'toolCalledWith') return [];
    const { toolName, args } = step.assertion;
    const shown = redactor.json(args.args, VALUE_LIMIT);
    return [{ toolName: redactor.text(toolName, NAME_LIMIT), arguments: shown }];
  });
}
