import type { RunReport } from '../model/run-report.ts';
import type { Verdict } from '../model/verdict.ts';
import type { Logger } from '../ports/logger.ts';
import { placeOf } from '../render/annotations.ts';
import { storyLines } from '../render/terminal/story-lines.ts';
import { checkWords, OUTCOME_NAMES } from '../render/words/check-words.ts';
import { describeQuarantine } from '../render/words/quarantine-words.ts';
import { headlineOf } from '../render/words/verdict-words.ts';
import { MAX_ANNOTATIONS } from './github/annotations.ts';
import { clipCharacters } from './github/clipped-text.ts';

/** Of a line of the log: people write as much as they like, and the report has all of it. */
const MAX_NOTE_LENGTH = 500;

/** A log is read at any width, and its lines are searched as they are. */
const PLAIN_PAGE = { width: 80, paint: (_: unknown, text: string) => text };

/** Tells the verdict in the log: what changed and why cases failed, its checks, and in the end itself, as an error where it is red. */
export function logVerdict(
  { report, verdict }: { report: RunReport | null; verdict: Verdict },
  { annotated, red, ofServers }: { annotated: boolean; red: boolean; ofServers: boolean },
  logger: Pick<Logger, 'info' | 'notice' | 'error'>,
): void {
  for (const line of storyLines({ report, verdict }, PLAIN_PAGE)) logger.info(line);
  for (const check of verdict.checks) {
    const { title, expected, actual } = checkWords(check);
    const role = check.gates ? '' : ', which only informs';
    logger.info(
      `${title}: ${OUTCOME_NAMES[check.outcome]}${role} (expected ${expected}; found ${actual})`,
    );
  }
  for (const note of verdict.quarantine ?? []) {
    const told = clipCharacters(describeQuarantine(note), MAX_NOTE_LENGTH);
    logger[note.state === 'active' ? 'info' : 'notice'](`Quarantine: ${told}`);
  }
  logger[red ? 'error' : 'info'](closingLine(verdict, { annotated, ofServers }));
}

/** The verdict in a line, and below it the mistakes that no annotation has told. */
function closingLine(
  verdict: Verdict,
  { annotated, ofServers }: { annotated: boolean; ofServers: boolean },
): string {
  const { value, troubles, judged } = verdict;
  // Reports of several jobs are judged in a mode of their own.
  const about = ofServers || judged?.sampleOf === 'server' ? 'Servers' : 'Evals';
  const whole = `${about} ${value}: ${headlineOf(verdict)}`;
  if (value !== 'invalid' || troubles.length === 0) return whole;
  // With so many, some have no annotation.
  const allTold = annotated && troubles.length < MAX_ANNOTATIONS;
  const [only = ''] = troubles;
  if (troubles.length === 1) {
    const place = allTold ? placeOf(only) : null;
    return place === null ? whole : `${about} ${value}: The configuration is wrong at ${place}.`;
  }
  const untold = allTold ? troubles.filter((text) => placeOf(text) === null) : troubles;
  return [whole, ...untold.map((text) => `- ${text}`)].join('\n');
}
