import type { Verdict } from '../model/verdict.ts';
import { isUsersTrouble, troubleTexts } from '../trouble/whose-trouble.ts';

/**
 * Verdict where no results came about, or a service refuses them. One text a mistake.
 * @param told takes out of a text what nobody is to see.
 */
export function verdictOnTrouble(error: unknown, told: (text: string) => string): Verdict {
  const texts = troubleTexts(error).map(told);
  return isUsersTrouble(error) ? invalidVerdict(texts) : incompleteVerdict(texts.join(' '));
}

/** Verdict where the configuration is wrong and nothing was run. One text a problem. */
export function invalidVerdict(texts: readonly string[]): Verdict {
  const troubles = texts.map(onOneLine).filter((text) => text !== '');
  return { value: 'invalid', checks: [], judged: null, troubles };
}

/** Verdict where something outside the configuration kept a report from coming about. */
export function incompleteVerdict(message: string): Verdict {
  return { value: 'incomplete', checks: [], judged: null, troubles: [onOneLine(message)] };
}

/** What a problem quotes may have line breaks of its own: they do not make it two. */
function onOneLine(text: string): string {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}
