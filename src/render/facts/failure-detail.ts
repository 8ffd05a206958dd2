import type { LinesLimit } from '../../text/clean-text.ts';

/** How much of an iteration that did not pass is shown. */
export interface FailureDetail {
  /** Different ways of failing shown for one case. */
  groups: number;
  error: LinesLimit;
  stack: LinesLimit;
  diffLines: number;
  assertions: number;
  /** Last messages of the trace. */
  messages: number;
  message: LinesLimit;
}

export const SHORT_DETAIL: FailureDetail = {
  groups: 1,
  error: { lines: 4, width: 200 },
  stack: { lines: 0, width: 0 },
  diffLines: 12,
  assertions: 5,
  messages: 0,
  message: { lines: 0, width: 0 },
};

export const FULL_DETAIL: FailureDetail = {
  groups: 3,
  error: { lines: 20, width: 300 },
  stack: { lines: 15, width: 200 },
  diffLines: 40,
  assertions: 20,
  messages: 6,
  message: { lines: 12, width: 300 },
};

/** Where there is room for all that anyone would read. */
export const WHOLE_DETAIL: FailureDetail = {
  groups: Number.POSITIVE_INFINITY,
  error: { lines: 200, width: 1000 },
  stack: { lines: 200, width: 1000 },
  diffLines: 500,
  assertions: 200,
  messages: 50,
  message: { lines: 100, width: 1000 },
};
