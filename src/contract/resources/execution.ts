import { z } from 'zod';

/** How a run was carried out. Times are in milliseconds. */
export const runExecutionSchema = z.looseObject({
  isolation: z.string(),
  /** Iterations carried out at once, at most. */
  concurrency: z.number(),
  /** How often a server was started or, where it is remote, connected to. */
  starts: z.number(),
  wallMs: z.number(),
  /** Of all iterations together: what their steps took, and what they waited for servers before. */
  workMs: z.number(),
  startupMs: z.number(),
  servers: z.array(
    z.looseObject({
      name: z.string(),
      protocolVersion: z.string(),
      /** Names, as the look at it before the run found them; absent where that found none out. */
      tools: z.array(z.string()).optional(),
      /** How many it has beside these; absent where these are all. */
      moreTools: z.number().optional(),
    }),
  ),
  /** What went wrong without deciding anything, such as a `teardown` that failed. */
  warnings: z.array(z.string()).optional(),
});
export type RunExecution = z.infer<typeof runExecutionSchema>;
