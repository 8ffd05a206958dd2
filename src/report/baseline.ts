import * as z from 'zod';
import { namesIn } from '../lib/names-in.ts';

/** Where results come from. GitHub says so, never the report itself. */
export const origin = z.object({
  /** Commit that was tested; null at a terminal. */
  commit: z.string().nullable(),
  branch: z.string().nullable(),
  /** Epoch milliseconds. */
  createdAtMs: z.number(),
  /** Number of the workflow run. */
  run: z.string().nullable(),
  /** What tells the results of this step from those of others: workflow, job, step. */
  key: z.string().nullable(),
});
export type Origin = z.infer<typeof origin>;

/**
 * Why there is no baseline, or none that can be used: `words/baseline.ts` says what each means. `detail`
 * says how GitHub refused, why a checkout cannot run, or what it has of the head (`own-commit`).
 */
export const BASELINE_REASONS = namesIn(
  'no-run missing unreachable no-permission no-access bad-token not-in-base untrusted malformed',
  'too-large ambiguous expired enterprise other-suite future too-old empty cannot-run no-servers timeout',
  'own-commit',
);
const reason = z.enum(BASELINE_REASONS);
export type BaselineReason = z.infer<typeof reason>;

/**
 * How the search ended. `none`: there is none yet. `unknown`: `auto` could not search. `unusable`:
 * one is named, or found, and cannot be compared with. Comparisons are undecided then.
 */
export const baselineFacts = z.discriminatedUnion('state', [
  z.object({ state: z.literal('found'), origin, ageDays: z.number().nullable() }),
  z.object({
    state: z.enum(['none', 'unknown', 'unusable']),
    reason,
    /** What was asked for, such as `branch:main` or a path. */
    source: z.string(),
    /** Foreign or technical text; empty if there is none. */
    detail: z.string(),
    /** Permission of the token that is missing, such as `actions: read`. */
    permission: z.string().nullable(),
    origin: origin.nullable(),
  }),
]);
export type BaselineFacts = z.infer<typeof baselineFacts>;
