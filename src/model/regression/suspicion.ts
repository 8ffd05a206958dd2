import type { Digest } from '../run-report.ts';

/** A case as it is named beside others. */
export interface NamedCase {
  identity: Digest;
  /** Null where its details are folded. */
  title: string | null;
}

/**
 * What became of a suspicion. `suspected`: what is wanted has yet to run; `undecided`: it could not be
 * completed, or the head ran alone and did not clear itself.
 */
export const SUSPICION_OUTCOMES = ['suspected', 'confirmed', 'not-confirmed', 'undecided'] as const;
export type SuspicionOutcome = (typeof SUSPICION_OUTCOMES)[number];

/** What fresh results of the suspects said. */
export interface Look {
  number: 1 | 2;
  /** Of all suspects together, on each side; the base's are null where the head ran alone. */
  baseline: { passed: number; total: number } | null;
  head: { passed: number; total: number };
  /** Exact and one-sided. */
  pValue: number;
  /** At most this confirms; null where the head ran alone, which can only clear itself. */
  confirmsAt: number | null;
  /** Above this it is cleared. */
  clearsAbove: number;
}

/**
 * What raised it: all sampled cases together, single ones of them, or cases that always do the same
 * and can be run on the base too.
 */
export const SUSPICION_TRIGGERS = ['all-cases', 'single-cases', 'deterministic'] as const;

/**
 * A gating regression against results of another session. Drift of the model, the
 * provider or the machine looks the same, so it is looked at again before it blocks.
 */
export interface Suspicion {
  trigger: (typeof SUSPICION_TRIGGERS)[number];
  /** Cases to be run again, the most suspect first. */
  suspects: NamedCase[];
  outcome: SuspicionOutcome;
  /**
   * What has yet to be run: so many further iterations of each suspect, base and head in turns, or
   * the head alone where the base cannot be run. Null: nothing more.
   */
  wanted: { look: 1 | 2; iterationsEach: number } | null;
  looks: Look[];
}
