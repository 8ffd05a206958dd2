import { z } from 'zod';
import type { ReportedDetails } from '../../storage/records.ts';

/** A score as the reporters of the published SDK put it into the metadata of a row. */
const scoreSchema = z.looseObject({
  scorerId: z.string().min(1),
  value: z.number().nullish(),
  passed: z.boolean().nullish(),
  gating: z.boolean().nullish(),
  deterministic: z.boolean().nullish(),
  status: z.string().nullish(),
});
export type Score = z.infer<typeof scoreSchema>;
export const scoresSchema = z.array(scoreSchema);

/** Whether a row came with scores, whatever they are. An empty list is none. */
export function hasScores({ metadata }: Pick<ReportedDetails, 'metadata'>): boolean {
  const scores = metadata?.['scores'];
  return Array.isArray(scores) ? scores.length > 0 : scores !== undefined && scores !== null;
}
