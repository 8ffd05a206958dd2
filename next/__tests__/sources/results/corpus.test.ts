import { expect, test } from '@jest/globals';
import type { ResultsFailure } from '../../../src/report/failure.ts';
import {
  type CorpusFile,
  contentOf,
  corpusFiles,
  countsOf,
  isGreen,
  readBytes,
  readCorpus,
} from '../../support/corpus.ts';

/**
 * Files with expected counts that are no whole evidence. `exit`: how their producer ended, by what they
 * declare; the files with 0 are cut by hand for the tests of another project.
 */
const DOUBTED: Readonly<Record<string, { reason: ResultsFailure['reason']; exit: 0 | 1 }>> = {
  'junit/derived__large-merged-open.xml': { reason: 'failures', exit: 1 },
  'junit/enricomi__xunit.xml': { reason: 'tests', exit: 0 },
  'junit/inorton__junit-unicode2.xml': { reason: 'tests', exit: 0 },
  'junit/jenkinsci__flaky-report-1.xml': { reason: 'tests', exit: 0 },
  'junit/launchableinc__test-result.xml': { reason: 'tests', exit: 0 },
  'junit/lukejpreston__lots-of-results.xml': { reason: 'failures', exit: 1 },
  // NUnit 3, whose 100 tests are no cases of JUnit.
  'junit/lukejpreston__xunit-2.xml': { reason: 'foreign', exit: 1 },
  'junit/mikepenz__flaky_with_classname_file.xml': { reason: 'failures', exit: 1 },
  'junit/mikepenz__multi-level.xml': { reason: 'tests', exit: 0 },
  'junit/mikepenz__test.xml': { reason: 'tests', exit: 0 },
  'junit/testomatio__codecept.xml': { reason: 'failures', exit: 1 },
  'junit/testresultsreporter__playwright.xml': { reason: 'tests', exit: 0 },
  'junit/vmwaretanzu__junit_good_junit.xml': { reason: 'failures', exit: 1 },
};

const NOTHING = { tests: 0, passed: 0, failed: 0, errored: 0, skipped: 0, flaky: 0, time: 0 };
const counted = corpusFiles.filter(({ expected }) => expected !== null);
const others = corpusFiles.filter(({ expected }) => expected === null);
const isWithout = corpusFiles.length === 0;
const withCorpus = isWithout ? test.skip : test;

withCorpus('counts are those of the manifest', async () => {
  const observed: unknown[] = [];
  const expected: unknown[] = [];
  for (const one of counted) {
    const { file, expected: manifest } = one;
    const reading = await readCorpus(one);
    observed.push({ file, ...countsOf(reading) });
    const { tests, passed, failed, errored, skipped, flaky, time } = manifest ?? NOTHING;
    expected.push({ file, tests, passed, failed, errored, skipped, flaky });
    const ms = reading.cases.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0);
    // The tool of the manifest prints six digits of a sum.
    const tolerance = Math.max(1, Number(time) / 100);
    if (time && Math.abs(ms - time * 1_000) > tolerance) observed.push({ file, ms, time });
  }
  expect(observed).toEqual(expected);
});

withCorpus('only the files of the list are doubted', async () => {
  const doubted: Record<string, string> = {};
  for (const one of counted) {
    const [trouble] = (await readCorpus(one)).troubles;
    if (trouble !== undefined) doubted[one.file] = trouble.reason;
  }
  const reasons = Object.entries(DOUBTED).map(([file, { reason }]) => [file, reason]);
  expect(doubted).toEqual(Object.fromEntries(reasons));
});

withCorpus('what is malformed or of another format is never green', async () => {
  const green: string[] = [];
  for (const one of others) if (isGreen(await readCorpus(one))) green.push(one.file);
  expect(green).toEqual([]);
});

withCorpus.each([0.6, 0.95])('cut at %d of its bytes, no file is green', async (share) => {
  const green: string[] = [];
  for (const one of corpusFiles) {
    const content = contentOf(one);
    const cut = content.subarray(0, Math.floor(content.length * share));
    if (isGreen(await readBytes(cut))) green.push(one.file);
  }
  expect(green).toEqual([]);
});

withCorpus('a failure that is added to a declared number of a green file is found', async () => {
  const silent: string[] = [];
  let added = 0;
  for (const one of counted.filter(isSmall)) {
    if (!isGreen(await readCorpus(one))) continue;
    const content = contentOf(one).toString('latin1');
    for (const { index, 0: zero } of content.matchAll(/ (?:failures|errors)="0"/g)) {
      const changed = `${content.slice(0, index)}${zero.replace('0', '1')}${content.slice(index + zero.length)}`;
      if (isGreen(await readBytes(Buffer.from(changed, 'latin1'))))
        silent.push(`${one.file} ${index}`);
      added += 1;
    }
  }
  expect({ silent, isTried: added > 50 }).toEqual({ silent: [], isTried: true });
});

function isSmall({ bytes, expected }: CorpusFile): boolean {
  return bytes < 50_000 && expected?.flaky === 0;
}
