import { z } from 'zod';

/** Item of GET …/iterations/{iterationId}/steps: what became of a step as it was written. */
export const stepResultSchema = z.looseObject({
  stepId: z.string(),
  stepIndex: z.number(),
  kind: z.string(),
  /** `ok`, `fail`, `skipped` (not carried out) or `pending` (not yet). */
  status: z.string(),
  reason: z.string().nullish(),
});
export type StepResult = z.infer<typeof stepResultSchema>;
