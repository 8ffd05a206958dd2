import type { TranscriptAssertion } from '../api/cases/assertions.ts';
import type { MatchRules } from '../api/cases/cases.ts';
import { missedArguments } from './arguments.ts';
import type { Miss, RecordedCall, TranscriptView } from './record.ts';

export type ToolCalledWith = Extract<TranscriptAssertion, { type: 'toolCalledWith' }>;

/** Most characters of an answer that a pattern judges. */
const MAX_JUDGED = 100_000;

/** Judges an assertion about calls or the answer of a model; null: it holds. */
export function judgeTranscript(
  assertion: TranscriptAssertion,
  view: TranscriptView,
  rules: MatchRules,
): Miss | null {
  const { type } = assertion;
  if (type === 'toolCalledWith') return judgeCalledWith(assertion, view.calls, rules);
  if (type === 'responseMatches' && view.answer.length > MAX_JUDGED) {
    return { kind: 'limit', which: 'size', path: null };
  }
  const { holds, expected, observed } = compare(assertion, view);
  const isUnknown = type === 'tokenBudgetUnder' && observed === null;
  return holds ? null : missOf(isUnknown ? 'unknown' : null, expected, observed);
}

/** What an assertion expects, and what is there. */
function compare(
  assertion: Exclude<TranscriptAssertion, ToolCalledWith>,
  { calls, allCalls, answer, tokens, turns }: TranscriptView,
): { holds: boolean; expected: string | number; observed: string | number | null } {
  const said = answer.trim() === '' ? null : answer;
  switch (assertion.type) {
    case 'toolCalledAtLeastOnce': {
      const holds = calls.some(({ toolName }) => toolName === assertion.toolName);
      return { holds, expected: assertion.toolName, observed: namesOf(calls) };
    }
    case 'toolNeverCalled': {
      const call = calls.find(({ toolName }) => toolName === assertion.toolName);
      const observed = call === undefined ? null : writeCall(call.toolName, call.arguments);
      return { holds: call === undefined, expected: assertion.toolName, observed };
    }
    case 'firstToolWas': {
      const first = calls[0]?.toolName ?? null;
      return { holds: first === assertion.toolName, expected: assertion.toolName, observed: first };
    }
    case 'responseContains': {
      const { needle, caseSensitive = false } = assertion;
      const fold = (text: string) => (caseSensitive ? text : text.toLowerCase());
      return { holds: fold(answer).includes(fold(needle)), expected: needle, observed: said };
    }
    case 'responseMatches': {
      const { pattern } = assertion;
      return { holds: new RegExp(pattern).test(answer), expected: pattern, observed: said };
    }
    case 'finalAssistantMessageNonEmpty':
      return { holds: said !== null, expected: '', observed: null };
    case 'noToolErrors': {
      const call = allCalls.find(
        ({ error, isErrorExpected }) => error !== null && !isErrorExpected,
      );
      const observed = call === undefined ? null : `${call.toolName}: ${call.error}`;
      return { holds: call === undefined, expected: '', observed };
    }
    case 'tokenBudgetUnder': {
      const holds = tokens !== null && tokens < assertion.tokens;
      return { holds, expected: assertion.tokens, observed: tokens };
    }
    case 'turnCountUnder':
      return { holds: turns < assertion.turns, expected: assertion.turns, observed: turns };
  }
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
  calls: readonly RecordedCall[],
  rules: MatchRules,
): Miss | null {
  const { toolName, args, minCount = 1 } = assertion;
  const expected = writeCall(toolName, args.args);
  const called = calls.flatMap((call) => {
    const missed = missedBy(assertion, call, rules);
    return missed === null ? [] : [{ call, missed }];
  });
  called.sort((one, other) => one.missed.length - other.missed.length);
  const count = called.filter(({ missed }) => missed.length === 0).length;
  if (count >= minCount) return null;
  const [nearest] = called;
  if (nearest === undefined) return missOf(null, expected, namesOf(calls));
  if (count > 0) return missOf('minCount', `${minCount} × ${expected}`, count);
  const { call, missed } = nearest;
  // Long texts are cut at their end.
  const wrongFirst = (all: RecordedCall['arguments']) =>
    Object.fromEntries([...missed, ...Object.keys(all)].map((name) => [name, all[name]]));
  return missOf(
    'arguments',
    writeCall(toolName, wrongFirst(args.args)),
    writeCall(toolName, wrongFirst(call.arguments)),
    `$[${JSON.stringify(missed[0])}]`,
  );
}

/** Makes a miss of an assertion about calls. */
export const missOf = (
  condition: string | null,
  expected: string | number,
  observed: string | number | null,
  path: string | null = null,
): Miss => {
  const shown = observed === null ? null : String(observed);
  return { kind: 'miss', condition, path, expected: String(expected), observed: shown };
};

/** The tools that were called, in order; null: none was. */
export const namesOf = (calls: readonly RecordedCall[]): string | null =>
  calls.length === 0 ? null : calls.map(({ toolName }) => toolName).join(', ');

/** Writes a call as its tool and its arguments. */
export const writeCall = (toolName: string, args: Readonly<Record<string, unknown>>): string =>
  `${toolName} ${JSON.stringify(args)}`;
