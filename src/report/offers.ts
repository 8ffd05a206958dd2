import * as z from 'zod';

export const OFFERS = ['tool', 'prompt', 'resource', 'template'] as const;

/** A tool or something else that a server offers. */
const offer = z.object({
  name: z.string(),
  /** Canonical JSON; null: not known, or too large. */
  inputSchema: z.string().nullable(),
  /** Canonical JSON; null: there is none. Absent, as all below: not known. */
  outputSchema: z.string().nullish(),
  /** What its annotations promise, such as `readOnlyHint`. */
  promises: z.array(z.string()).optional(),
  description: z.string().optional(),
});
export type Offer = z.infer<typeof offer>;

/** A server, with what it offers. */
export const server = z.object({
  name: z.string(),
  /** Null: the list is not known. */
  tools: z.array(offer).nullable(),
  /** Prompts, resources and their templates; absent: not known. */
  others: z.array(offer.extend({ kind: z.enum(OFFERS) })).optional(),
});
export type ReportServer = z.infer<typeof server>;
