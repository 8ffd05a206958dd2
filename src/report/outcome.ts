import * as z from 'zod';

export const outcome = z.enum(['passed', 'failed', 'incomplete', 'invalid']);
export type Outcome = z.infer<typeof outcome>;

/** A property of a suite in our own JUnit XML. Errors of that suite are missing results. */
export const VERDICT_PROPERTY = 'mcp-eval-gate.verdict';
