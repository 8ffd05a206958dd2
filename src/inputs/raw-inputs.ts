import { z } from 'zod';
import { EMBEDDED } from './kinds/address.ts';

/** Inputs as they were written; one left out and one left empty are mostly both undefined. */
export type RawInputs = Readonly<Record<string, string | undefined>>;

/** Whether the evals service of this repository is to be started on the runner. */
export function isEmbedded(raw: RawInputs): boolean {
  return (raw['base-url'] ?? EMBEDDED) === EMBEDDED;
}

/** `toJSON(strategy)`; a job without a matrix is the only one of one. */
const strategySchema = z.object({ 'job-index': z.int().min(0), 'job-total': z.int().min(1) });

/** Inputs with `shard: matrix` written out, such as `2/5`, where the strategy tells it. */
export function withMatrixShard(raw: RawInputs): RawInputs {
  const strategy = raw['shard'] === 'matrix' ? readStrategy(raw['strategy'] ?? '') : null;
  if (strategy === null) return raw;
  // GitHub counts jobs from 0.
  return { ...raw, shard: `${strategy['job-index'] + 1}/${strategy['job-total']}` };
}

function readStrategy(json: string): z.output<typeof strategySchema> | null {
  try {
    return strategySchema.safeParse(JSON.parse(json)).data ?? null;
  } catch (error) {
    // Written by hand: what is wrong with `shard` is told then.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
