/** What makes failures one cause. */
import { isAtStart } from '../report/counts-as.ts';
import type { Failure, FailureOf } from '../report/failure.ts';
import { shown } from '../words/lines.ts';

/** The members by which failures are one cause. The kind that explains the others comes first. */
const MEMBERS: {
  [Kind in Failure['kind']]: readonly (keyof FailureOf<Kind>)[];
} = {
  server: ['server', 'reason'],
  setup: ['command'],
  service: ['operation', 'reason', 'code', 'status'],
  policy: ['reason'],
  results: ['reason', 'file', 'line', 'detail'],
  bug: ['message'],
  model: ['provider', 'model', 'reason'],
  'missing-tool': ['server', 'tool'],
  arguments: ['tool', 'path', 'isPreflight'],
  // Tools that say the same share what is broken behind them.
  'tool-error': ['server', 'what', 'code', 'message'],
  limit: ['which', 'of', 'path', 'waitedFor'],
  assertion: ['server', 'tool', 'type', 'condition', 'path'],
  test: ['type', 'message'],
  unknown: ['isFailed', 'message'],
  deadline: [],
  cancelled: [],
};
const GRAVEST = Object.keys(MEMBERS);
const gravityOf = ({ kind }: Failure) => GRAVEST.indexOf(kind);

/** The failure of an iteration that explains the others. Undefined: there is none. */
export const gravestOf = (failures: readonly Failure[]): Failure | undefined =>
  failures.toSorted((one, other) => gravityOf(one) - gravityOf(other))[0];

const QUOTED =
  /"[^"]*"|`[^`]*`|(?<!\w)'[^']*'(?!\w)|“[^“”]*”|„[^„“”]*[“”]|‘[^‘’]*’|«[^«»]*»|‹[^‹›>]*[›>]/;
const DAY = /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/;
/** What has a digit, or a sign of a path or an address, stands between these. */
const PART = /[^\s"'`,;=()<>[\]{}|“”‘’«»‹›…]/.source;
const WORD = `(?<!${PART})${PART}*?(?:[\\d@\\\\/]|::|\\.\\w+\\.)${PART}*`;
const VALUES = new RegExp(`${QUOTED.source}|${DAY.source}|${WORD}`, 'g');
/** A path such as `/a/b` or `a/b.c`, and a name such as `api.example.com`. */
const PLACE = /^[^\\/]*[\\/].*[\\/.]\w|^(?:[a-z\d-]+\.){2,}[a-z\d]/;
/** Addresses, places in memory, ids, times. */
const NOISE =
  /@|^[\da-f]*::|:\/\/|:.*:|^[\d.]+:\d|^0x|^[\da-f]{8}-|^\d{4}-\d\d-|^\d[\d.]*(?:[mnuµ]?s|h|min)\b|^[a-z]{3}$/i;
const UNIT = /^\s?(?:[mnuµ]?s|sec(?:ond)?s?|min(?:ute)?s?|h(?:ours?)?)\b/;
/** A status says what failed. */
const STATUS = /^[1-5]\d\d\W?$/;
const OF_STATUS = /\b(?:code|error|http(?:\/[\d.]{1,3})?|returned|status):?\s$/i;
/** The values in a message of an assertion are what it is about. */
const OF_ASSERTION = /\b(?:expect(?:ed\b|\()|assert)/i;
/** Assertions of calls expect a tool, perhaps after how often. */
const OF_CALLS = /^(?:tool|firstTool|matchOptions)/;
const CALLED = /^(?:\d+ × )?\S*/;
/** Of JSON-RPC: the arguments are not accepted. */
export const REFUSAL = -32_602;

/**
 * The same text for failures that are one cause.
 *
 * @param sentence what describes the failure
 */
export function keyOf(failure: Failure, sentence: string): string {
  const { kind } = failure;
  const members = MEMBERS[kind].map((name): unknown => {
    // The table joins each kind with its members, which a failure of any kind loses.
    const value = Object(failure)[name];
    if (name !== 'message') return value;
    if (kind !== 'test') return withoutValues(shown(value));
    return withoutValues(sentence, OF_ASSERTION.test(sentence));
  });
  // A server that does not start can fail in several ways. What it lists can have several mistakes.
  if (kind === 'server' && /^(?:malformed|error)$/.test(failure.reason))
    members.push(failure.detail);
  else if (kind === 'server' && isAtStart(failure)) members[1] = 'start';
  if (kind === 'tool-error' && (failure.code === REFUSAL || failure.message.trim() === ''))
    members.push(failure.tool);
  if (kind === 'assertion' && failure.tool === null) {
    const { type, expected, observed } = failure;
    if (OF_CALLS.test(type)) members.push(CALLED.exec(expected)?.[0]);
    if (type === 'noToolErrors') members.push(withoutValues(shown(observed ?? '')));
  }
  return JSON.stringify([kind, ...members]);
}

/** A text that is nothing but values stays. Of an assertion, only what it is not about goes. */
function withoutValues(text: string, isOfAssertion = false): string {
  const rest = text.replace(VALUES, (value, at: number) => {
    const end = at + value.length;
    const isStatus = STATUS.test(value) && OF_STATUS.test(text.slice(Math.max(0, at - 12), at));
    const isOther = isOfAssertion && /^["'`“„‘«‹]/.test(value);
    if (isStatus || isOther) return value;
    if (/^\W|\d/.test(value) && !isOfAssertion) return DIFFERENT;
    const isTime = /\d$/.test(value) && UNIT.test(text.slice(end, end + 9));
    return isTime || PLACE.test(value) || NOISE.test(value) ? DIFFERENT : value;
  });
  return /\p{L}/u.test(rest) ? rest.replace(REPEATED, DIFFERENT) : text;
}
const DIFFERENT = '…';
const REPEATED = /…(?:(?:(?!…)[\s\p{P}])*…)+/gu;

/** How many items lists share at their start, and at their end. */
export function sharedEnds(lists: readonly (readonly string[])[]): [start: number, end: number] {
  const [first = []] = lists;
  const shortest = lists.reduce((least, { length }) => Math.min(least, length), first.length);
  const isShared = (at: number) => lists.every((one) => one.at(at) === first.at(at));
  let [start, end] = [0, 0];
  while (start < shortest && isShared(start)) start += 1;
  while (end < shortest - start && isShared(-1 - end)) end += 1;
  return [start, end];
}
