import type { Readable } from 'node:stream';
import type { Redactor } from '../redaction/redactor.ts';

const MAX_LINE_LENGTH = 2_000;

/**
 * Takes the lines of what a program writes, without secrets. One may span several lines, so that it
 * is hidden before.
 */
export function followLines(
  stream: Readable,
  redactor: Redactor,
  onLine: (line: string) => void,
): void {
  const secrets = redactor.stream();
  let unended = '';
  const end = () =>
    onLine(
      unended.length > MAX_LINE_LENGTH
        ? `${unended.slice(0, MAX_LINE_LENGTH)}… (cut)`
        : unended.replace(/\r$/, ''),
    );
  const take = (text: string) => {
    const [first = '', ...others] = text.split('\n');
    // Of a line without an end no more is kept than is shown.
    unended = (unended + first).slice(0, MAX_LINE_LENGTH + 1);
    for (const line of others) {
      end();
      unended = line.slice(0, MAX_LINE_LENGTH + 1);
    }
  };
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => take(secrets.write(chunk)));
  stream.once('end', () => {
    take(secrets.end());
    if (unended !== '') end();
  });
}
