import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Obstacle } from '../obstacles.ts';

/** Real result files and what independent tools counted in them; not part of the repository. */
const folder = join(import.meta.dirname, '../../../../shared/corpus');
const manifestPath = join(folder, 'manifest.json');

const manifestSchema = z.object({
  files: z.array(
    z.object({
      file: z.string(),
      kind: z.string(),
      bytes: z.number(),
      notes: z.array(z.string()).default([]),
      expected: z
        .object({
          tests: z.number(),
          passed: z.number(),
          failed: z.number(),
          errored: z.number(),
          skipped: z.number(),
          flaky: z.number(),
          /** Sum of the cases, in seconds. */
          time: z.number().nullable().default(null),
        })
        .nullable()
        .default(null),
    }),
  ),
});
export type CorpusFile = z.output<typeof manifestSchema>['files'][number];

/** Files of the corpus; none where it is not there. */
export const corpusFiles: CorpusFile[] = existsSync(manifestPath)
  ? manifestSchema.parse(JSON.parse(readFileSync(manifestPath, 'utf8'))).files
  : [];

/** Why nothing is read of it here. */
export const NO_CORPUS: Obstacle = corpusFiles.length > 0 ? null : `there is no ${manifestPath}`;

export function corpusPath({ file }: CorpusFile): string {
  return join(folder, file);
}

export function readCorpusFile(file: CorpusFile): Buffer {
  return readFileSync(corpusPath(file));
}
