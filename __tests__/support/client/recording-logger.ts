import type { Logger } from '../../../src/ports/logger.ts';

/** Keeps what is logged, one `level: message` a line. */
export class RecordingLogger implements Logger {
  readonly lines: string[] = [];

  debug(message: string): void {
    this.lines.push(`debug: ${message}`);
  }

  info(message: string): void {
    this.lines.push(`info: ${message}`);
  }

  notice(message: string): void {
    this.lines.push(`notice: ${message}`);
  }

  warning(message: string): void {
    this.lines.push(`warning: ${message}`);
  }

  error(message: string): void {
    this.lines.push(`error: ${message}`);
  }

  group<Result>(title: string, body: () => Promise<Result>): Promise<Result> {
    this.lines.push(`group: ${title}`);
    return body();
  }
}
