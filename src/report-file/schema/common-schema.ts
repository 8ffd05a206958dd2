import { z } from 'zod';
import { DIGEST, type Digest } from '../../model/run-report.ts';

export const count = z.int().nonnegative();
/** What a Date can hold; readers make dates of it. */
const MAX_EPOCH_MS = 8_640_000_000_000_000;
export const epochMs = z
  .number()
  .min(-MAX_EPOCH_MS)
  .max(MAX_EPOCH_MS)
  .nullable()
  .describe('Epoch milliseconds; null where not known.');

export const locationSchema = z
  .object({
    file: z.string(),
    line: z.number().nullable(),
    column: z.exactOptional(z.number()),
  })
  .describe('Place in the repository; `file` is relative to its root.');

/** A text that is what it is by its form; the compiler does not see a pattern. */
export const digestSchema = z.string().regex(DIGEST) as unknown as z.ZodType<Digest, string>;
