/** The service cannot start; the message and its problems are fit to show as they are. */
export class StartError extends Error {
  override readonly name = 'StartError';
  /** Every thing wrong, one line each. */
  readonly problems: readonly string[];
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
    }: { problems?: readonly string[]; exitCode?: 1 | 2; input?: string } = {},
  ) {
    super(message);
    this.problems = problems;
    this.exitCode = exitCode;
    this.input = input;
  }
}
