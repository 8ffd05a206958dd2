/** Suites as the source reads them, and the mistakes in their files. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/report/problem.ts';
import { readSuite } from '../../src/sources/evals/suite-check.ts';
import { parseSuiteFile } from '../../src/sources/suite/suite-file.ts';
import { folderWith } from './folder.ts';

const folder = folderWith();
const addresses = new Map([['acme', 'http://127.0.0.1']]);
const config = { modelBaseUrls: addresses, baseUrl: '', servers: [], iterations: undefined };

/** The suite of a file without mistakes; servers have these names. */
export async function suiteIn(content: string, names: string[]) {
  const { suite, problems } = await parseSuiteFile(content, 's.yaml', names);
  if (suite === null || problems.length > 0) throw new Error(JSON.stringify(problems));
  return suite;
}

/** Mistakes of form and of meaning in a file. */
export async function problemsIn(content: string, names: string[]): Promise<Problem[]> {
  writeFileSync(join(folder, 's.yaml'), content);
  const read = await readSuite('s.yaml', folder, { names }, config);
  return 'problems' in read ? read.problems : [];
}
