import { clean, cut } from '../lib/text.ts';
import type { Failure } from '../report/failure.ts';
import type { ToolChange } from '../report/verdict.ts';
import { joined } from '../words/lines.ts';
import { NOTHING } from '../words/news.ts';
import { sharedEnds } from './likeness.ts';

/** Lines that show a failure, such as a difference or the end of standard error. */
export interface Evidence {
  language: 'diff' | 'text';
  text: string;
}

/** What must not be. */
const FORBIDDEN = /^(?:toolNeverCalled|isNegativeTest)$/;
const MAX_LINES = 30;
const MAX_LENGTH = 4_000;

/** What shows a failure, which a change can explain, better than its sentence. Null: nothing. */
export function evidenceOf(failure: Failure, change: ToolChange | null = null): Evidence | null {
  if (failure.kind === 'assertion') {
    return difference(FORBIDDEN.test(failure.type) ? '' : failure.expected, failure.observed);
  }
  if (failure.kind === 'arguments') {
    if (change?.what === 'parameter-renamed')
      return difference(change.newName ?? '', change.parameter);
    const { path, expected, observed } = failure;
    return difference(`${path}: ${expected}`, `${path}: ${observed}`);
  }
  // Each kind has some of these members.
  const { stderr = '', output = '', stdout = '', details = '', message = '' } = Object(failure);
  const text = last(stderr || output) || first(linesOf(stdout || details || message), MAX_LINES);
  return text === '' ? null : { language: 'text', text: cut(text, MAX_LENGTH) };
}

const linesOf = (text: string) => clean(text).trimEnd().split('\n');

const first = (lines: readonly string[], most: number) =>
  (lines.length <= most ? lines : [...lines.slice(0, most - 1), '…']).join('\n');

/** The end of a text, from the start of a line if there is one. */
function last(text: string): string {
  const kept = linesOf(text).slice(-MAX_LINES).join('\n');
  const end = kept.slice(1 - MAX_LENGTH).toWellFormed();
  return kept.length <= MAX_LENGTH ? kept : `…${end.slice(Math.max(0, end.indexOf('\n')))}`;
}

/** Lines that are expected, and those that are there instead, without equal ones around them. */
function difference(expected: string, observed: string | null): Evidence | null {
  const before = expected === '' ? [] : linesOf(expected);
  const after = linesOf(observed ?? NOTHING);
  const [start, end] = sharedEnds([before, after]);
  const marked = (mark: string, lines: readonly string[]) => {
    const marks = lines.slice(start, lines.length - end).map((line) => `${mark} ${line}`);
    return cut(first(marks, MAX_LINES / 2), MAX_LENGTH / 2 - 1);
  };
  const text = joined('\n', [marked('-', before), marked('+', after)]);
  return text === '' ? null : { language: 'diff', text };
}
