import * as z from 'zod';
import { canonicalJson } from '../lib/canonical-json.ts';
import { type RunReport, server } from './report.ts';
import { OFFERS } from './verdict.ts';

/** What servers offer, for version control. */
export const snapshot = z.object({
  snapshotVersion: z.literal(1),
  // A merge can leave a server twice, and a hand what `tools` does not write.
  servers: z
    .array(server)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length)
    .refine((all) => all.some(({ tools }) => tools !== null)),
});

/** Writes a snapshot: the same bytes for the same offers, in any order. */
export function writeSnapshot(servers: RunReport['servers']): string {
  const sorted = <Item extends { name: string }>(items: readonly Item[]) =>
    items.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const all = sorted(servers).map((one) => {
    const lists = OFFERS.map((kind) => [kind, sorted(one[kind] ?? [])]);
    return { name: one.name, ...Object.fromEntries(lists) };
  });
  const text = canonicalJson({ snapshotVersion: 1, servers: all });
  return `${JSON.stringify(JSON.parse(text), null, 2)}\n`;
}
