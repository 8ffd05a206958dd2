/** Run statuses that mean something to us; a service may use others. */
export const KNOWN_RUN_STATUSES = [
  'pending',
  'running',
  'completed',
  'failed',
  'cancelled',
  'timed_out',
] as const;
