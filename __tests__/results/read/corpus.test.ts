import { describe, expect } from '@jest/globals';
import { parseResultFile } from '../../../src/results/read/parse.ts';
import type { FileSummary } from '../../../src/results/read/parsed-case.ts';
import { tellFigures } from '../../support/effort.ts';
import { itUnless } from '../../support/obstacles.ts';
import {
  type CorpusFile,
  corpusFiles,
  corpusPath,
  NO_CORPUS,
  readCorpusFile,
} from '../../support/results/corpus.ts';
import { read } from '../../support/results/reading.ts';

/** Lists passed cases only, though its root declares 4 failures and 3 errors. */
const TELLS_OF_MORE = ['junit/lukejpreston__lots-of-results.xml'];

const green = corpusFiles.filter(({ file, expected }) => {
  if (expected === null || TELLS_OF_MORE.includes(file)) return false;
  return expected.passed > 0 && expected.failed + expected.errored === 0;
});

function expectedCounts({ expected }: CorpusFile): Record<string, number> {
  const { tests = 0, passed = 0, failed = 0, skipped = 0, flaky = 0 } = expected ?? {};
  const { errored: error = 0 } = expected ?? {};
  return { tests, passed, failed, error, skipped, flaky };
}

function foundCounts({ tests, passed, failed, error, skipped, flaky }: FileSummary) {
  return { tests, passed, failed, error, skipped, flaky };
}

async function summarize(file: CorpusFile): Promise<FileSummary> {
  return await parseResultFile(corpusPath(file), { file: file.file }, () => {});
}

describe('corpus', () => {
  itUnless(
    NO_CORPUS,
    'counts what the manifest counts in every file with expected counts',
    async () => {
      const files = corpusFiles.filter(({ expected }) => expected !== null);
      let tests = 0;
      for (const file of files) {
        const summary = await summarize(file);
        expect({ file: file.file, ...foundCounts(summary) }).toEqual({
          file: file.file,
          ...expectedCounts(file),
        });
        const seconds = file.expected?.time;
        if (seconds) {
          // The manifest's tool prints six digits of a sum.
          const toleranceMs = Math.max(1, seconds / 100);
          expect(Math.abs((summary.durationMs ?? 0) - seconds * 1000)).toBeLessThan(toleranceMs);
        }
        tests += summary.tests;
      }
      tellFigures(`${files.length} files with expected counts agree, ${tests} tests in them`);
    },
  );

  itUnless(NO_CORPUS, 'finds fault with no file whose producer found none', async () => {
    const faults = [];
    for (const file of green) {
      const { errors } = await summarize(file);
      if (errors.length > 0) faults.push({ file: file.file, errors });
    }
    expect(faults).toEqual([]);
    console.log(`corpus: ${green.length} files of a green run without a fault`);
  });

  itUnless(
    NO_CORPUS,
    'finds fault with every declared failure that is added to a green file',
    async () => {
      let added = 0;
      for (const file of green.filter(
        ({ bytes, expected }) => bytes < 50_000 && !expected?.flaky,
      )) {
        const text = readCorpusFile(file).toString('latin1');
        for (const { index, 0: none } of text.matchAll(/ (?:failures|errors)="0"/g)) {
          const one = `${text.slice(0, index)}${none.replace('0', '1')}`;
          const content = Buffer.from(one + text.slice(index + none.length), 'latin1');
          const { errors } = (await read(content)).summary;
          expect({ file: file.file, index, errors }).toMatchObject({
            errors: [{ message: 'declares 1 failure but lists no failed case' }],
          });
          added += 1;
        }
      }
      console.log(`corpus: ${added} declared failures added, each found`);
    },
  );

  itUnless(
    NO_CORPUS,
    'finds fault with a file that tells of failures it does not list',
    async () => {
      for (const file of corpusFiles.filter((other) => TELLS_OF_MORE.includes(other.file))) {
        const { errors } = await summarize(file);
        expect(errors).toMatchObject([
          { message: expect.stringMatching(/^declares \d+ failures but lists no failed case$/) },
        ]);
      }
    },
  );

  itUnless(NO_CORPUS, 'never calls a file green that is malformed or of another kind', async () => {
    const files = corpusFiles.filter(({ expected }) => expected === null);
    const byErrors = [];
    for (const file of files) {
      const summary = await summarize(file);
      const { errors, failed, error } = summary;
      expect({ file: file.file, red: errors.length + failed + error > 0 }).toEqual({
        file: file.file,
        red: true,
      });
      if (errors.length > 0) byErrors.push(file.file);
    }
    tellFigures(
      `${files.length} files without expected counts, ${byErrors.length} with a parse error, the others with failed tests`,
    );
  });
});
