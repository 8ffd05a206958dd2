/** Base of all errors that are thrown on purpose; the message is fit to show as it is. */
export class ExpectedError extends Error {
  override readonly name: string = 'ExpectedError';
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
  readonly problems: readonly ConfigurationProblem[];

  constructor(problems: readonly ConfigurationProblem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
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

/** Code of an error of the system, such as `ENOENT`; undefined for any other error. */
export function errorCode(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' ? thrown.code : undefined;
}
