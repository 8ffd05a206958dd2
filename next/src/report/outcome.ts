import * as z from 'zod';

export const outcome = z.enum(['passed', 'failed', 'incomplete', 'invalid']);
export type Outcome = z.infer<typeof outcome>;
