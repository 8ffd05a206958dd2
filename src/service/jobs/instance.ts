import { randomUUID } from 'node:crypto';
import type { EventLog } from '../../ports/logger.ts';
import { errorMessage } from '../../trouble/errors.ts';
import type { InstanceRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import { isSurelyDead, ownProcessMark } from './process-mark.ts';
import { startRounds } from './rounds.ts';
import { endRun } from './run-end.ts';

/** How long an instance is taken to be alive that is not heard of, unless it is dead for sure. */
export const DEFAULT_LEASE_MS = 15_000;

/** Rounds of its own that an instance lets pass before it takes one for dead that is not heard of. */
const ROUNDS_PER_LEASE = 5;

/**
 * This process among all that serve the database. What it carries out it holds by a lease, which it
 * renews; once it has not done so for too long, any other ends what it held, and it has to let go.
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
  leaseMs: number;
  /** Told that what was held until now is for others to end. */
  onLost: () => void;
}

/** Takes up a lease, after the runs of instances that are dead for sure have been ended. */
export async function openInstance(options: InstanceOptions): Promise<Instance> {
  const { store, log, leaseMs, onLost } = options;
  const mark = ownProcessMark();
  const takeUp = async (): Promise<string> => {
    const id = randomUUID();
    await store.instances.add({ id, process: mark });
    return id;
  };
  let id = await takeUp();
  const others = new Others();
  others.look(await store.instances.list(), id);
  await endAbandonedRuns(options, others);

  const renew = async () => {
    if (!(await store.instances.renew(id))) {
      onLost();
      log.error('this service was not heard of for too long: others have ended its runs');
      id = await takeUp();
    }
    others.look(await store.instances.list(), id);
  };
  const everyMs = leaseMs / ROUNDS_PER_LEASE;
  const renewing = startRounds(
    () =>
      renew().catch((error: unknown) => {
        // What was in the way of this one may have been in the way of them all.
        others.forget();
        throw error;
      }),
    { everyMs, log },
  );
  // Apart from the other, which must not wait for what is held up in here.
  const ending = startRounds(() => endAbandonedRuns(options, others), { everyMs, log });
  return {
    get id() {
      return id;
    },
    async close() {
      await Promise.all([renewing.stop(), ending.stop()]);
      const own = (await store.instances.list()).find((one) => one.id === id);
      if (own !== undefined) await store.instances.remove(own);
    },
  };
}

/**
 * The other instances as this one sees them. It counts its own rounds, and trusts no clock: those of
 * two machines differ, and after a machine has slept everybody has missed a renewal, not one alone.
 */
class Others {
  #seen = new Map<string, { renewals: number; rounds: number }>();

  #dead: readonly InstanceRecord[] = [];

  /** Those that were dead at the last look, or not heard of for too long. */
  get dead(): readonly InstanceRecord[] {
    return this.#dead;
  }

  /** Lets them all begin anew. */
  forget(): void {
    this.#seen = new Map();
    this.#dead = [];
  }

  /** A look at them all, in a round in which this one was renewed. */
  look(instances: readonly InstanceRecord[], ownId: string): void {
    const before = this.#seen;
    const others = instances.filter(({ id }) => id !== ownId);
    this.#seen = new Map(
      others.map(({ id, renewals }) => {
        const known = before.get(id);
        const rounds = known?.renewals === renewals ? known.rounds + 1 : 0;
        return [id, { renewals, rounds }];
      }),
    );
    this.#dead = others.filter(
      ({ id, process: mark }) =>
        (mark !== null && isSurelyDead(mark)) ||
        (this.#seen.get(id)?.rounds ?? 0) > ROUNDS_PER_LEASE,
    );
  }
}

/** Ends what dead instances held, each run by one of those who find it. */
async function endAbandonedRuns({ store, log }: InstanceOptions, others: Others): Promise<void> {
  for (const dead of others.dead) await store.instances.remove(dead);
  let ended = 0;
  for (const runId of await store.runs.abandoned()) {
    const reason = 'The service stopped before this iteration finished.';
    try {
      if (await endRun(store, runId, 'failed', reason)) ended += 1;
    } catch (error) {
      // The next round tries again; it keeps no other from its end.
      log.error(`run ${runId} could not be ended: ${errorMessage(error)}`);
    }
  }
  if (ended > 0) log.info(`ended ${ended} run(s) a stopped service left behind`);
}
