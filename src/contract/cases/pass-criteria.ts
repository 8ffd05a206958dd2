import { z } from 'zod';

/** `minimumPassRate` is percent, 0 to 100. */
export const passCriteriaSchema = z.strictObject({ minimumPassRate: z.number().min(0).max(100) });
