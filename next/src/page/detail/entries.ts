import type { IterationDetail, PageCause } from '../../render/page-data.ts';
import type { Trace, TraceCall } from '../../report/trace.ts';

export type Entry = Trace['entries'][number];
export type Lane = 'answer' | 'call' | 'error';

/** Characters of a line of usual length. */
const LINE = 100;
/** JSON that nests deeper stays as it is: it would grow with each level. */
const MAX_DEPTH = 40;

/** The iteration with this number, else the first that failed, else one that did not pass. */
export function chooseIteration(all: readonly IterationDetail[], number: number | null) {
  const first = (isWanted: (one: IterationDetail) => boolean) => all.find(isWanted);
  return (
    first((one) => one.number === number) ??
    first(({ outcome }) => outcome === 'failed') ??
    first(({ outcome }) => outcome !== 'passed') ??
    all[0]
  );
}

/** Failures by their step, with its calls. */
export function failedStepsOf({ failures, trace }: IterationDetail) {
  const calls = (trace?.entries ?? []).filter((entry) => entry.what === 'call');
  const byStep = Map.groupBy(failures, ({ step }) => step);
  return [...byStep].map(([step, own]) => ({
    step,
    failures: own,
    calls: calls.filter((call) => (step === null ? call.isError : call.step === step)),
  }));
}

/** What to do. A cause knows more than a failure: what changed in the tools. */
export function adviceOf({ failures }: IterationDetail, cause: PageCause | undefined): string[] {
  if (failures.length === 0) return [];
  const isNews = failures.every(({ sentence }) => sentence !== cause?.sentence);
  const own = failures.map(({ advice }) => advice);
  const lines = cause?.advice ? [isNews ? cause.sentence : '', cause.advice] : own;
  return [...new Set(lines)].filter((line) => line !== '');
}

/** Place of the first entry that is not the same. Null: all are. */
export function firstDifference(a: readonly Entry[], b: readonly Entry[]): number | null {
  const [longer, other] = a.length < b.length ? [b, a] : [a, b];
  const at = longer.findIndex((entry, place) => keyOf(entry) !== keyOf(other[place]));
  return at === -1 ? null : at;
}

/** What an entry is, without its time. */
function keyOf(entry: Entry | undefined): string {
  if (entry?.what !== 'call') return JSON.stringify([entry?.what, entry?.text]);
  const { server, tool, answer, isError, images } = entry;
  const given = argumentsOf(entry)?.sort(([a], [b]) => (a < b ? -1 : 1)) ?? entry.arguments;
  return JSON.stringify([server, tool, given, answer, isError, images]);
}

/** Names and values of the arguments of a call. Null: they are no object, or cannot be read. */
export function argumentsOf(call: TraceCall): [name: string, value: string][] | null {
  const value = parsedOf(call.arguments ?? '');
  if (value === null || Array.isArray(value)) return null;
  return Object.entries(value).map(([name, one]) => [
    name,
    typeof one === 'string' && one.includes('\n') ? one : JSON.stringify(one, null, 2),
  ]);
}

/** JSON with a line for each value, other text as it is. */
export function prettyOf(text: string): string {
  const value = parsedOf(text);
  return value === null ? text : JSON.stringify(value, null, 2);
}

/** An object or a list, unless writing it again would change its integers or make it long. */
function parsedOf(text: string): object | null {
  let [depth, deepest] = [0, 0];
  for (const character of text) {
    if (character === '[' || character === '{') depth += 1;
    if (character === ']' || character === '}') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  if (deepest === 0 || deepest > MAX_DEPTH || /\d{16}/.test(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The start of a long text, and what all of it is; null: it is not long. */
export function foldOf(text: string, most: number): { start: string; all: string | null } {
  const lines = text.split('\n');
  const start = lines
    .slice(0, most)
    .join('\n')
    .slice(0, most * LINE)
    .toWellFormed();
  if (start.length === text.length) return { start, all: null };
  const isOfLines = lines.length > most;
  const [count, unit] = isOfLines ? [lines.length, 'lines'] : [text.length, 'characters'];
  return { start, all: `${count.toLocaleString('en-US')} ${unit}` };
}

/** When model turns, calls, and calls with an error were, in milliseconds, where that is known. */
export function spansOf(entries: readonly Entry[]) {
  return entries.flatMap((entry) => {
    const { what, startMs = null, durationMs = null } = entry;
    if (what === 'prompt' || startMs === null || durationMs === null) return [];
    const lane: Lane = what === 'call' && entry.isError ? 'error' : what;
    return [{ lane, startMs, durationMs }];
  });
}
