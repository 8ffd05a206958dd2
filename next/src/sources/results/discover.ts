/** A result file that a glob matches. */
export interface FoundFile {
  /** Relative to the workspace, with `/`. */
  path: string;
  /** Absolute, without links. */
  real: string;
}

/** What globs match. */
export interface Found {
  /** Ordered by path. Each file once. */
  files: FoundFile[];
  /** Lines that match nothing. */
  unmatched: string[];
  /** Matches that lead out of the workspace. */
  outside: string[];
  /** Files that may be meant, if nothing matches. */
  near: string[];
}

/**
 * Finds the files of globs: one a line, `!` excludes, `#` comments.
 *
 * @param globs relative to the workspace
 */
export async function discover(_globs: string, _workspace: string): Promise<Found> {
  throw new Error('to be built');
}
