import type { ReadRow } from '../../contract/resources/ingest.ts';
import { hasScores, type Score, scoresSchema } from '../evals/results/reported-scores.ts';
import type { ReportedDetails, ScoreTally } from '../storage/records.ts';

/** Scorers that a run may have, each of which is remembered as it was declared first. */
const MAX_SCORERS = 1_000;

type ScoredRow = Pick<ReadRow, 'passed' | 'metadata'>;

/** Looks at the scores of a run's rows as they come. */
export interface ScoreBook {
  /** Why the scores of a row do not hold; undefined where they do, or it has none. */
  check(row: ScoredRow): string | undefined;
  /** Counts a row that was stored. */
  count(stored: Pick<ReportedDetails, 'metadata' | 'scoreProblem'>): void;
  /** What is known now; null where no row has scores. */
  tally(): ScoreTally | null;
}

/** @param before what is known of the rows that the run has */
export function openScoreBook(before: ScoreTally | null): ScoreBook {
  const scorers = new Map(Object.entries(before?.scorers ?? {}));
  let { scored, quarantined } = before ?? { scored: 0, quarantined: 0 };
  return {
    check(row) {
      if (!hasScores(row)) return undefined;
      const read = readScores(row);
      return typeof read === 'string'
        ? read
        : (contradictionIn(read, row) ?? declare(read, scorers));
    },
    count(stored) {
      if (!hasScores(stored)) return;
      scored += 1;
      if (stored.scoreProblem !== undefined) quarantined += 1;
    },
    tally: () =>
      scored === 0 ? null : { scored, quarantined, scorers: Object.fromEntries(scorers) },
  };
}

/** The scores of a row, or why they cannot be read. */
function readScores({ metadata }: ScoredRow): Score[] | string {
  const config = metadata?.['evaluationConfig'];
  if (typeof config !== 'object' || config === null || Array.isArray(config)) {
    return 'the row has scores, but no evaluationConfig that says what they mean';
  }
  const { data, error } = scoresSchema.safeParse(metadata?.['scores']);
  if (data !== undefined) return data;
  const path = error.issues[0]?.path.map(String).join('.') ?? '';
  return `scores${path === '' ? '' : `.${path}`}: ${error.issues[0]?.message ?? 'no list of scores'}`;
}

function contradictionIn(scores: readonly Score[], { passed }: ScoredRow): string | undefined {
  const seen = new Set<string>();
  for (const score of scores) {
    const name = JSON.stringify(score.scorerId.slice(0, 200));
    if (seen.has(score.scorerId)) return `the scorer ${name} scores twice in one row`;
    seen.add(score.scorerId);
    if (score.status === 'error' && score.passed === true) {
      return `the scorer ${name} ended in an error, and passed all the same`;
    }
    if (passed && score.gating === true && score.passed === false) {
      return `the row passed, though the gating scorer ${name} did not`;
    }
  }
  return undefined;
}

/** One scorer means one thing in all of a run: what it gates by cannot change from row to row. */
function declare(scores: readonly Score[], scorers: Map<string, string>): string | undefined {
  for (const { scorerId, gating, deterministic } of scores) {
    const name = JSON.stringify(scorerId.slice(0, 200));
    const declared = JSON.stringify([gating ?? null, deterministic ?? null]);
    const first = scorers.get(scorerId);
    if (first !== undefined && first !== declared) {
      return `the scorer ${name} is declared otherwise than in an earlier row of the run`;
    }
    if (first === undefined && scorers.size >= MAX_SCORERS) {
      return `the run has more than ${MAX_SCORERS} scorers`;
    }
    scorers.set(scorerId, declared);
  }
  return undefined;
}
