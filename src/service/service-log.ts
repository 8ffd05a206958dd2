import type { Redactor } from '../redaction/redactor.ts';

/** Where the service says what it does: one line an event, never keys, bodies or headers. */
export interface ServiceLog {
  info(line: string): void;
  error(line: string): void;
}

/** A log that no secret gets into, whoever writes to it. */
export const redactedLog = (log: ServiceLog, redactor: Redactor): ServiceLog => ({
  info: (line) => log.info(redactor.text(line)),
  error: (line) => log.error(redactor.text(line)),
});
