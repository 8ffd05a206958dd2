/** Real result files with expected counts, which stand next to the project. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readResultFile } from '../../src/sources/results/read/read-file.ts';
import { newRoom, Reading } from '../../src/sources/results/read/reading.ts';
import { folderWith } from './folder.ts';

const FOLDER = join(import.meta.dirname, '../../../shared/corpus');

interface CorpusFile {
  file: string;
  bytes: number;
  /** Seconds are null if they cannot be added up. Null: malformed or of another format. */
  expected: (ReturnType<typeof countsOf> & { time: number | null }) | null;
}

/** Empty without the corpus. */
export const corpusFiles: CorpusFile[] = existsSync(FOLDER)
  ? JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8')).files
  : [];

export const contentOf = (file: string): Buffer => readFileSync(join(FOLDER, file));

const folder = folderWith();

/** Reads bytes as a result file. */
export async function readBytes(content: string | Uint8Array): Promise<Reading> {
  const path = join(folder, 'result');
  writeFileSync(path, content);
  const reading = new Reading(newRoom());
  await readResultFile(path, folder, reading, new AbortController().signal);
  return reading;
}

/** Numbers of cases by outcome, in the words of the manifest. */
export function countsOf({ cases }: Reading) {
  const count = (is: string) => cases.filter(({ outcome }) => outcome === is).length;
  return {
    tests: cases.filter(({ isTest }) => isTest).length,
    passed: count('passed'),
    failed: count('failed'),
    errored: count('error'),
    skipped: count('skipped'),
    flaky: cases.filter(({ outcome, attempts }) => outcome === 'passed' && attempts > 1).length,
  };
}

/** Whether nothing in a file keeps its verdict from being `passed`. */
export function isGreen(reading: Reading): boolean {
  const { passed, failed, errored } = countsOf(reading);
  return passed > 0 && failed + errored === 0 && reading.troubles.length === 0;
}
