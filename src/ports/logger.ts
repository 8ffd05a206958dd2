/** What the logic may say to the person reading the job's log. */
export interface Logger {
  debug(message: string): void;
  info(message: string): void;
  notice(message: string): void;
  warning(message: string): void;
  error(message: string): void;
  /** Folds what `body` logs under a title. */
  group<Result>(title: string, body: () => Promise<Result>): Promise<Result>;
}
