import * as z from 'zod';
import { canonicalJson } from '../lib/canonical-json.ts';
import { type Offer, offer, otherOffer, type ReportServer } from './offers.ts';

const object = z.record(z.string(), z.unknown()).transform(canonicalJson);
const schemas = { inputSchema: object.nullable(), outputSchema: object.nullish() };
const snapshot = z.object({
  snapshotVersion: z.literal(1),
  servers: z.array(
    z.object({
      name: z.string(),
      tools: z.array(offer.extend(schemas)),
      others: z.array(otherOffer.extend(schemas)),
    }),
  ),
});

/** Writes what servers offer, for version control: the same bytes for the same offers in any order. */
export function writeSnapshot(servers: readonly ReportServer[]): string {
  const sorted = <Item extends { name: string; kind?: string }>(items: readonly Item[]) =>
    items.toSorted((a, b) => (`${a.name} ${a.kind}` < `${b.name} ${b.kind}` ? -1 : 1));
  const parsed = (text: string | null = null): unknown => text && JSON.parse(text);
  const listed = (offers: readonly Offer[] | null = null) =>
    sorted(offers ?? []).map((one) => ({
      ...one,
      inputSchema: parsed(one.inputSchema),
      outputSchema: parsed(one.outputSchema),
    }));
  const all = sorted(servers).map(({ name, tools, others }) => ({
    name,
    tools: listed(tools),
    others: listed(others),
  }));
  const text = canonicalJson({ snapshotVersion: 1, servers: all });
  return `${JSON.stringify(JSON.parse(text), null, 2)}\n`;
}

/** What servers offered when a snapshot was written; null: it is none. */
export const readSnapshot = (value: unknown): ReportServer[] | null =>
  snapshot.safeParse(value).data?.servers ?? null;
