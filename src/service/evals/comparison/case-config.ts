import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../contract/wire/canonical-json.ts';
import type { ResolvedTestCase } from '../../engine/plan.ts';
import type { IterationRecord } from '../../storage/records.ts';

const HASH_CHARACTERS = 32;

/** The same for cases that do and judge the same, however often they do. */
export function hashOfCase({ id: _, runs: _runs, ...said }: ResolvedTestCase): string {
  return hashOf(said);
}

/** What an iteration says of its case; null where it does not. */
export function configOf(iteration: IterationRecord): string | null {
  const { reported, model, provider, expectedToolCalls } = iteration;
  if (reported === null) return iteration.configHash;
  const { query, expectedOutput, isNegativeTest, advancedConfig, matchOptions } = reported;
  return hashOf({
    ...{ model, provider, expectedToolCalls, query, expectedOutput },
    ...{ isNegativeTest, advancedConfig, matchOptions },
  });
}

export const hashOf = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, HASH_CHARACTERS);
