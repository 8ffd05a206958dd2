import { type Context, createContext, Script } from 'node:vm';
import safeRegex from 'safe-regex2';
import { LIMITS } from '../../../contract/limits.ts';

/** Longest time a pattern may take; the slow ones need years, the others microseconds. */
const MATCH_LIMIT_MS = 500;

export type RegexJudgement = { matches: boolean } | { refused: string };

/** Where patterns are tried, one after the other: to make it takes longer than to try one. */
let trial: { context: Context; script: Script } | undefined;

/** The first match of a valid pattern in a text, refusing whatever could block the service. */
export function matchInTime(
  pattern: string,
  text: string,
): { groups: readonly (string | undefined)[] | null } | { refused: string } {
  if (text.length > LIMITS.regexInputLength) {
    return { refused: `the text is longer than ${LIMITS.regexInputLength} characters` };
  }
  if (!safeRegex(pattern)) {
    return { refused: 'the pattern has nested or too many quantifiers and could run forever' };
  }
  try {
    // Only a timeout of the VM stops a pattern that the check above did not see through.
    trial ??= { context: createContext(), script: new Script('new RegExp(pattern).exec(text)') };
    Object.assign(trial.context, { pattern, text });
    const found: RegExpExecArray | null = trial.script.runInContext(trial.context, {
      timeout: MATCH_LIMIT_MS,
    });
    return { groups: found && [...found] };
  } catch (error) {
    return { refused: `the pattern could not be judged in ${MATCH_LIMIT_MS} ms: ${String(error)}` };
  }
}

/** Whether a valid pattern matches a text, refusing whatever could block the service. */
export function judgeRegex(pattern: string, text: string): RegexJudgement {
  const match = matchInTime(pattern, text);
  return 'refused' in match ? match : { matches: match.groups !== null };
}

/** Whether a pattern matches all of these texts; false where that could block the service. */
export function matchesAll(pattern: string, texts: readonly string[]): boolean {
  return texts.every((text) => {
    const judgement = judgeRegex(pattern, text);
    return 'matches' in judgement && judgement.matches;
  });
}
