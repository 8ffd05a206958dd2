import {
  CHANGE_TEXT_LENGTH,
  type DiffLine,
  MOST_DIFF_LINES,
} from '../../model/regression/surface-change.ts';

/** Whatever somebody else wrote, as JSON and not too long; null where there is nothing. */
export function changeText(value: unknown): string | null {
  return value === undefined ? null : cutText(jsonStart(value));
}

/** A text on its own, not too long. */
export function cutText(text: string): string {
  return text.length > CHANGE_TEXT_LENGTH ? `${text.slice(0, CHANGE_TEXT_LENGTH - 1)}…` : text;
}

/** The start of the JSON of a value, which may be of any size and depth: no more is written than is kept. */
function jsonStart(value: unknown): string {
  let text = '';
  const left: ({ value: unknown } | { text: string })[] = [{ value }];
  while (left.length > 0 && text.length <= CHANGE_TEXT_LENGTH) {
    const next = left.pop();
    if (next === undefined) break;
    if ('text' in next) {
      text += next.text;
      continue;
    }
    const parts = partsOf(next.value);
    if (typeof parts === 'string') text += parts;
    else for (const part of parts.toReversed()) left.push(part);
  }
  return text;
}

function partsOf(value: unknown): string | ({ value: unknown } | { text: string })[] {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, CHANGE_TEXT_LENGTH));
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const isList = Array.isArray(value);
  const members = Object.entries(value).slice(0, CHANGE_TEXT_LENGTH);
  return [
    { text: isList ? '[' : '{' },
    ...members.flatMap(([name, member], index) => [
      {
        text: `${index > 0 ? ', ' : ''}${isList ? '' : `${JSON.stringify(name.slice(0, CHANGE_TEXT_LENGTH))}: `}`,
      },
      { value: member },
    ]),
    { text: isList ? ']' : '}' },
  ];
}

const MOST_LINES = 400;
const LINE_LENGTH = 120;
/** Characters on each side of where texts begin to differ. */
const CONTEXT_LENGTH = 40;

/**
 * How a text was changed, line by line, or by sentences where lines are long. Undefined: there was
 * none, or is none.
 */
export function diffTexts(before: string | undefined, after: string | undefined): DiffLine[] {
  const [old, fresh] = [before, after].map((text) => (text === undefined ? [] : linesOf(text)));
  const lines = aroundChanges(diffLines(old ?? [], fresh ?? []));
  return lines.length > 0
    ? lines.map(({ sign, text }) => ({ sign, text: cutText(text) }))
    : unseenChange(before ?? '', after ?? '');
}

/** Where texts differ in what lines do not show, or far down: both from there on, as JSON. */
function unseenChange(before: string, after: string): DiffLine[] {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const start = Math.max(0, at - CONTEXT_LENGTH);
  const excerpt = (text: string) =>
    `${start > 0 ? '…' : ''}${JSON.stringify(text.slice(start, at + CONTEXT_LENGTH))}`;
  return [
    { sign: 'removed', text: excerpt(before) },
    { sign: 'added', text: excerpt(after) },
  ];
}

function diffLines(old: readonly string[], fresh: readonly string[]): DiffLine[] {
  const lines: DiffLine[] = [];
  const lengths = commonLengths(old, fresh);
  let [at, to] = [0, 0];
  while (at < old.length || to < fresh.length) {
    const [left, right] = [old[at], fresh[to]];
    if (left !== undefined && left === right) {
      lines.push({ sign: 'same', text: left });
      at += 1;
      to += 1;
    } else if (
      left !== undefined &&
      (right === undefined || (lengths[at + 1]?.[to] ?? 0) >= (lengths[at]?.[to + 1] ?? 0))
    ) {
      lines.push({ sign: 'removed', text: left });
      at += 1;
    } else {
      lines.push({ sign: 'added', text: right ?? '' });
      to += 1;
    }
  }
  return lines;
}

function linesOf(text: string): string[] {
  return text
    .slice(0, MOST_LINES * LINE_LENGTH)
    .split(/\r?\n/)
    .flatMap((line) => (line.length > LINE_LENGTH ? line.split(/(?<=[.!?;]) /) : [line]))
    .slice(0, MOST_LINES);
}

/** Length of the longest common part of what follows each pair of lines. */
function commonLengths(old: readonly string[], fresh: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
  for (let at = old.length - 1; at >= 0; at -= 1) {
    for (let to = fresh.length - 1; to >= 0; to -= 1) {
      const row = lengths[at];
      if (row === undefined) continue;
      const below = lengths[at + 1];
      row[to] =
        old[at] === fresh[to]
          ? (below?.[to + 1] ?? 0) + 1
          : Math.max(below?.[to] ?? 0, row[to + 1] ?? 0);
    }
  }
  return lengths;
}

/** Without lines that are the same and far from any that is not. */
function aroundChanges(lines: readonly DiffLine[]): DiffLine[] {
  const isChanged = ({ sign }: DiffLine | undefined = { sign: 'same', text: '' }) =>
    sign !== 'same';
  return lines
    .filter((line, index) => [line, lines[index - 1], lines[index + 1]].some(isChanged))
    .slice(0, MOST_DIFF_LINES);
}
