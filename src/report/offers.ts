import * as z from 'zod';

export const OFFERS = ['tool', 'prompt', 'resource', 'template'] as const;

/** Annotations of tools that say what a call cannot do. */
export const HINTS = [
  'readOnlyHint',
  'destructiveHint',
  'idempotentHint',
  'openWorldHint',
] as const;

/** A tool or something else that a server offers. */
export const offer = z.object({
  name: z.string(),
  /** Canonical JSON; null: not known, or too large. */
  inputSchema: z.string().nullable(),
  /** Canonical JSON; null: there is none. Absent, as all below: not known. */
  outputSchema: z.string().nullish(),
  /** What its annotations promise, such as `readOnlyHint`. */
  promises: z.array(z.enum(HINTS)).optional(),
  description: z.string().optional(),
});
export type Offer = z.infer<typeof offer>;
/** A prompt, a resource, or a template of resources. */
export const otherOffer = offer.extend({ kind: z.enum(OFFERS) });

/** A server, with what it offers. */
export const server = z.object({
  name: z.string(),
  /** Null: the list is not known. */
  tools: z.array(offer).nullable(),
  /** Prompts, resources and their templates; absent: not known. */
  others: z.array(otherOffer).optional(),
});
export type ReportServer = z.infer<typeof server>;
