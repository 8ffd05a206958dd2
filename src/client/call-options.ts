/** What every call takes beside its own arguments. */
export interface CallOptions {
  /** Ends the call at once; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Epoch milliseconds after which nothing is tried any more. */
  deadlineAtMs?: number;
}
