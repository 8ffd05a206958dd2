/** A thing wrong with a file that the service is started with. */
export interface StartProblem {
  /** `line:column` in that file; null where it is none, or has no place. */
  place: string | null;
  message: string;
}

/** The service cannot start; the message and its problems are fit to show as they are. */
export class StartError extends Error {
  override readonly name = 'StartError';
  /** Every thing wrong, one line each. */
  readonly problems: readonly StartProblem[];
  /** What the process exits with: 2 where the user's input is wrong, 1 otherwise. */
  readonly exitCode: 1 | 2;
  /** The action's input that is to blame, where it is another one than `mcp-config`. */
  readonly input: string | undefined;

  constructor(
    message: string,
    {
      problems = [],
      exitCode = 2,
      input,
    }: { problems?: readonly (string | StartProblem)[]; exitCode?: 1 | 2; input?: string } = {},
  ) {
    super(message);
    this.problems = problems.map((problem) =>
      typeof problem === 'string' ? { place: null, message: problem } : problem,
    );
    this.exitCode = exitCode;
    this.input = input;
  }
}

/** A problem in a line, for a terminal. */
export function problemLine({ place, message }: StartProblem): string {
  return place === null ? message : `${place}: ${message}`;
}
