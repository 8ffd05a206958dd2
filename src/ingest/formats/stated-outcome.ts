import type { CaseStatus } from '../parsed-case.ts';
import { cleanName } from '../text.ts';
import { outcomeOfWord } from './outcome-words.ts';

/** What the attributes of an element say about its outcome. */
export interface StatedOutcome {
  /** Null: a word that nobody here knows. */
  status: CaseStatus | null;
  /** The attribute that decided, as `status: failed`; null where none says anything. */
  said: string | null;
}

/** Attributes that hold a word for the outcome, of one producer or another. */
const wordAttributes = ['status', 'result', 'outcome', 'state', 'verdict'];
/** Attributes that hold a yes or no; a number other than 0 is a yes. */
const truthAttributes = ['success', 'successful', 'passed'];

/** Of several attributes the gravest decides; a word that is not known outweighs a good one. */
const gravity: Record<CaseStatus | 'unknown', number> = {
  error: 4,
  failed: 3,
  skipped: 2,
  unknown: 1,
  passed: 0,
};

/** The outcome that attributes state (GoogleTest, CTest, Allure and others). */
export function statedOutcome(attributes: Record<string, string>): StatedOutcome {
  let stated: StatedOutcome = { status: 'passed', said: null };
  const heed = (name: string, outcomeOf: (word: string) => CaseStatus | null) => {
    const word = attributes[name]?.trim() ?? '';
    if (word === '') return;
    const status = outcomeOf(word);
    const graver = gravity[status ?? 'unknown'] > gravity[stated.status ?? 'unknown'];
    if (stated.said === null || graver) stated = { status, said: `${name}: ${cleanName(word)}` };
  };
  for (const name of wordAttributes) heed(name, outcomeOfWord);
  for (const name of truthAttributes) heed(name, outcomeOfTruth);
  return stated;
}

function outcomeOfTruth(word: string): CaseStatus | null {
  if (!/^\d+$/.test(word)) return outcomeOfWord(word);
  return Number(word) === 0 ? 'failed' : 'passed';
}
