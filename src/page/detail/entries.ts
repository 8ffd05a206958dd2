import type { IterationDetail, PageCause } from '../../render/page-data.ts';
import type { Trace, TraceCall } from '../../report/trace.ts';

export type Entry = Trace['entries'][number];

/** A name between backticks, by the same rule as in a comment. */
export const CODE = /(?<![\w`])`([^\s`].*?)`(?![\w`])/s;
/** Lines, of which long ones count as several of usual length. */
const PIECES = /[^\n]{1,100}\n?|\n/g;
/** JSON with more objects and lists stays as it is: with each level in another its lines grow. */
const MAX_NESTED = 500;

/** The iteration in this place, else the first that failed, else one that did not pass. */
export const chooseIteration = (all: readonly IterationDetail[], place: number | null) =>
  all[place ?? -1] ??
  all.find(({ outcome }) => outcome === 'failed') ??
  all.find(({ outcome }) => outcome !== 'passed') ??
  all[0];

/** Ids of steps that have none of their own, and of what such a step expects. */
const NUMBERED = /^(step-\d+)(?:-first|-(?:expect|calls|never)-\d+)?$/;

/** The id of a step in words. */
export const describeStep = (id: string): string =>
  NUMBERED.test(id) ? id.slice(5).replace('-', ', ').replace('expect-', 'expectation ') : id;

/**
 * Failures by the step that called something, with its calls: their own step, or for an assertion the
 * last one before it in the suite. Without a step: with the calls that are errors.
 */
export function failedStepsOf({ failures, trace }: IterationDetail) {
  const calls = (trace?.entries ?? []).filter((entry) => entry.what === 'call');
  const groups = Map.groupBy(failures, ({ step, line }) => {
    const own = NUMBERED.exec(step ?? '')?.[1] ?? step;
    if (own === null || line === null || calls.some((call) => call.step === own)) return own;
    const before = calls.findLast((call) => call.line !== null && call.line <= line);
    return before?.step ?? own;
  });
  return [...groups].map(([step, own]) => ({
    failures: own,
    calls: calls.filter((call) => (step === null ? call.isError : call.step === step)),
  }));
}

/** What to do. A cause knows more than a failure: what changed in the tools. */
export function adviceOf({ failures }: IterationDetail, cause: PageCause | undefined): string[] {
  const isNews = failures.every(({ sentence }) => sentence !== cause?.sentence);
  const ofCause = cause?.advice ? [isNews ? cause.sentence : '', cause.advice] : null;
  const lines = ofCause ?? failures.map(({ advice }) => advice);
  return [...new Set(failures.length > 0 ? lines : [])].filter(Boolean);
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
  const shown = (one: unknown) =>
    typeof one === 'string' && one.includes('\n') ? one : JSON.stringify(one, null, 2);
  return Object.entries(value).map(([name, one]) => [name, shown(one)]);
}

/** Whether lines are of JSON, of a program or of a stack, also of their difference. */
export const isCode = (text: string) =>
  /^(?:[-+] )?[ \t]*(?:[{}]|[[\]],?$|"[^"\n]*":|at )|[;{]$/m.test(text);

/** The text of an entry, or the answer to a call as it is shown. */
export const saidIn = (entry: Entry | undefined) =>
  entry?.what === 'call' ? prettyOf(entry.answer ?? '') : entry?.text;

/** JSON with a line for each value, other text as it is. */
export function prettyOf(text: string): string {
  const value = parsedOf(text);
  return value === null ? text : JSON.stringify(value, null, 2);
}

/** An object or a list, unless writing it again would change its integers or make it long. */
function parsedOf(text: string): object | null {
  if ((text.match(/[[{]/g)?.length ?? 0) > MAX_NESTED || /\d{16}/.test(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The start of a text, or where it differs from another one, and how much a long one is. */
export function foldOf(text: string, most: number, other = text) {
  const [pieces = [], others = []] = [text, other].map((one) => one.match(PIECES) ?? []);
  if (pieces.length <= most) return { shown: text, all: null };
  const different = pieces.findIndex((piece, at) => piece !== others[at]);
  const from = different < most ? 0 : different - 1;
  const kept = pieces
    .slice(from, from + most)
    .join('')
    .replace(/\n$/, '')
    .toWellFormed();
  const isEnd = from + most >= pieces.length;
  const { length } = text.split('\n');
  const all = length > most ? `${length} lines` : `${text.length} characters`;
  return { shown: `${from > 0 ? '…\n' : ''}${kept}${isEnd ? '' : '\n…'}`, all };
}

/** When model turns, calls, and calls with an error were, in milliseconds, where that is known. */
export function spansOf(entries: readonly Entry[]) {
  return entries.flatMap((entry) => {
    const { startMs = null, durationMs = null } = entry;
    const isError = entry.what === 'call' && entry.isError;
    if (entry.what === 'prompt' || startMs === null || durationMs === null) return [];
    return [{ lane: isError ? ('failed' as const) : entry.what, startMs, durationMs }];
  });
}
