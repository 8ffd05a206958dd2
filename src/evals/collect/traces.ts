import pLimit from 'p-limit';
import type { CallOptions } from '../../client/call-options.ts';
import { MEMORY_SHARE, weigh } from '../../client/calls/weight.ts';
import type { EvalsClient } from '../../client/client.ts';
import { ApiError } from '../../client/errors/api-error.ts';
import type { ReadIteration } from '../../contract/resources/iteration.ts';
import { ERROR_REASON } from '../../contract/wire/envelope.ts';
import type { ConversationArchive } from '../../model/conversation/conversation.ts';
import { listNames } from '../../model/listed-names.ts';
import { countOf } from '../../model/quantity.ts';
import type { Problem } from '../../model/run-report.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import { ExpectedError, errorMessage } from '../../trouble/errors.ts';
import {
  boundedConversation,
  type ConversationLimits,
} from './conversation/bounded-conversation.ts';
import { conversationOf } from './conversation/conversation.ts';
import { outcomeOf } from './iteration-report.ts';
import { nameOf, type SiftedIteration } from './sifted-iterations.ts';
import { type TraceFacts, traceFacts } from './trace-facts.ts';

/** Which traces are read of a run: each costs a request. */
export interface TraceWishes {
  /** Of iterations that did not pass, at most. */
  ofFailed: number;
  /** For the report, of iterations that passed, at most: one of a case. */
  ofPassed: number;
  /** Takes all that it wants, whether or not the report has them too. */
  archive?: ConversationArchive | undefined;
}

/** What explains failures, at one request a second, which is all that a key of a hosted service has. */
export const FAILED_TRACES: TraceWishes = { ofFailed: 25, ofPassed: 0 };
export const NO_TRACES: TraceWishes = { ofFailed: 0, ofPassed: 0 };
/** Of our own service, which is asked for nothing else by then. */
export const ALL_TRACES: TraceWishes = { ofFailed: Number.POSITIVE_INFINITY, ofPassed: 200 };

const TRACES_AT_ONCE = 4;
/** All that the report keeps of them; as JSON it is some three times as much. */
const MAX_TRACES_WEIGHT = Math.min(MEMORY_SHARE / 4, 16 * 1024 * 1024);
/** Time for those of the report: they explain failures and decide nothing. */
const TRACES_TIME_MS = 60_000;
/** Time until no other one is begun to be read. */
const ARCHIVE_TIME_MS = 30_000;

/** Keeps a report readable although a tool may return megabytes. */
const FAILED_LIMITS: ConversationLimits = {
  ...{ messages: 1_000, textLength: 20_000, imagesLength: 512 * 1024 },
};
/** Of a case that never failed: enough to see what it was judged by. */
const PASSED_LIMITS: ConversationLimits = {
  ...{ messages: 20, textLength: 2_000, imagesLength: 64 * 1024 },
};
/** Of the archive: more than our own service keeps of a text. */
const ARCHIVE_LIMITS: ConversationLimits = {
  ...{ messages: 10_000, textLength: 512 * 1024, imagesLength: 4 * 1024 * 1024 },
};

/** The traces that were read, and what is to be said of the others. */
export interface ReadTraces {
  byIteration: ReadonlyMap<ReadIteration, TraceFacts>;
  /** That the service did not know some of them again. */
  problems: Problem[];
  warnings: string[];
}

export interface TraceContext {
  clock: Pick<Clock, 'now'>;
  redactor: Redactor;
  /** What a server is called; its id where that is not known. */
  nameOfServer(serverId: string): string;
}

/** A trace to be read; what of it the report has, null for nothing but times. */
interface Wanted {
  iteration: SiftedIteration;
  limits: ConversationLimits | null;
}

/**
 * Reads the traces of iterations that did not pass, of some that did, and of all others that the
 * archive wants. They show the evidence and decide nothing, so that trouble with them is a warning.
 * @param cases iterations by case.
 */
export async function readTraces(
  client: EvalsClient,
  { projectId, runId }: { projectId: string; runId: string },
  cases: readonly (readonly SiftedIteration[])[],
  wishes: TraceWishes,
  { clock, redactor, nameOfServer, ...given }: CallOptions & TraceContext,
): Promise<ReadTraces> {
  const beginMs = clock.now();
  const options = { ...given, optional: true, deadlineAtMs: beginMs + TRACES_TIME_MS };
  const { wanted, failing } = wantedTraces(cases, wishes);
  const { archive } = wishes;
  const byIteration = new Map<ReadIteration, TraceFacts>();
  const failures: string[] = [];
  const tampered: string[] = [];
  const odd: string[] = [];
  let weight = 0;
  let leftOut = 0;
  const limit = pLimit(TRACES_AT_ONCE);
  await limit.map(wanted, async ({ iteration, limits }) => {
    const hasFailed = isFailing(iteration);
    if (limits === null && (archive?.isFull || clock.now() - beginMs > ARCHIVE_TIME_MS)) {
      leftOut += 1;
      return;
    }
    // Where room is short, none of it is for what passed.
    const room = hasFailed ? MAX_TRACES_WEIGHT : MAX_TRACES_WEIGHT / 2;
    if (archive === undefined && !hasFailed && weight > room) return;
    try {
      if (archive === undefined && weight > room) throw new ExpectedError(NO_ROOM);
      const trace = await client.runs.trace(projectId, runId, iteration.id, options);
      const [first] = trace.unreadable;
      if (first !== undefined) odd.push(`${nameOf(iteration)} (${first})`);
      const whole = conversationOf(trace, nameOfServer);
      if (hasFailed || archive?.wants === 'all') {
        const full = boundedConversation(whole, ARCHIVE_LIMITS, redactor);
        if (archive?.keep(iteration.id, full) === false && limits === null) leftOut += 1;
      }
      const { spans, ...facts } = traceFacts(trace);
      const times = spans === undefined ? {} : { spans };
      byIteration.set(iteration, { ...times, analysis: null, assertions: [] });
      if (limits === null) return;
      const conversation = boundedConversation(whole, limits, redactor);
      const more = weigh({ facts, conversation });
      if (weight + more > room) {
        if (archive === undefined) throw new ExpectedError(NO_ROOM);
        return;
      }
      weight += more;
      byIteration.set(iteration, { ...times, ...facts, conversation });
    } catch (error) {
      const reason = error instanceof ApiError ? error.reason : undefined;
      if (reason === ERROR_REASON.traceSealBroken) tampered.push(nameOf(iteration));
      else if (reason !== ERROR_REASON.traceNotAvailable) failures.push(errorMessage(error));
    }
  });
  return {
    byIteration,
    problems: tampering(tampered),
    warnings: traceWarnings({ failing, ofFailed: wishes.ofFailed, failures, odd, leftOut }),
  };
}

const NO_ROOM = 'Those before it take too much memory.';

const isFailing = (iteration: SiftedIteration): boolean =>
  ['failed', 'error'].includes(outcomeOf(iteration));

/** Those that the report has first, and of them those that failed. */
function wantedTraces(
  cases: readonly (readonly SiftedIteration[])[],
  { ofFailed, ofPassed, archive }: TraceWishes,
): { wanted: Wanted[]; failing: number } {
  const failing = cases.flat().filter(isFailing);
  const passing = cases.map((iterations) => ({
    all: iterations.filter((one) => outcomeOf(one) === 'passed'),
    limits: iterations.some(isFailing) ? FAILED_LIMITS : PASSED_LIMITS,
  }));
  const beside = passing
    .toSorted((one, other) => other.limits.textLength - one.limits.textLength)
    .flatMap(({ all, limits }) => all.slice(0, 1).map((iteration) => ({ iteration, limits })))
    .slice(0, ofPassed);
  const inReport = new Set(beside.map(({ iteration }) => iteration));
  const others = passing.flatMap(({ all }) => all).filter((one) => !inReport.has(one));
  const wanted = [
    ...failing.slice(0, ofFailed).map((iteration) => ({ iteration, limits: FAILED_LIMITS })),
    ...beside,
    ...(archive?.wants === 'all' ? others.map((iteration) => ({ iteration, limits: null })) : []),
  ];
  return { wanted, failing: failing.length };
}

/** Whoever writes there may have done more than that, so the run is worth nothing. */
function tampering(names: readonly string[]): Problem[] {
  if (names.length === 0) return [];
  const message = `Something on this machine, such as a server under test, wrote into the service's file of traces. Those of ${countOf(names.length, 'iteration')} are not what the service had put there: ${listNames(names)}.`;
  return [{ kind: 'execution', message }];
}

interface Told {
  failing: number;
  ofFailed: number;
  failures: readonly string[];
  odd: readonly string[];
  leftOut: number;
}

function traceWarnings({ failing, ofFailed, failures, odd, leftOut }: Told): string[] {
  const warnings: string[] = [];
  if (ofFailed > 0 && failing > ofFailed) {
    warnings.push(`Only ${ofFailed} of the ${failing} traces of failed iterations were read.`);
  }
  if (failures.length > 0) {
    warnings.push(
      `${countOf(failures.length, 'trace')} could not be read; the first: ${failures[0]}`,
    );
  }
  if (odd.length > 0) {
    warnings.push(
      `Parts of ${countOf(odd.length, 'trace')} could not be read and are left out: ${listNames(odd)}.`,
    );
  }
  if (leftOut > 0) {
    warnings.push(
      `The traces of ${countOf(leftOut, 'iteration')} that passed are left out: all together would be larger than 50 MB, or take longer than half a minute to read.`,
    );
  }
  return warnings;
}
