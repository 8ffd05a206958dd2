/**
 * What an error tells of, as its class has it; what follows from that is for `whose-trouble.ts`
 * alone to say. A refusal goes by its HTTP status.
 */
export type Nature =
  /** The user wrote something wrong, or named something that is not there. */
  | 'configuration'
  | 'cancelled'
  /** The time that the user gave is used up. */
  | 'timeout'
  /** There was no answer, or none of the service. */
  | 'network'
  | 'quota'
  /** Results are missing, or contradict each other. */
  | 'evidence'
  | 'damaged-file'
  /** Something could not be carried out. */
  | 'execution'
  | { readonly refusedWith: number };

/** Base of all errors that are thrown on purpose; the message is fit to show as it is. */
export class ExpectedError extends Error {
  override readonly name: string = 'ExpectedError';
  readonly nature: Nature = 'execution';
}

/** One thing wrong with what the user wrote. */
export interface ConfigurationProblem {
  /** The input or `file:line` it is about. */
  where: string;
  message: string;
  /** What a right value looks like. */
  example?: string;
}

/** The user's configuration is wrong: verdict `invalid`, shown without a stack. */
export class ConfigurationError extends ExpectedError {
  override readonly name = 'ConfigurationError';
  override readonly nature = 'configuration';
  readonly problems: readonly ConfigurationProblem[];

  constructor(problems: readonly ConfigurationProblem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

/** The job was cancelled while the action was at work. */
export class CancelledError extends ExpectedError {
  override readonly name = 'CancelledError';
  override readonly nature = 'cancelled';
}

/** The problem in one text, which may have been typed on several lines. */
export function formatProblem({ where, message, example }: ConfigurationProblem): string {
  const hint = example === undefined ? '' : ` Example: ${example}`;
  return `${where}: ${message}${hint}`;
}

/** Text of anything that was thrown. */
export function errorMessage(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** Why a file could not be read, in words that a user has for it where there are such. */
export function whyUnread(error: unknown): string {
  const code = errorCode(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder';
  return code === 'EACCES' ? 'its permissions do not allow it' : errorMessage(error);
}

/** Code of an error of the system, such as `ENOENT`; undefined for any other error. */
export function errorCode(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' ? thrown.code : undefined;
}
