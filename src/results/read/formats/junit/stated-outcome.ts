import type { CaseStatus } from '../../parsed-case.ts';
import { outcomeOfWord, toldWord } from '../outcome-words.ts';

/** What the attributes of an element say about its outcome. */
export interface StatedOutcome {
  /** Null: a word that nobody here knows. */
  status: CaseStatus | null;
  /** The attribute that decided, as `status: failed`; null where none says anything. */
  said: string | null;
}

/** Attributes that hold a word for the outcome, of one producer or another. */
const wordAttributes = ['status', 'result', 'outcome', 'state', 'verdict'];
/** Attributes that hold a yes or no; of a case a number other than 0 is a yes. */
const truthAttributes = ['success', 'successful', 'passed'];

/** Of several attributes the gravest decides; a word that is not known outweighs a good one. */
const gravity: Record<CaseStatus | 'unknown', number> = {
  error: 4,
  failed: 3,
  skipped: 2,
  unknown: 1,
  passed: 0,
};

const SAYS_NOTHING: StatedOutcome = { status: 'passed', said: null };

/** The outcome that attributes of a case state (GoogleTest, CTest, Allure and others). */
export function statedOutcome(attributes: Record<string, string>): StatedOutcome {
  let stated = SAYS_NOTHING;
  for (const name of wordAttributes) {
    const word = attributes[name];
    if (word !== undefined) stated = graver(stated, name, word, outcomeOfWord);
  }
  for (const name of truthAttributes) {
    const word = attributes[name];
    if (word !== undefined) stated = graver(stated, name, word, outcomeOfTruth);
  }
  return stated;
}

/** The outcome that attributes of a suite state, where numbers are counts: `passed="0"`. */
export function statedSuiteOutcome(attributes: Record<string, string>): StatedOutcome {
  let stated = SAYS_NOTHING;
  for (const name of [...wordAttributes, ...truthAttributes]) {
    const word = attributes[name];
    if (word !== undefined) stated = graver(stated, name, word, outcomeOfWord);
  }
  return stated;
}

function graver(
  before: StatedOutcome,
  name: string,
  written: string,
  outcomeOf: (word: string) => CaseStatus | null,
): StatedOutcome {
  const word = written.trim();
  if (word === '') return before;
  const status = outcomeOf(word);
  const isGraver = gravity[status ?? 'unknown'] > gravity[before.status ?? 'unknown'];
  if (before.said !== null && !isGraver) return before;
  return { status, said: `${name}: ${toldWord(word)}` };
}

function outcomeOfTruth(word: string): CaseStatus | null {
  if (!/^\d+$/.test(word)) return outcomeOfWord(word);
  return Number(word) === 0 ? 'failed' : 'passed';
}
