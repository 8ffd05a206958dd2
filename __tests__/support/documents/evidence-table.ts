import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** A row of the documented table "evidence and verdict". */
export interface EvidenceRow {
  /** Such as `run-rate-missed`; the word before the hyphen is the part of the table. */
  id: string;
  evidence: string;
  verdict: 'passed' | 'failed' | 'incomplete' | 'invalid';
}

const DOCUMENT = 'docs/verdicts.md';

const rowSchema = z.object({
  id: z.string().regex(/^[a-z]+(-[a-z]+)+$/),
  evidence: z.string().min(10),
  verdict: z.enum(['passed', 'failed', 'incomplete', 'invalid']),
});

/** Every row of the table, in its order; throws where one does not read as a row. */
export function readEvidenceTable(): EvidenceRow[] {
  const rows = readFileSync(DOCUMENT, 'utf8').match(/^\| `[a-z-]+` .*\|$/gm) ?? [];
  return rows.map((row) => {
    const [id, evidence, verdict] = row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return rowSchema.parse({ id: id?.slice(1, -1), evidence, verdict: verdict?.slice(1, -1) });
  });
}

/** Ids of rows that a test of the bundle names in its title, as `… [run-rate-missed]`. */
export function idsInTitles(): string[] {
  const texts = globSync('__tests__/e2e/**/*.test.ts').map((path) => readFileSync(path, 'utf8'));
  return texts.flatMap((text) =>
    [...text.matchAll(/\[([a-z]{2,}(?:-[a-z]{2,})+)\]/g)].flatMap(([, id]) => id ?? []),
  );
}
