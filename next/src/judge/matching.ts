import { type MatchRules, restrictsCalls } from '../api/cases/cases.ts';
import type { WireCall } from '../api/resources/trace.ts';
import * as of from './calls.ts';
import type { Miss, RecordedCall, TranscriptView } from './record.ts';

/** What does not hold about the calls of a prompt. */
export interface MatchingMiss {
  /** Of the assertion; null: all hold, but there are too many calls. */
  index: number | null;
  /** `toolCalledWith` if the assertion misses by itself. */
  type: 'toolCalledWith' | 'matchOptions';
  miss: Miss;
}

/** One call that an assertion asks for. */
interface Wanted {
  assertion: of.ToolCalledWith;
  index: number;
  /** How many calls the assertion asks for before this one. */
  repeat: number;
  fitting: ReadonlySet<RecordedCall>;
}
/** Each with a call that no other one has. */
type Pairs = Map<Wanted, RecordedCall>;

/**
 * Compares the calls of a prompt with all that its assertions expect.
 *
 * Without a restriction of match rules the misses are those that assertions have by themselves.
 * `analysis` is for a trace. Its texts are as they came: redact and cut them.
 *
 * @param expected assertions of the prompt in their order, with references filled in
 */
export function judgeMatching({
  expected,
  view,
  rules,
}: {
  expected: readonly of.ToolCalledWith[];
  view: TranscriptView;
  rules: MatchRules;
}) {
  const { calls } = view;
  const { order, maxExtraCalls } = rules;
  const wanted = expected.flatMap((assertion, index) => {
    const fits = (call: RecordedCall) => of.missedBy(assertion, call, rules)?.length === 0;
    const fitting = new Set(calls.filter(fits));
    // One more than there are is enough to miss.
    const length = Math.min(assertion.minCount ?? 1, calls.length + 1);
    return Array.from({ length }, (_, repeat): Wanted => ({ assertion, index, repeat, fitting }));
  });
  const pair = order === 'any' ? pairInAnyOrder : pairInOrder;
  const pairs = restrictsCalls(rules) ? pair(wanted, calls) : null;
  const used = new Set(pairs?.values() ?? wanted.flatMap(({ fitting }) => [...fitting]));
  const unexpected = calls.filter((call) => !used.has(call));
  const misses = new Map<number | null, MatchingMiss>();
  const missing: WireCall[] = [];
  const argumentMismatches = [];
  for (const one of wanted) {
    if (pairs?.has(one) ?? one.repeat < one.fitting.size) continue;
    const { assertion, index } = one;
    const own = of.judgeTranscript(assertion, view, rules);
    const call = of.writeCall(assertion.toolName, assertion.args.args);
    const shared = of.missOf(order === 'any' ? 'ownCall' : 'order', call, of.namesOf(calls));
    const type = own === null ? 'matchOptions' : 'toolCalledWith';
    misses.set(index, { index, type, miss: own ?? shared });
    const asked = expectedCall(assertion);
    const at = unexpected.findIndex((other) => of.missedBy(assertion, other, rules)?.length);
    const [near] = at === -1 ? [] : unexpected.splice(at, 1);
    if (near === undefined) missing.push(asked);
    else {
      const mismatchedArguments = of.missedBy(assertion, near, rules) ?? [];
      argumentMismatches.push({ expected: asked, actual: wireCall(near), mismatchedArguments });
    }
  }
  // A call without its place in the order is no extra one.
  if (misses.size === 0 && maxExtraCalls !== null && unexpected.length > maxExtraCalls) {
    const miss = of.missOf('extraCalls', maxExtraCalls, of.namesOf(unexpected));
    misses.set(null, { index: null, type: 'matchOptions', miss });
  }
  const analysis = {
    expectedToolCalls: expected.map(expectedCall),
    actualToolCalls: calls.map(wireCall),
    missing,
    unexpected: unexpected.map(wireCall),
    argumentMismatches,
    passed: misses.size === 0,
  };
  return { misses: [...misses.values()], analysis };
}

const expectedCall = ({ toolName, args }: of.ToolCalledWith): WireCall => {
  return { toolName, arguments: args.args };
};
const wireCall = (call: RecordedCall): WireCall => {
  return { toolName: call.toolName, arguments: call.arguments };
};

/** Bipartite matching: one gives its call away if there is another one for it. */
function pairInAnyOrder(wanted: readonly Wanted[]): Pairs {
  const owners = new Map<RecordedCall, Wanted>();
  const place = (one: Wanted, tried: Set<RecordedCall>): boolean => {
    for (const call of one.fitting) {
      if (tried.has(call)) continue;
      tried.add(call);
      const owner = owners.get(call);
      if (owner !== undefined && !place(owner, tried)) continue;
      owners.set(call, one);
      return true;
    }
    return false;
  };
  for (const one of wanted) place(one, new Set());
  return new Map([...owners].map(([call, owner]) => [owner, call]));
}

/** Longest common subsequence. */
function pairInOrder(wanted: readonly Wanted[], calls: readonly RecordedCall[]): Pairs {
  /** The most pairs of the wanted calls so far with the first 0, 1, 2 … calls. */
  let most: [Wanted, RecordedCall][][] = [[], ...calls.map(() => [])];
  for (const one of wanted) {
    let best: [Wanted, RecordedCall][] = [];
    most = most.map((without, count) => {
      const [before, call] = [most[count - 1], calls[count - 1]];
      if (before && call && one.fitting.has(call)) best = [...before, [one, call]];
      else if (without.length > best.length) best = without;
      return best;
    });
  }
  return new Map(most.at(-1));
}
