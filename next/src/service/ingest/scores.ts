import * as z from 'zod';
import { isObject } from '../../lib/json-values.ts';
import type { ReadRow } from './rows.ts';

const scores = z.array(
  z.looseObject({
    scorerId: z.string().min(1),
    passed: z.boolean().nullish(),
    gating: z.boolean().nullish(),
    deterministic: z.boolean().nullish(),
    status: z.string().nullish(),
  }),
);

/** What is known of the scores of a run while its rows come. */
export interface ScoreTally {
  /** Whether the scores of all rows hold; null if no row has scores. */
  isValid: boolean | null;
  /** Each scorer with what it declared first. */
  scorers: [id: string, declared: string][];
}

/** Checks the scores of rows. Adds what it learns to the tally. Null stands for a row without. */
export function checkScores(rows: readonly ReadRow[], tally: ScoreTally): (boolean | null)[] {
  const scorers = new Map(tally.scorers);
  const checked = rows.map(({ row: { passed, metadata } }) => {
    const sent = metadata?.['scores'] ?? [];
    if (Array.isArray(sent) && sent.length === 0) return null;
    const read = scores.safeParse(sent);
    const config = metadata?.['evaluationConfig'] ?? null;
    if (!read.success || !isObject(config)) return false;
    const ids = new Set(read.data.map(({ scorerId }) => scorerId));
    const agree = read.data.map((score) => {
      const { scorerId, gating = null, deterministic = null } = score;
      // A scorer means one thing in the whole run: what it gates by never changes.
      const declared = JSON.stringify([gating, deterministic]);
      const first = scorers.get(scorerId) ?? declared;
      scorers.set(scorerId, first);
      const isPassedError = score.status === 'error' && score.passed === true;
      return first === declared && !isPassedError && !(passed && gating && score.passed === false);
    });
    return ids.size === agree.length && !agree.includes(false);
  });
  tally.scorers = [...scorers];
  if (checked.includes(false)) tally.isValid = false;
  else if (checked.includes(true)) tally.isValid ??= true;
  return checked;
}
