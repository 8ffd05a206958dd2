import type { Digest, PackedRoster, SuiteRoster } from '../run-report.ts';

/** A case of a suite, whoever runs it. */
export interface RosterCase {
  identity: Digest;
  title: string;
  /** Iterations that were asked for; 0 where it is skipped. */
  planned: number;
}

/** So many are one text: few texts for whoever counts values, short ones for whoever writes them. */
const CASES_PER_TEXT = 1_000;

export function packRoster(cases: readonly RosterCase[]): SuiteRoster {
  const entries = cases.map(({ identity, planned }) => `${identity},${planned};`);
  const packed: PackedRoster[] = [];
  for (let at = 0; at < entries.length; at += CASES_PER_TEXT) {
    packed.push(entries.slice(at, at + CASES_PER_TEXT).join('') as PackedRoster);
  }
  return { packed, titles: cases.map(({ title }) => title) };
}

/** More than a suite may ask for of a case. */
export const MOST_PLANNED = 999_999;
const PACKED = /([0-9a-f]{16}),(\d{1,6});/y;

/** The cases of a roster that anybody may have written; null where it is none. */
export function readRoster({
  packed,
  titles,
}: {
  packed: readonly string[];
  titles: readonly string[];
}): RosterCase[] | null {
  const cases: RosterCase[] = [];
  for (const text of packed) {
    PACKED.lastIndex = 0;
    while (PACKED.lastIndex < text.length) {
      const [, identity, planned] = PACKED.exec(text) ?? [];
      const title = titles[cases.length];
      if (identity === undefined || title === undefined) return null;
      cases.push({ identity: identity as Digest, title, planned: Number(planned) });
    }
  }
  return cases.length === titles.length ? cases : null;
}

/** The cases of a roster that was read by the reader of reports. */
export function unpackRoster(roster: SuiteRoster): RosterCase[] {
  const cases = readRoster(roster);
  if (cases === null) throw new Error('A roster was not read by the reader of reports.');
  return cases;
}
