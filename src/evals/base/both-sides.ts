import { availableParallelism } from 'node:os';
import type { EvalsClient } from '../../client/client.ts';
import type { CaseReport, RunReport } from '../../model/run-report.ts';
import { type LaunchRequest, type PreparedRun, prepareRun, startRun } from '../launch/launch.ts';
import { finishRun, type RunSuiteOptions } from '../suite-run.ts';
import { titlesOfAdded, withoutCases } from './added-cases.ts';
import { prepareBaseRun, startBaseRun } from './base-launch.ts';
import {
  BaseError,
  type BaseOutcome,
  type BothSides,
  endedOrTrouble,
  orTrouble,
  quiet,
} from './base-outcome.ts';

/** As the embedded service has it where nothing is said. */
const defaultConcurrency = () => Math.max(2, availableParallelism());

/**
 * Runs the cases of a suite on the servers of the head and on those of the base, both at once, in
 * runs that begin their iterations in turns; the service begins none of the base before there is a run
 * of the head, so that one that is refused costs nothing. What keeps the base from being run is told,
 * and takes nothing from the head.
 * @param prepared the run of the head, where it was prepared before.
 * @throws only where no run of the head came about.
 */
export async function runBothSides(
  client: EvalsClient,
  request: LaunchRequest,
  options: RunSuiteOptions,
  prepared?: PreparedRun,
): Promise<BothSides> {
  const { logger, signal, deadlineAtMs } = options;
  const limits = { logger, signal, deadlineAtMs };
  const head = prepared ?? (await prepareRun(client, request, limits));
  const base = await orTrouble(() => prepareBaseRun(client, request, head, limits), logger);
  if ('trouble' in base) {
    const launched = await startRun(client, request, head, limits);
    return { head: await finishRun(client, launched, options), base, warnings: [] };
  }
  const shared = withHalfOfLanes(request);
  const givingUp = new AbortController();
  const running = runBase(client, shared, base.done.prepared, {
    ...options,
    signal: AbortSignal.any([signal, givingUp.signal]),
  });
  try {
    const launched = await startRun(client, shared, head, limits);
    const ofHead = await finishRun(client, launched, options);
    const inVain = whyInVain(ofHead.report);
    if (inVain !== null) givingUp.abort(new BaseError(inVain));
    return {
      head: ofHead,
      base: comparable(await running, ofHead.report, head),
      warnings: base.done.warnings,
    };
  } catch (error) {
    givingUp.abort(new BaseError('The head cannot be run.'));
    await running;
    throw error;
  }
}

/**
 * Why there is nothing to hold against the base. Then nobody waits for it: of a run of the head that
 * ended before it was carried out, that of the base waits for good.
 */
function whyInVain({ run, cases }: RunReport): string | null {
  const status = run?.status ?? 'unseen';
  if (status === 'completed') return null;
  const isOver = status === 'cancelled' || !cases.some(saysSomething);
  return isOver ? `it was given up, since the run of the head ended as ${status}.` : null;
}

const saysSomething = ({ iterations }: CaseReport): boolean =>
  iterations.some(({ outcome }) => outcome === 'passed' || outcome === 'failed');

/** Never rejects. */
async function runBase(
  client: EvalsClient,
  request: LaunchRequest,
  prepared: PreparedRun,
  options: RunSuiteOptions,
): Promise<BaseOutcome> {
  const { signal, deadlineAtMs } = options;
  const logger = quiet(options.logger);
  const ofBase = { ...request, argumentCheck: undefined, marker: `${request.marker} base` };
  const finished = await orTrouble(async () => {
    const launched = await startBaseRun(client, ofBase, prepared, { logger, signal, deadlineAtMs });
    // As of the head, to be looked at beside it; the files of traces are of the head alone.
    const traces = { ...options.traces, archive: undefined };
    const untold = { onRun: () => {}, notice: null, traces };
    const { report } = await finishRun(client, launched, { ...options, ...untold, logger });
    return report;
  }, logger);
  return 'trouble' in finished ? finished : readable(finished.done);
}

/** The report of a base, where it says something of the base. */
function readable(report: RunReport): BaseOutcome {
  const ended = endedOrTrouble(report);
  if ('trouble' in ended) return ended;
  const iterations = report.cases.flatMap((one) => one.iterations);
  const isUnreachable =
    report.run?.execution?.servers.length === 0 &&
    iterations.every(({ outcome }) => outcome === 'error');
  if (!isUnreachable) return { report };
  return { trouble: iterations[0]?.error ?? 'none of its servers could be used.' };
}

/** Without the cases that the head has added. */
function comparable(base: BaseOutcome, head: RunReport, { tests = [] }: PreparedRun): BaseOutcome {
  if ('trouble' in base) return base;
  const { report } = base;
  if (foundPortTaken(report) || foundPortTaken(head)) return { trouble: PORT_TAKEN };
  const added = titlesOfAdded(tests, { head: head.servers, base: report.servers });
  return { report: withoutCases(report, added) };
}

const PORT_TAKEN =
  'a server found its address in use, since those of both sides are up at once; have each listen on a free port of its own.';

/** As servers of any language say it on their way out. */
function foundPortTaken({ cases }: RunReport): boolean {
  return cases.some(({ iterations }) =>
    iterations.some(({ outcome, error }) => outcome === 'error' && IN_USE.test(error ?? '')),
  );
}

const IN_USE = /EADDRINUSE|address already in use/i;

/** Both sides together carry out as many iterations at once as were asked for, and at least two. */
function withHalfOfLanes(request: LaunchRequest): LaunchRequest {
  const { target, execution } = request;
  const ofSuite = target.kind === 'file' ? target.suite.concurrency : undefined;
  const all = execution?.concurrency ?? ofSuite ?? defaultConcurrency();
  const concurrency = Math.max(1, Math.floor(all / 2));
  return { ...request, execution: { ...execution, concurrency } };
}
