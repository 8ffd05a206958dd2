import type { CaseStatus } from '../parsed-case.ts';
import { cleanText } from '../text.ts';

/** What producers call an outcome, in lower case and without what parts its words. */
const words: Record<CaseStatus, string> = {
  passed:
    'pass passed passing success successful successfully succeeded ok okay true yes run ran ' +
    'complete completed done executed finished expected fixed flaky bpass',
  failed:
    'fail failed failing failure failures ko notok unsuccessful unexpected regression false no xpass',
  error:
    'error errored errors broken broke timeout timedout interrupted crash crashed abort aborted ' +
    'kill killed cancel canceled cancelled terminated exception fatal panic panicked blocked hung',
  skipped:
    'skip skipped skipping notrun notexecuted disabled suppressed ignore ignored pending todo ' +
    'excluded filtered xfail xfailed bfail bxfail bxpass',
};

const outcomes = new Map<string, CaseStatus>();
for (const status of ['passed', 'failed', 'error', 'skipped'] as const) {
  for (const word of words[status].split(' ')) outcomes.set(word, status);
}

/** No outcome is called anything longer; a look at more would only cost time. */
const MAX_WORD_LENGTH = 40;

/** What a producer means by its word for an outcome, however spelt; null where nobody knows. */
export function outcomeOfWord(word: string): CaseStatus | null {
  if (word.length > MAX_WORD_LENGTH) return null;
  return outcomes.get(word.toLowerCase().replace(/[\s_-]+/g, '')) ?? null;
}

/** An outcome's word as a message tells it: one short line, whatever somebody wrote there. */
export function toldWord(word: string): string {
  return cleanText(word, MAX_WORD_LENGTH).replace(/\s+/g, ' ');
}
