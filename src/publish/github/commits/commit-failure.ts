import type { CommitOrigin } from '../../../model/commit-origin.ts';
import { isUsersRefusal } from '../../../trouble/whose-trouble.ts';
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
  const isUsers = status !== null && kind !== 'rate-limit' && isUsersRefusal(status);
  return { kind: isUsers ? 'refused' : 'unreachable', reason };
}
