import type { Redactor } from '../lib/redaction/redactor.ts';
import { clean, cut } from '../lib/text.ts';
import type { Annotation } from '../render/annotations.ts';

/** Of each kind, the verdict included. The runner shows no more. */
export const LOG_ANNOTATIONS = 10;
/** The runner cuts longer messages. */
const LINE_LIMIT = 4_096;
const COMMANDS = { failure: 'error', warning: 'warning', notice: 'notice' };

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
export function commandOf(name: string, message: string, properties = {}): string {
  const list = Object.entries<string>(properties)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${value.replace(/[%\r\n:,]/g, encodeURIComponent)}`)
    .join(',');
  return `::${name}${list && ` ${list}`}::${message.replace(/[%\r\n]/g, encodeURIComponent)}\n`;
}

/** Adds to the log of a job: each annotation once, and further ones of a kind as plain lines. */
export function annotationWriter(write: (text: string) => void): (text: string) => void {
  const said = new Map<string, Set<string>>();
  return (text) => {
    const [start = '', kind] = /^::(error|warning|notice)[^:]*::/.exec(text) ?? [];
    if (kind === undefined) return write(text);
    const ofKind = said.get(kind) ?? new Set();
    if (ofKind.has(text)) return;
    said.set(kind, ofKind.add(text));
    const plain = text.slice(start.length).replace(/%(25|0D|0A)/g, decodeURIComponent);
    write(ofKind.size > LOG_ANNOTATIONS ? plain : text);
  };
}

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
