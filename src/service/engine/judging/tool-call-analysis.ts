import { type MatchRules, restrictsCalls } from '../../../contract/cases/match-rules.ts';
import type { ToolCall } from '../../../contract/resources/iteration.ts';
import { argumentsMatch, mismatchedArguments } from './argument-matching.ts';
import { type Assignment, assignInAnyOrder, assignInOrder } from './call-assignment.ts';
import { type ExpectedCall, toToolCall } from './expected-calls.ts';

type ActualCall = { toolName: string; arguments: Record<string, unknown> };

/** An alias, since the wire shapes are open objects and an interface would not fit them. */
type ArgumentMismatch = {
  expected: ToolCall;
  actual: ToolCall;
  mismatchedArguments: string[];
};

/** Expected calls held against the actual ones. */
export interface ToolCallAnalysis {
  missing: ToolCall[];
  unexpected: ToolCall[];
  argumentMismatches: ArgumentMismatch[];
  /** Why the calls break the match options, in a sentence; null where they keep them. */
  violation: string | null;
}

const satisfiesCall = (expected: ExpectedCall, actual: ActualCall) =>
  expected.toolName === actual.toolName &&
  argumentsMatch(expected.arguments, actual.arguments, expected.argumentMatching);

/** `minCount` times the same call, but never many more than could be found. */
function repeated(expected: readonly ExpectedCall[], actualCount: number): ExpectedCall[] {
  return expected.flatMap((call) =>
    new Array<ExpectedCall>(Math.min(call.minCount, actualCount + 1)).fill(call),
  );
}

/**
 * Without restrictions every assertion stands for itself, so two of them may be satisfied by one
 * call: those that would be left over borrow one.
 */
function sharedMatches(
  expected: readonly ExpectedCall[],
  actual: readonly ActualCall[],
): { found: Set<number>; used: Set<number> } {
  const found = new Set<number>();
  const used = new Set<number>();
  const counts = new Map<ExpectedCall, number>();
  for (const [index, call] of expected.entries()) {
    const matches = [...actual.keys()].filter((at) => {
      const candidate = actual[at];
      return candidate !== undefined && satisfiesCall(call, candidate);
    });
    for (const at of matches) used.add(at);
    const seen = (counts.get(call) ?? 0) + 1;
    counts.set(call, seen);
    if (matches.length >= seen) found.add(index);
  }
  return { found, used };
}

function assignedMatches(
  expected: readonly ExpectedCall[],
  actual: readonly ActualCall[],
  rules: MatchRules,
): { found: Set<number>; used: Set<number> } {
  const satisfies = (expectedAt: number, actualAt: number) => {
    const [call, candidate] = [expected[expectedAt], actual[actualAt]];
    return call !== undefined && candidate !== undefined && satisfiesCall(call, candidate);
  };
  const assign = rules.order === 'ignore' ? assignInAnyOrder : assignInOrder;
  const pairs: Assignment = assign(expected.length, actual.length, satisfies);
  return { found: new Set(pairs.keys()), used: new Set(pairs.values()) };
}

function without<Item>(items: readonly Item[], indexes: ReadonlySet<number>): Item[] {
  return items.filter((_, index) => !indexes.has(index));
}

/** Pairs what is left over by tool name: the tool was called, but with other arguments. */
function pairByName(expected: readonly ExpectedCall[], actual: readonly ActualCall[]) {
  const unexpected = [...actual];
  const missing: ToolCall[] = [];
  const argumentMismatches: ArgumentMismatch[] = [];
  for (const call of expected) {
    const at = unexpected.findIndex(
      (candidate) => candidate.toolName === call.toolName && !satisfiesCall(call, candidate),
    );
    const [candidate] = at === -1 ? [] : unexpected.splice(at, 1);
    if (candidate === undefined) missing.push(toToolCall(call));
    else {
      argumentMismatches.push({
        expected: toToolCall(call),
        actual: toToolCall(candidate),
        mismatchedArguments: mismatchedArguments(
          call.arguments,
          candidate.arguments,
          call.argumentMatching,
        ),
      });
    }
  }
  return { missing, unexpected: unexpected.map(toToolCall), argumentMismatches };
}

const namesOf = (calls: readonly ToolCall[]) => calls.map(({ toolName }) => toolName).join(', ');

function violationOf(
  { missing, unexpected, argumentMismatches }: Omit<ToolCallAnalysis, 'violation'>,
  rules: MatchRules,
): string | null {
  if (!restrictsCalls(rules)) return null;
  if (argumentMismatches.length > 0) {
    return `Called with other arguments than expected: ${namesOf(argumentMismatches.map(({ expected }) => expected))}.`;
  }
  if (missing.length > 0) {
    const order = rules.order === 'ignore' ? '' : ' in the expected order';
    return `Expected tool calls are missing${order}: ${namesOf(missing)}.`;
  }
  const { maxExtraCalls } = rules;
  if (maxExtraCalls !== null && unexpected.length > maxExtraCalls) {
    return `${unexpected.length} unexpected tool calls where ${maxExtraCalls} are allowed: ${namesOf(unexpected)}.`;
  }
  return null;
}

/** Holds the expected calls of a prompt against the actual ones. */
export function analyseToolCalls(
  expectedCalls: readonly ExpectedCall[],
  actual: readonly ActualCall[],
  rules: MatchRules,
): ToolCallAnalysis {
  const expected = repeated(expectedCalls, actual.length);
  const { found, used } = restrictsCalls(rules)
    ? assignedMatches(expected, actual, rules)
    : sharedMatches(expected, actual);
  const leftOver = pairByName(without(expected, found), without(actual, used));
  return { ...leftOver, violation: violationOf(leftOver, rules) };
}
