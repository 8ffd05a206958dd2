/** Where the service says what it does: one line an event, never keys, bodies or headers. */
export interface ServiceLog {
  info(line: string): void;
  error(line: string): void;
}
