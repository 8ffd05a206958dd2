import { basename } from 'node:path';
import type { Config } from '../inputs/rows.ts';
import type { Redactor } from '../lib/redaction/redactor.ts';
import type { Variables } from '../lib/variables.ts';

/** Lines for people: the log of the job, or a terminal. */
export interface Logger {
  info: (line: string) => void;
  /** What readers may want to know, and need not act on. */
  notice: (line: string) => void;
  warn: (line: string) => void;
  error: (line: string) => void;
  /** Shown only if debug logging is on. */
  debug: (line: string) => void;
  /** Says how far a run is, often. Each line replaces the one before; the last one ends it. */
  progress: (line: string, isLast?: boolean) => void;
  /** Begins a group of lines, or ends it. A terminal has none. */
  group?: (title: string | null) => void;
}

/** What the process gives to a job. */
export interface Environment {
  variables: Variables;
  workspace: string;
  logger: Logger;
  /** Aborts when the job is cancelled. */
  signal: AbortSignal;
  /** Shared with the log, which masks what the redactor knows. */
  redactor: Redactor;
  /** In the environment of all processes that are started. Random. */
  processMark: string;
  /** Keeps a value for the post step of the job. The last value of a name wins. A terminal has none. */
  keep?: ((name: string, value: string) => void) | undefined;
  /** Epoch milliseconds. */
  now: () => number;
}

/** The name of results that are of no suite file: the one of the input, the job, or the folder. */
export function nameOfResults({ suiteName }: Config, { variables, workspace }: Environment) {
  const job = [variables['GITHUB_WORKFLOW'], variables['GITHUB_JOB']].filter(Boolean).join(' / ');
  return suiteName || job || basename(workspace);
}
