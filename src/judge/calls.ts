import type { TranscriptAssertion } from '../api/cases/assertions.ts';
import type { MatchRules } from '../api/cases/cases.ts';
import { isTypeWord, matcherOf } from '../api/cases/matchers.ts';
import { isEqual, isObject } from '../lib/json-values.ts';
import { includesText, OF_ARGUMENTS } from './conditions.ts';
import { limitMiss, missOf, missUnless } from './miss.ts';
import type { Miss, RecordedCall, TranscriptView } from './record.ts';

export type ToolCalledWith = Extract<TranscriptAssertion, { type: 'toolCalledWith' }>;
type Arguments = Readonly<Record<string, unknown>>;
type Judge<Judged> = (assertion: Judged, view: TranscriptView, rules: MatchRules) => Miss | null;

/** Most characters of an answer that a pattern judges. */
const MAX_JUDGED = 100_000;

const JUDGES: {
  [Type in TranscriptAssertion['type']]: Judge<Extract<TranscriptAssertion, { type: Type }>>;
} = {
  toolCalledWith: judgeCalledWith,
  toolCalledAtLeastOnce: ({ toolName }, { calls }) => {
    const isCalled = calls.some((call) => call.toolName === toolName);
    return missUnless(isCalled, toolName, namesOf(calls));
  },
  toolNeverCalled: ({ toolName }, { calls }) => {
    const call = calls.find((one) => one.toolName === toolName);
    return call === undefined ? null : missOf(toolName, writeCall(toolName, call.arguments));
  },
  firstToolWas: ({ toolName }, { calls: [first] }) =>
    missUnless(first?.toolName === toolName, toolName, first?.toolName ?? null),
  responseContains: ({ needle, caseSensitive }, { answer }) =>
    judgeAnswer(includesText(answer, needle, caseSensitive), needle, answer),
  responseMatches: ({ pattern }, { answer }) => {
    if (answer.length > MAX_JUDGED) return limitMiss('size');
    return judgeAnswer(new RegExp(pattern).test(answer), pattern, answer);
  },
  finalAssistantMessageNonEmpty: (_, { answer }) => judgeAnswer(answer.trim() !== '', '', answer),
  noToolErrors: (_, { allCalls }) => {
    const call = allCalls.find(({ error, isErrorExpected }) => error !== null && !isErrorExpected);
    return call === undefined ? null : missOf('', `${call.toolName}: ${call.error}`);
  },
  tokenBudgetUnder: ({ tokens: bound }, { tokens }) =>
    tokens === null ? missOf(bound, null, 'unknown') : missUnless(tokens < bound, bound, tokens),
  turnCountUnder: ({ turns: bound }, { turns }) => missUnless(turns < bound, bound, turns),
};

export const judgeTranscript: Judge<TranscriptAssertion> = (assertion, view, rules) => {
  // The table joins each type with its assertion, which an assertion of any type loses.
  const judge = JUDGES[assertion.type] as Judge<TranscriptAssertion>;
  return judge(assertion, view, rules);
};

const judgeAnswer = (holds: boolean, expected: string, answer: string) =>
  missUnless(holds, expected, answer.trim() === '' ? null : answer);

/** Names the arguments that are wrong, missing or, with `exact`, not expected. */
export function missedArguments(
  expected: Arguments,
  observed: Arguments,
  matching: MatchRules['argumentMatching'],
): string[] {
  if (matching === 'ignore') return [];
  const [more, fits] = matching === 'exact' ? [Object.keys(observed), isEqual] : [[], fitsInPart];
  const isThere = (name: string) => Object.hasOwn(expected, name) && Object.hasOwn(observed, name);
  return [...new Set([...Object.keys(expected), ...more])].filter(
    (name) => !isThere(name) || !fits(expected[name], observed[name]),
  );
}

function fitsInPart(expected: unknown, observed: unknown): boolean {
  if (isTypeWord(expected)) return OF_ARGUMENTS.type(observed, expected);
  const matcher = matcherOf(expected);
  if (matcher !== null) return OF_ARGUMENTS[matcher.key](observed, matcher.operand);
  if (Array.isArray(expected)) {
    if (!Array.isArray(observed) || expected.length !== observed.length) return false;
    return expected.every((item, at) => fitsInPart(item, observed[at]));
  }
  if (!isObject(expected)) return isEqual(expected, observed);
  return isObject(observed) && missedArguments(expected, observed, 'partial').length === 0;
}

/** Names the arguments of a call that are wrong; null: it is a call of another tool. */
export function missedBy(
  { toolName, args }: ToolCalledWith,
  call: RecordedCall,
  rules: MatchRules,
): string[] | null {
  if (call.toolName !== toolName) return null;
  const matching = args.argumentMatching ?? rules.argumentMatching;
  return missedArguments(args.args, call.arguments, matching);
}

function judgeCalledWith(
  assertion: ToolCalledWith,
  { calls }: TranscriptView,
  rules: MatchRules,
): Miss | null {
  const { toolName, args, minCount = 1 } = assertion;
  const expected = writeExpected(assertion);
  const called = calls.flatMap((call) => {
    const missed = missedBy(assertion, call, rules);
    return missed === null ? [] : [{ call, missed }];
  });
  called.sort((one, other) => one.missed.length - other.missed.length);
  const count = called.filter(({ missed }) => missed.length === 0).length;
  if (count >= minCount) return null;
  const [nearest] = called;
  if (nearest === undefined) return missOf(expected, namesOf(calls));
  if (count > 0) return missOf(`${minCount} × ${expected}`, count, 'minCount');
  const { call, missed } = nearest;
  // Long texts are cut at their end.
  const wrongFirst = (all: RecordedCall['arguments']) =>
    Object.fromEntries([...missed, ...Object.keys(all)].map((name) => [name, all[name]]));
  return missOf(
    writeCall(toolName, wrongFirst(args.args)),
    writeCall(toolName, wrongFirst(call.arguments)),
    'arguments',
    `$[${JSON.stringify(missed[0])}]`,
  );
}

/** The tools that were called, in order; null: none was. */
export const namesOf = (calls: readonly RecordedCall[]): string | null =>
  calls.length === 0 ? null : calls.map(({ toolName }) => toolName).join(', ');

/** Writes an expected call; the tool alone if its arguments do not count. */
export const writeExpected = ({ toolName, args }: ToolCalledWith): string =>
  args.argumentMatching === 'ignore' ? toolName : writeCall(toolName, args.args);

export const writeCall = (toolName: string, args: Arguments): string =>
  `${toolName} ${JSON.stringify(args)}`;
