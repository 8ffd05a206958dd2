import { randomUUID } from 'node:crypto';
import type { EventLog } from '../../ports/logger.ts';
import type { InstanceRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import { isSurelyDead, ownProcessMark } from './process-mark.ts';
import { startRounds } from './rounds.ts';
import { endRun } from './run-end.ts';

/** How long an instance is taken to be alive that is not heard of, unless it is dead for sure. */
export const DEFAULT_LEASE_MS = 15_000;

/** Renewals that may fail before the lease does. */
const RENEWALS_PER_LEASE = 5;

/**
 * This process among all that serve the database. What it carries out it holds by a lease, which it
 * renews; once that has run out, any other ends what it held, and it has to let go.
 */
export interface Instance {
  /** Another one from the moment the lease was lost. */
  readonly id: string;
  /** Gives the lease back. */
  close(): Promise<void>;
}

export interface InstanceOptions {
  store: Store;
  log: EventLog;
  now: () => number;
  leaseMs: number;
  /** Told that what was held until now is another's to end. */
  onLost: () => void;
}

/** Takes up a lease, after the runs of dead instances have been ended. */
export async function openInstance(options: InstanceOptions): Promise<Instance> {
  const { store, log, now, leaseMs, onLost } = options;
  const mark = ownProcessMark();
  const announce = async (): Promise<string> => {
    const id = randomUUID();
    await store.instances.add({ id, process: mark, expiresAt: now() + leaseMs });
    return id;
  };
  let id = await announce();
  const lookAround = () => endAbandonedRuns(options, id);
  await lookAround();

  const rounds = startRounds(
    async () => {
      if (!(await store.instances.renew(id, now() + leaseMs))) {
        id = await announce();
        onLost();
        log.error('this service was not heard of for too long: others have ended its runs');
      }
      await lookAround();
    },
    { everyMs: leaseMs / RENEWALS_PER_LEASE, log },
  );
  return {
    get id() {
      return id;
    },
    async close() {
      await rounds.stop();
      const own = (await store.instances.list()).find((one) => one.id === id);
      if (own !== undefined) await store.instances.remove(own);
    },
  };
}

/** Ends what dead instances held, each run by one of those who find it. */
async function endAbandonedRuns(
  { store, log, now }: InstanceOptions,
  ownId: string,
): Promise<void> {
  for (const instance of await store.instances.list()) {
    if (instance.id !== ownId && isOver(instance, now())) await store.instances.remove(instance);
  }
  let ended = 0;
  for (const runId of await store.runs.abandoned()) {
    const reason = 'The service stopped before this iteration finished.';
    if (await endRun(store, runId, 'failed', reason)) ended += 1;
  }
  if (ended > 0) log.info(`ended ${ended} run(s) a stopped service left behind`);
}

const isOver = ({ process: mark, expiresAt }: InstanceRecord, nowMs: number): boolean =>
  expiresAt <= nowMs || (mark !== null && isSurelyDead(mark));
