import { LIMITS } from '../../../../contract/limits.ts';
import { workInTime } from '../../../../resilience/bounded-work.ts';

export type RegexJudgement = { matches: boolean } | { refused: string };

/** The first match of a valid pattern in a text, refusing whatever could block the service. */
export function matchInTime(
  pattern: string,
  text: string,
): { groups: readonly (string | undefined)[] | null } | { refused: string } {
  if (text.length > LIMITS.regexInputLength) {
    return { refused: `the text is longer than ${LIMITS.regexInputLength} characters` };
  }
  const found = workInTime(() => new RegExp(pattern).exec(text));
  return 'refused' in found ? found : { groups: found.value && [...found.value] };
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
