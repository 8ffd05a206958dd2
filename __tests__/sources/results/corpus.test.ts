import { expect, test } from '@jest/globals';
import type { ResultsFailure } from '../../../src/report/failure.ts';
import { contentOf, corpusFiles, countsOf, isGreen, readBytes } from '../../support/corpus.ts';

/** Files with expected counts that are no whole evidence: most are cut by hand for other tests. */
const DOUBTED: Readonly<Record<string, ResultsFailure['reason']>> = {
  'junit/derived__large-merged-open.xml': 'failures',
  'junit/enricomi__xunit.xml': 'tests',
  'junit/inorton__junit-unicode2.xml': 'tests',
  'junit/jenkinsci__flaky-report-1.xml': 'tests',
  'junit/launchableinc__test-result.xml': 'tests',
  'junit/lukejpreston__lots-of-results.xml': 'failures',
  // NUnit 3, whose 100 tests are no cases of JUnit.
  'junit/lukejpreston__xunit-2.xml': 'foreign',
  'junit/mikepenz__flaky_with_classname_file.xml': 'failures',
  'junit/mikepenz__multi-level.xml': 'tests',
  'junit/mikepenz__test.xml': 'tests',
  'junit/testomatio__codecept.xml': 'failures',
  'junit/testresultsreporter__playwright.xml': 'tests',
  'junit/vmwaretanzu__junit_good_junit.xml': 'failures',
};

const withCorpus = corpusFiles.length === 0 ? test.skip : test;

withCorpus(
  'counts are those of the manifest, and only the files of the list are doubted',
  async () => {
    const observed: unknown[] = [];
    const manifest: unknown[] = [];
    const doubted: Record<string, string> = {};
    for (const { file, expected } of corpusFiles) {
      const reading = await readBytes(contentOf(file));
      if (expected === null) {
        // It is malformed or of another format.
        if (isGreen(reading)) observed.push({ file });
        continue;
      }
      const { tests, passed, failed, errored, skipped, flaky, time } = expected;
      manifest.push({ file, tests, passed, failed, errored, skipped, flaky });
      observed.push({ file, ...countsOf(reading) });
      const ms = reading.cases.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0);
      // The tool of the manifest prints six digits of a sum.
      const tolerance = Math.max(1, Number(time) / 100);
      if (time && Math.abs(ms - time * 1_000) > tolerance) observed.push({ file, ms, time });
      const [trouble] = reading.troubles;
      if (trouble !== undefined) doubted[file] = trouble.reason;
    }
    expect(observed).toEqual(manifest);
    expect(doubted).toEqual(DOUBTED);
  },
);

withCorpus.each([0.6, 0.95])('cut at %d of its bytes, no file is green', async (share) => {
  const green: string[] = [];
  for (const { file } of corpusFiles) {
    const content = contentOf(file);
    const cut = content.subarray(0, Math.floor(content.length * share));
    if (isGreen(await readBytes(cut))) green.push(file);
  }
  expect(green).toEqual([]);
});

withCorpus('a failure that is added to a declared number of a green file is found', async () => {
  const silent: string[] = [];
  let added = 0;
  for (const { file, bytes, expected } of corpusFiles) {
    if (bytes >= 50_000 || expected?.flaky !== 0) continue;
    if (!isGreen(await readBytes(contentOf(file)))) continue;
    const content = contentOf(file).toString('latin1');
    for (const { index, 0: zero } of content.matchAll(/ (?:failures|errors)="0"/g)) {
      const changed = `${content.slice(0, index)}${zero.replace('0', '1')}${content.slice(index + zero.length)}`;
      if (isGreen(await readBytes(Buffer.from(changed, 'latin1')))) silent.push(`${file} ${index}`);
      added += 1;
    }
  }
  expect({ silent, isTried: added > 50 }).toEqual({ silent: [], isTried: true });
});
