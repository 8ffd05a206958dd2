import { clean, cut } from '../lib/text.ts';
import type { Failure } from '../report/failure.ts';
import { NOTHING } from '../words/news.ts';

/** Lines that show a failure, such as a difference or the end of standard error. */
export interface Evidence {
  language: 'diff' | 'text';
  text: string;
}

const MAX_LINES = 30;
const MAX_LENGTH = 4_000;
/** Lines that both sides of a difference share, before and after it. */
const CONTEXT = 2;

/** What shows a failure better than its sentence. Null if there is nothing. */
export function evidenceOf(failure: Failure): Evidence | null {
  switch (failure.kind) {
    case 'assertion':
      return difference(failure.expected, failure.observed);
    case 'arguments':
      return difference(
        `${failure.path}: ${failure.expected}`,
        `${failure.path}: ${failure.observed}`,
      );
    case 'server':
      return last(failure.stderr) ?? first(failure.stdout);
    case 'setup':
      return last(failure.output);
    case 'test':
      return first(failure.details) ?? first(failure.message);
    case 'tool-error':
    case 'model':
    case 'service':
    case 'bug':
    case 'unknown':
      return first(failure.message);
    default:
      return null;
  }
}

const linesOf = (text: string) => {
  const cleaned = clean(text).trimEnd();
  return cleaned === '' ? [] : cleaned.split('\n');
};

function first(text: string): Evidence | null {
  const lines = linesOf(text);
  const kept = lines.length <= MAX_LINES ? lines : [...lines.slice(0, MAX_LINES - 1), '…'];
  return kept.length === 0 ? null : { language: 'text', text: cut(kept.join('\n'), MAX_LENGTH) };
}

/** The end of a text, from the start of a line if there is one. */
function last(text: string): Evidence | null {
  const lines = linesOf(text);
  const kept = lines.slice(-MAX_LINES).join('\n');
  if (kept.length <= MAX_LENGTH) return kept === '' ? null : { language: 'text', text: kept };
  const end = kept.slice(1 - MAX_LENGTH).toWellFormed();
  return { language: 'text', text: `…${end.slice(Math.max(0, end.indexOf('\n')))}` };
}

/** Lines that are expected, and those that are there instead. Equal ones around them are left out. */
function difference(expected: string, observed: string | null): Evidence | null {
  const before = linesOf(expected);
  const after = observed === null ? [NOTHING] : linesOf(observed);
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const marked = (mark: string, lines: string[]) => {
    const room = MAX_LINES / 2 - CONTEXT;
    const kept = lines.length <= room ? lines : [...lines.slice(0, room - 1), '…'];
    return kept.map((line) => `${mark} ${cut(line, MAX_LENGTH / 2 / kept.length)}`);
  };
  const lines = [
    ...marked(' ', before.slice(Math.max(0, start - CONTEXT), start)),
    ...marked('-', before.slice(start, before.length - end)),
    ...marked('+', after.slice(start, after.length - end)),
    ...marked(' ', before.slice(before.length - end).slice(0, CONTEXT)),
  ];
  return lines.length === 0 ? null : { language: 'diff', text: lines.join('\n') };
}
