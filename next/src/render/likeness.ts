/** What makes failures one cause, and what they have in common. */
import { isAtStart } from '../report/counts-as.ts';
import type { Failure } from '../report/failure.ts';
import { shown } from '../words/lines.ts';

/** The members by which failures are one cause. The kind that explains the others comes first. */
const MEMBERS: {
  [Kind in Failure['kind']]: readonly (keyof Extract<Failure, { kind: Kind }>)[];
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

/** What may differ between texts that say the same: quoted texts, addresses, words with a digit. */
const VALUES = /"[^"]*"|`[^`]*`|(?<!\w)'[^']*'(?!\w)|\b\w+:\/\/\S+|\b\w*\d\w*/gu;
const TOKENS = new RegExp(`${VALUES.source}|[\\p{L}\\p{N}_]+|[^]`, 'gu');

/** The values in a message of such a test are what it is about. */
const OF_ASSERTION = /expect|assert/i;
/** Assertions of calls expect a tool, perhaps after how often. */
const OF_CALLS = /^(?:tool|firstTool|matchOptions)/;
const CALLED = /^(?:\d+ × )?\S*/;
/** Of JSON-RPC: the arguments are not accepted. */
export const REFUSAL = -32_602;

/** The same text for failures that are one cause. */
export function keyOf(failure: Failure): string {
  const { kind } = failure;
  const members = MEMBERS[kind].map((name): unknown => {
    // The table joins each kind with its members, which a failure of any kind loses.
    const value = Object(failure)[name];
    if (name !== 'message') return value;
    const message = shown(value);
    return kind === 'test' && OF_ASSERTION.test(message) ? message : withoutValues(message);
  });
  // A server that does not start can fail in several ways. What it lists can have several mistakes.
  if (kind === 'server' && failure.reason === 'malformed') members.push(failure.detail);
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

/** A text that is nothing but values stays. */
function withoutValues(text: string): string {
  const rest = text.replace(VALUES, DIFFERENT);
  return /\p{L}/u.test(rest) ? rest : text;
}
const DIFFERENT = '…';

/** What sentences of one cause have in common, with `…` for what differs. */
export function commonSentence(sentences: ReadonlySet<string>): string {
  const rows = [...sentences].map((sentence) => sentence.match(TOKENS) ?? []);
  const [tokens = []] = rows;
  const isOfOneForm = rows.every(({ length }) => length === tokens.length);
  const [start, end] = isOfOneForm ? [0, 0] : sharedEnds(rows);
  const middle = isOfOneForm
    ? tokens.map((token, at) => (rows.every((row) => row[at] === token) ? token : hidden(token)))
    : [DIFFERENT];
  const all = [...tokens.slice(0, start), ...middle, ...tokens.slice(tokens.length - end)];
  return all.join('').replace(/…(?:\s*…)+/g, DIFFERENT);
}

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

/** Quotes stay, so that readers see of what kind a value is. */
function hidden(token: string): string {
  const [quote = ''] = token;
  const isQuoted = token.length > 1 && '"`\''.includes(quote);
  return isQuoted ? `${quote}${DIFFERENT}${quote}` : DIFFERENT;
}
