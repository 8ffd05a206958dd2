import type { ServiceFailure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import { type Operation, readsResults } from '../operation.ts';

type Facts = Partial<
  Pick<ServiceFailure, 'status' | 'code' | 'message'> &
    Pick<ServiceError, 'details' | 'retryAfterMs' | 'repeat'>
>;

/** A request that did not succeed. Foreign text in it is clean and redacted. */
export class ServiceError extends FailureError {
  declare readonly failure: ServiceFailure;
  /** `details` of the API's error; of a quota, what the service says about it. */
  readonly details: Record<string, unknown>;
  /** What the service asks to wait. */
  readonly retryAfterMs: number | null;
  /** Which requests can be sent again: all, those that may arrive twice, none. */
  readonly repeat: 'all' | 'repeatable' | 'none';

  constructor(operation: Operation, reason: ServiceFailure['reason'], facts: Facts = {}) {
    const { status = null, code = null, message = '' } = facts;
    const isReading = readsResults(operation);
    super({ kind: 'service', operation, reason, status, code, message, isReading });
    this.details = facts.details ?? {};
    this.retryAfterMs = facts.retryAfterMs ?? null;
    this.repeat = facts.repeat ?? 'none';
  }
}
