import type { Verdict } from '../model/verdict.ts';
import type { Logger } from '../ports/logger.ts';
import { placeOf } from '../render/annotations.ts';
import { MAX_ANNOTATIONS } from './github/annotations.ts';

/** Tells the verdict in the log: its checks, and in the end itself, as an error where it is red. */
export function logVerdict(
  verdict: Verdict,
  { annotated, red }: { annotated: boolean; red: boolean },
  logger: Pick<Logger, 'info' | 'error'>,
): void {
  // What is wrong with a configuration is all there is to say of it, and is said once.
  if (verdict.value !== 'invalid') {
    for (const { title, outcome, expected, actual } of verdict.checks) {
      logger.info(`${title}: ${outcome} (expected ${expected}; found ${actual})`);
    }
  }
  logger[red ? 'error' : 'info'](closingLine(verdict, annotated));
}

/** The verdict in a line, and below it the mistakes that no annotation has told. */
function closingLine({ value, headline, checks }: Verdict, annotated: boolean): string {
  const whole = `Evals ${value}: ${headline}`;
  if (value !== 'invalid' || checks.length === 0) return whole;
  const texts = checks.map(({ actual }) => actual);
  // With so many, some have no annotation.
  const allTold = annotated && checks.length < MAX_ANNOTATIONS;
  const [only = ''] = texts;
  if (texts.length === 1) {
    const place = allTold ? placeOf(only) : null;
    return place === null ? whole : `Evals ${value}: The configuration is wrong at ${place}.`;
  }
  const untold = allTold ? texts.filter((text) => placeOf(text) === null) : texts;
  return [whole, ...untold.map((text) => `- ${text}`)].join('\n');
}
