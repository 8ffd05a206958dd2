import type { Failure } from './failure.ts';

/** Carries a failure to where it is recorded. */
export class FailureError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}
