import type { MatchRules } from '../api/cases/cases.ts';
import { judgeTranscript, missedBy, namesOf, type ToolCalledWith, writeExpected } from './calls.ts';
import { missOf } from './miss.ts';
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
  /** Of the assertion. */
  index: number;
  fitting: ReadonlySet<RecordedCall>;
}
/** Each with a call that no other one has. */
type Pairs = Map<Wanted, RecordedCall>;

/**
 * Compares the calls of a prompt with all that its assertions expect, by match rules that restrict
 * calls: each call serves once.
 *
 * @param expected assertions of the prompt in their order, with references filled in
 */
export function judgeMatching({
  expected,
  view,
  rules,
}: {
  expected: readonly ToolCalledWith[];
  view: TranscriptView;
  rules: MatchRules;
}): MatchingMiss[] {
  const { calls } = view;
  const { order, maxExtraCalls } = rules;
  const wanted = expected.flatMap((assertion, index) => {
    const fits = (call: RecordedCall) => missedBy(assertion, call, rules)?.length === 0;
    const fitting = new Set(calls.filter(fits));
    // One more than there are is enough to miss.
    const length = Math.min(assertion.minCount ?? 1, calls.length + 1);
    return Array.from({ length }, (): Wanted => ({ index, fitting }));
  });
  const pairs = order === 'any' ? pairInAnyOrder(wanted) : pairInOrder(wanted, calls);
  const missing = new Set(wanted.filter((one) => !pairs.has(one)).map(({ index }) => index));
  const misses = expected.flatMap((assertion, index): MatchingMiss[] => {
    if (!missing.has(index)) return [];
    const own = judgeTranscript(assertion, view, rules);
    const condition = order === 'any' ? 'ownCall' : 'order';
    const miss = own ?? missOf(writeExpected(assertion), namesOf(calls), condition);
    return [{ index, type: own === null ? 'matchOptions' : 'toolCalledWith', miss }];
  });
  // A call without its place in the order is no extra one.
  if (misses.length > 0 || maxExtraCalls === null) return misses;
  const used = new Set(pairs.values());
  const extra = calls.filter((call) => !used.has(call));
  if (extra.length <= maxExtraCalls) return [];
  const tooMany = missOf(maxExtraCalls, namesOf(extra), 'extraCalls');
  return [{ index: null, type: 'matchOptions', miss: tooMany }];
}

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
