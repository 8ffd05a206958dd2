/** What every call takes beside its own arguments. */
export interface CallOptions {
  /** Ends the call at once; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Epoch milliseconds after which nothing is tried any more. */
  deadlineAtMs?: number;
  /** Tries at most, where the caller comes back anyway and the policy's tries would be too many. */
  maxAttempts?: number;
  /**
   * What it asks for decides nothing. It goes out when no other request wants to, is given up after
   * a short time, and what the service says of its rate slows nothing else down.
   */
  optional?: boolean;
  /** Told what a list lacks: items, and members of them, that have not the shape of the API. */
  onUnreadable?: (parts: readonly string[]) => void;
}
