/** What is asked of the repository about a commit, and where the answer may be found first. */
export interface CommitQuestion {
  sha: string;
  /** Own branches to look at first; nothing is concluded from their names. */
  branches: readonly string[];
  /** Pull requests that may have it as their head or merge commit, likewise. */
  pullRequests: readonly number[];
  /** How long the answer may take. */
  timeoutMs: number;
}

/** Whether a commit is a repository's own, as far as that can be told. */
export type CommitOrigin =
  /** A branch, a tag or a pull request of the repository itself has it. */
  | { kind: 'own'; by: string }
  /** None of them has it; a fork may. */
  | { kind: 'not-own'; reason: string }
  /** The repository and its forks do not know it. */
  | { kind: 'absent' }
  /** Nobody could be asked, or the token may not ask. */
  | { kind: 'refused'; reason: string }
  /** A network, or GitHub itself, stood in the way. */
  | { kind: 'unreachable'; reason: string };

/** Asks the repository of the job whose a commit is. Never throws but for a cancelled job. */
export type CommitLookup = (question: CommitQuestion) => Promise<CommitOrigin>;
