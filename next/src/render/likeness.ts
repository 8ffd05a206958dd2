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
  failures.reduce<Failure | undefined>(
    (one, other) => (one === undefined || gravityOf(other) < gravityOf(one) ? other : one),
    undefined,
  );

/** What may differ between texts that say the same: quoted texts, addresses, words with a digit. */
const VALUE = [
  /"[^"]*"|`[^`]*`|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])/u,
  /(?<![\p{L}\p{N}_])(?:\w+:\/\/\S+|[\p{L}\p{N}_]*\p{N}[\p{L}\p{N}_]*)/u,
]
  .map(({ source }) => source)
  .join('|');
const VALUES = new RegExp(VALUE, 'gu');
const TOKENS = new RegExp(`${VALUE}|[\\p{L}\\p{N}_]+|[^]`, 'gu');

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
  // A server that does not start can fail in several ways.
  if (kind === 'server' && isAtStart(failure)) members[1] = 'start';
  if (kind === 'tool-error' && (failure.code === REFUSAL || failure.message.trim() === ''))
    members.push(failure.tool);
  if (kind === 'assertion' && failure.tool === null) {
    const { type, expected, observed } = failure;
    if (OF_CALLS.test(type)) members.push(CALLED.exec(expected)?.[0]);
    if (type === 'noToolErrors') members.push(withoutValues(shown(observed ?? '')));
  }
  return JSON.stringify([kind, ...members]);
}

const withoutValues = (text: string) => text.replace(VALUES, DIFFERENT);
const DIFFERENT = '…';

/** What sentences of one cause have in common, with `…` for what differs. */
export function commonSentence(sentences: Iterable<string>): string {
  const [first = '', ...others] = sentences;
  if (others.length === 0) return first;
  const tokens = first.match(TOKENS) ?? [];
  const rows = others.map((sentence) => sentence.match(TOKENS) ?? []);
  if (rows.some(({ length }) => length !== tokens.length)) return commonEnds(tokens, rows);
  return joined(
    tokens.map((token, at) => (rows.every((row) => row[at] === token) ? token : hidden(token))),
  );
}

/** Sentences of other lengths share how they begin and end. */
function commonEnds(tokens: readonly string[], rows: readonly (readonly string[])[]): string {
  let [start, end] = [tokens.length, tokens.length];
  for (const row of rows) {
    const most = Math.min(start + end, tokens.length, row.length);
    let same = 0;
    while (same < Math.min(start, most) && row[same] === tokens[same]) same += 1;
    start = same;
    same = 0;
    while (same < Math.min(end, most - start) && row.at(-1 - same) === tokens.at(-1 - same))
      same += 1;
    end = same;
  }
  return joined([...tokens.slice(0, start), DIFFERENT, ...tokens.slice(tokens.length - end)]);
}

/** Quotes stay, so that readers see of what kind a value is. */
function hidden(token: string): string {
  const [quote = ''] = token;
  const isQuoted = token.length > 1 && '"`\''.includes(quote);
  return isQuoted ? `${quote}${DIFFERENT}${quote}` : DIFFERENT;
}

const joined = (tokens: readonly string[]) => tokens.join('').replace(/…(?:\s*…)+/g, DIFFERENT);
