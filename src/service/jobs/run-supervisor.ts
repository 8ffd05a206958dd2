import type { EventLog } from '../../ports/logger.ts';
import { settlesWithin } from '../../resilience/time-limit.ts';
import { errorMessage } from '../../trouble/errors.ts';
import type {
  Inspection,
  InspectionPlan,
  RunExecution,
  RunExecutor,
  RunPlan,
} from '../engine/plan.ts';
import type { Store } from '../storage/store.ts';
import { DEFAULT_LEASE_MS, openInstance } from './instance.ts';
import { createLocalQueue } from './job-queue.ts';
import { createPatience, DEFAULT_PATIENCE_MS, type Patience } from './patience.ts';
import { startRounds } from './rounds.ts';
import { completeRun, endRun, type HeldRun } from './run-end.ts';
import { createRecorder } from './run-recorder.ts';
import { DEFAULT_SILENCE_MS, DEFAULT_SILENCE_ROUND_MS, endSilentRuns } from './silent-runs.ts';

/** How soon a run is stopped that another instance has ended. */
const DEFAULT_WATCH_MS = 1_000;

/**
 * Looks at which a run is held and does not go on, before it is ended: longer than a statement may
 * take, by which it was stored and of which its beginning is not told yet.
 */
const IDLE_LOOKS = 30;

/** How long a closing service waits for looks at servers. */
const CLOSE_GRACE_MS = 5_000;

/** Looks after the runs of this process from their start to their end. */
export interface RunSupervisor {
  /** Of this process among all that serve the database; what it carries out, it holds by that. */
  readonly instanceId: string;
  /** Looks at the servers of a run that is to be; rejects where the signal or the service ends. */
  inspect(access: InspectionPlan, signal: AbortSignal): Promise<Inspection>;
  /** Executes a created run in the background. */
  start(plan: RunPlan): void;
  /** Ends a run as cancelled, whoever carries it out; what it had finished stays. */
  cancel(runId: string): Promise<void>;
  /** Cancels every run of this process and waits until they have let go, for a few seconds at most. */
  stop(): Promise<void>;
  /** Gives back what this process holds. */
  close(): Promise<void>;
}

/** How soon others are taken for dead, and their wishes are seen; how long a database is waited for. */
export interface InstanceTimes {
  leaseMs?: number;
  watchMs?: number;
  patienceMs?: number;
  /** How long the reporter of an ingested run may send nothing. */
  silenceMs?: number;
  silenceRoundMs?: number;
}

export interface RunSupervisorOptions {
  store: Store;
  executor: RunExecutor;
  log: EventLog;
  times?: InstanceTimes | undefined;
}

/** Begins to look after runs: those that dead instances left behind have ended when this resolves. */
export async function openRunSupervisor(options: RunSupervisorOptions): Promise<RunSupervisor> {
  const { store, executor, log, times = {} } = options;
  const closing = new AbortController();
  const inspections = new Set<Promise<Inspection>>();
  /** At how many looks runs were held, though they do not go on here. */
  let idle: ReadonlyMap<string, number> = new Map();
  const queue = createLocalQueue((plan, controller) => carryOut(plan, controller));
  const instance = await openInstance({
    store,
    log,
    leaseMs: times.leaseMs ?? DEFAULT_LEASE_MS,
    onLost: () => {
      for (const runId of queue.runIds()) queue.abort(runId);
    },
  });

  /** Where it fails, the run is held and goes on no more, which `watch` ends. */
  async function carryOut(plan: RunPlan, controller: AbortController): Promise<void> {
    const { runId } = plan;
    const { signal } = controller;
    const held: HeldRun = { runId, instanceId: instance.id };
    const patiently = createPatience({
      limitMs: times.patienceMs ?? DEFAULT_PATIENCE_MS,
      signal,
      onAway: (error) => log.error(`run ${runId} waits for the database: ${errorMessage(error)}`),
    });
    try {
      // It may have been cancelled between its creation and now.
      const isHeld = await patiently(() => store.runs.findHeld(runId, held.instanceId));
      if (isHeld === undefined) return;
      const execution = await execute(plan, held, { controller, patiently });
      const outcome = await patiently(() => completeRun(store, held, execution));
      if (outcome !== null) log.info(`run ${runId} ${outcome}`);
    } catch (error) {
      if (!signal.aborted) log.error(`run ${runId} could not be ended: ${errorMessage(error)}`);
    } finally {
      // Where it was not executed, nobody else does.
      await plan.kept?.letGo();
    }
  }

  async function execute(
    plan: RunPlan,
    held: HeldRun,
    { controller, patiently }: { controller: AbortController; patiently: Patience },
  ): Promise<RunExecution | null> {
    const onEnded = () => controller.abort();
    try {
      const recorder = createRecorder(store, held, { patiently, onEnded });
      return await executor.execute(plan, recorder, controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return null;
      log.error(`run ${plan.runId} could not go on: ${errorMessage(error)}`);
      const reason = 'The run could not go on, so this iteration did not finish.';
      await patiently(() => endRun(store, plan.runId, 'failed', reason));
      return null;
    }
  }

  /**
   * Stops what goes on here of runs that have ended elsewhere, and ends those that should have: the
   * database did not take their end, or took their beginning without telling so.
   */
  async function watch(): Promise<void> {
    const { id: instanceId } = instance;
    const before = queue.runIds();
    const held = await store.runs.heldBy(instanceId);
    for (const runId of before) if (!held.has(runId)) queue.abort(runId);
    const goingOn = new Set([...before, ...queue.runIds()]);
    const idleNow = [...held].filter((runId) => !goingOn.has(runId));
    idle = new Map(idleNow.map((runId) => [runId, (idle.get(runId) ?? 0) + 1]));
    for (const [runId, looks] of idle)
      if (looks >= IDLE_LOOKS) await endIdle({ runId, instanceId });
  }

  /** One that cannot be ended now keeps no other from its end. */
  async function endIdle(held: HeldRun): Promise<void> {
    try {
      const outcome = await completeRun(store, held, null);
      if (outcome !== null) log.info(`run ${held.runId} ${outcome}`);
    } catch (error) {
      log.error(`run ${held.runId} could not be ended: ${errorMessage(error)}`);
    }
  }
  const silences = endSilentRuns(store, {
    silenceMs: times.silenceMs ?? DEFAULT_SILENCE_MS,
    everyMs: times.silenceRoundMs ?? DEFAULT_SILENCE_ROUND_MS,
    log,
  });
  const watching = startRounds(watch, { everyMs: times.watchMs ?? DEFAULT_WATCH_MS, log });

  const cancel = async (runId: string) => {
    const isEnded = await endRun(store, runId, 'cancelled', 'The run was cancelled.');
    queue.abort(runId);
    if (isEnded) log.info(`run ${runId} cancelled`);
  };

  const cancelStopping = (runId: string) =>
    cancel(runId).catch((error: unknown) => {
      log.error(`run ${runId} could not be cancelled: ${errorMessage(error)}`);
      queue.abort(runId);
    });

  return {
    get instanceId() {
      return instance.id;
    },
    async inspect(access, signal) {
      const inspection = executor.inspect(access, AbortSignal.any([signal, closing.signal]));
      inspections.add(inspection);
      try {
        return await inspection;
      } finally {
        inspections.delete(inspection);
      }
    },
    start(plan) {
      log.info(`run ${plan.runId} started: ${plan.iterations.length} iteration(s)`);
      queue.add(plan);
    },
    cancel,
    async stop() {
      closing.abort(new Error('The service is closing.'));
      for (const runId of queue.runIds()) void cancelStopping(runId);
      await Promise.all([
        queue.close(),
        settlesWithin(CLOSE_GRACE_MS, Promise.allSettled([...inspections])),
      ]);
    },
    async close() {
      await Promise.all([watching.stop(), silences.stop()]);
      // Where it cannot, the lease runs out by itself.
      await instance
        .close()
        .catch((error: unknown) => log.error(`database: ${errorMessage(error)}`));
    },
  };
}
