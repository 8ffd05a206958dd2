import type { Redactor } from '../lib/redaction/redactor.ts';
import { clean, cut } from '../lib/text.ts';
import type { Annotation } from '../render/annotations.ts';

/** Those that readers see, the verdict included. The runner shows ten of each kind. */
export const LOG_ANNOTATIONS = 10;
/** The runner cuts longer messages. */
const LINE_LIMIT = 4_096;
const COMMANDS = { failure: 'error', warning: 'warning', notice: 'notice' };
const ESCAPES: Readonly<Record<string, string>> = {
  '%': '%25',
  '\r': '%0D',
  '\n': '%0A',
  ':': '%3A',
  ',': '%2C',
};

/**
 * Text of others for the log, clean and redacted. It cannot give commands to the runner, which reads
 * `::` at the start of a line and `##[` anywhere.
 */
export function logText(text: string, redactor: Redactor): string {
  const lines = clean(text).split('\n');
  const plain = lines.map((line) => redactor.text(line, LINE_LIMIT).replaceAll('##[', '## ['));
  return plain.map((line) => line.replace(/^(?:\s*::)+/, '')).join('\n');
}

/**
 * A command to the runner. Empty properties are left out.
 *
 * Own code, since `@actions/core` takes long to load and writes to standard output itself.
 */
export function commandOf(
  name: string,
  message: string,
  properties: Readonly<Record<string, string>> = {},
): string {
  const named = Object.entries(properties).filter(([, value]) => value !== '');
  const list = named.map(([key, value]) => `${key}=${encode(value, /[%\r\n:,]/g)}`).join(',');
  return `::${name}${list && ` ${list}`}::${encode(message, /[%\r\n]/g)}\n`;
}

const encode = (text: string, special: RegExp) =>
  text.replace(special, (found) => ESCAPES[found] ?? '');

/** Writes annotations to the log of the job. */
export function writeAnnotations(
  annotations: readonly Annotation[],
  redactor: Redactor,
  write: (text: string) => void,
): void {
  const plain = (text: string) => cut(logText(text, redactor), LINE_LIMIT);
  for (const { level, title, message, file, line } of annotations) {
    const place = { file: plain(file ?? ''), line: String(line ?? ''), title: plain(title) };
    write(commandOf(COMMANDS[level], plain(message), place));
  }
}
