import type { Redactor } from '../lib/redaction/redactor.ts';

/** Lines for people: the log of the job, or a terminal. */
export interface Logger {
  info: (line: string) => void;
  warn: (line: string) => void;
  /** Shown only if debug logging is on. */
  debug: (line: string) => void;
}

/** What the process is given, read once. */
export interface Environment {
  variables: Readonly<Record<string, string | undefined>>;
  workspace: string;
  logger: Logger;
  /** Aborts when the job is cancelled. */
  signal: AbortSignal;
  /** Shared with the log, which masks what the redactor knows. */
  redactor: Redactor;
}
