/** The database cannot be used; the message is fit to show as it is, and holds no password. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  /** What a process that cannot start for it exits with: 2 where the user's input is wrong. */
  readonly exitCode: 1 | 2;

  constructor(
    message: string,
    { exitCode = 1, cause }: { exitCode?: 1 | 2; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.exitCode = exitCode;
  }
}
