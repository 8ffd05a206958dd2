import { ERROR_REASON } from '../../contract/wire/envelope.ts';
import type { Clock } from '../../ports/clock.ts';
import { ApiFailure } from '../refusals/api-failure.ts';

/** What is bounded, for each organization. */
export interface SlotLimits {
  /** Operations that go on, until the last process of their servers is gone. */
  atOnce: number;
  /** Operations that wait for one of these to end. */
  waiting: number;
  waitMs: number;
}

interface Waiter {
  /** Hands the slot over. */
  enter(): void;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * How many operations on servers go on at once. It is the memory and the processes of this machine
 * that are shared out, so that each service counts for itself.
 */
export class OperationSlots {
  readonly #limits: SlotLimits;
  readonly #clock: Clock;
  readonly #taken = new Map<string, number>();
  readonly #waiters = new Map<string, Set<Waiter>>();

  constructor(limits: SlotLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /**
   * A slot, in the order in which they were asked for; the result gives it back.
   * @throws ApiFailure RATE_LIMITED where too many are in use for too long; the signal's reason
   */
  async take(organizationId: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    const taken = this.#taken.get(organizationId) ?? 0;
    if (taken < this.#limits.atOnce) this.#taken.set(organizationId, taken + 1);
    else await this.#wait(organizationId, signal);
    return () => this.#release(organizationId);
  }

  async #wait(organizationId: string, signal: AbortSignal): Promise<void> {
    const waiters = this.#waiters.get(organizationId) ?? new Set<Waiter>();
    if (waiters.size >= this.#limits.waiting) throw this.#tooMany();
    this.#waiters.set(organizationId, waiters);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter = { enter: resolve };
    waiters.add(waiter);
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    const turnOff = this.#clock.alarm(this.#limits.waitMs, () => reject(this.#tooMany()));
    try {
      await promise;
    } finally {
      turnOff();
      signal.removeEventListener('abort', leave);
      waiters.delete(waiter);
      // Others may wait by now, among whom this one never was.
      const isOver = waiters.size === 0 && this.#waiters.get(organizationId) === waiters;
      if (isOver) this.#waiters.delete(organizationId);
    }
  }

  #release(organizationId: string): void {
    const [next] = this.#waiters.get(organizationId) ?? [];
    if (next !== undefined) {
      // The slot changes hands: nobody who comes now gets it.
      this.#waiters.get(organizationId)?.delete(next);
      next.enter();
      return;
    }
    const taken = (this.#taken.get(organizationId) ?? 1) - 1;
    if (taken === 0) this.#taken.delete(organizationId);
    else this.#taken.set(organizationId, taken);
  }

  #tooMany(): ApiFailure {
    const { atOnce } = this.#limits;
    return new ApiFailure(
      'RATE_LIMITED',
      `The organization has ${atOnce} operations on servers under way, which is as many as may go on at once.`,
      {
        details: { reason: ERROR_REASON.concurrentOperationLimit, maxConcurrentOperations: atOnce },
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      },
    );
  }
}
