import type { CommitOrigin } from '../../../model/commit-origin.ts';
import { classifyFailure } from '../api/api-failure.ts';

/** Why a question about commits has no answer. */
export type CommitFailure = Extract<CommitOrigin, { kind: 'refused' | 'unreachable' }>;

export const NO_ANSWER: CommitFailure = {
  kind: 'unreachable',
  reason: 'what came was no answer of GitHub',
};

/** Reads what a call of the API threw. */
export function failureOf(error: unknown): CommitFailure {
  const { kind, status, message } = classifyFailure(error, 0);
  const reason = status === null ? message : `GitHub answered ${status} (${message})`;
  const passing = ['rate-limit', 'unsent', 'transient'].includes(kind);
  return { kind: passing ? 'unreachable' : 'refused', reason };
}
