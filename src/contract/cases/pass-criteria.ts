import { z } from 'zod';

/** What a run must meet. */
export const passCriteriaSchema = z.strictObject({
  minimumPassRate: z.number().min(0).max(100).describe('Percent of the iterations that must pass.'),
});
