/** What the logic may say to the person reading the job's log. */
export interface Logger {
  debug(message: string): void;
  /** @param sign what stands before it, in a colour or none: ours, since it is neither masked nor cleaned. */
  info(message: string, sign?: string): void;
  notice(message: string): void;
  warning(message: string): void;
  error(message: string): void;
  /** Folds what `body` logs under a title. */
  group<Result>(title: string, body: () => Promise<Result>): Promise<Result>;
}

/** A log of one line an event, for whoever has no more to tell. */
export type EventLog = Pick<Logger, 'info' | 'error'>;
