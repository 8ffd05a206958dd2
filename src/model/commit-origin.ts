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

/** A file as a commit has it. */
export interface CommitFile {
  /** Of its content, as git hashes it. */
  sha: string;
  size: number;
  isLink: boolean;
}

/** All files of a commit, or why they cannot be told. */
export type CommitFiles =
  | { kind: 'files'; files: ReadonlyMap<string, CommitFile> }
  /** There are more than GitHub lists. */
  | { kind: 'too-many' }
  | Extract<CommitOrigin, { kind: 'refused' | 'unreachable' }>;

/** What a file of a commit holds, or why that cannot be told. */
export type CommitText =
  | { kind: 'text'; text: string }
  /** The commit has no such file. */
  | { kind: 'absent' }
  /** It is no file of text, or too large a one; the reason says so of it. */
  | { kind: 'unfit'; reason: string }
  | Extract<CommitOrigin, { kind: 'refused' | 'unreachable' }>;

/** A file of a commit, by its path from the top of the repository. */
export interface CommitPath {
  sha: string;
  path: string;
  maxBytes: number;
}

/** What GitHub tells of the commits of a repository. Never throws but for a cancelled job. */
export interface CommitSource {
  lookUp: CommitLookup;
  textOf(file: CommitPath, timeoutMs: number): Promise<CommitText>;
  filesOf(sha: string, timeoutMs: number): Promise<CommitFiles>;
}
