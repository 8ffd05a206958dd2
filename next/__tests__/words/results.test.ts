import { expect, test } from '@jest/globals';
import { RESULT_REASONS, type ResultsFailure } from '../../src/report/failure.ts';
import { adviseResults, describeResults } from '../../src/words/results.ts';
import { warningsOf } from '../support/results.ts';

const failureOf = (reason: ResultsFailure['reason'], more: Partial<ResultsFailure> = {}) => {
  const [first] = warningsOf(1);
  const data = { reason, file: '', detail: 'x', declared: 2, listed: 1 };
  return Object.assign({}, first, data, more);
};

/** Reasons of trouble, then of warnings, which have no advice. */
const SENTENCES: [ResultsFailure['reason'], string][] = [
  ['no-match', 'No file matches `x`.'],
  ['unreadable', 'The file cannot be read: x'],
  ['too-large', 'The file is too large.'],
  ['too-many', 'There are more than 1 tests.'],
  ['empty', 'The file is empty.'],
  ['foreign', 'The file has another format: x'],
  ['unknown-format', 'The format of the file is not known.'],
  ['damaged', 'The file is damaged: x'],
  ['entities', 'The file declares entities, which are not read.'],
  ['depth', 'The file nests too deep.'],
  ['failures', 'The file declares 2 failures and lists 1.'],
  ['tests', 'The file declares 2 tests and lists 1.'],
  ['unexplained', 'The file says that the run failed, but no test in it did.'],
  ['interrupted', 'The test run was interrupted.'],
  ['undecided', 'The outcome of a test is not known: x'],
  ['hidden', '`x` may be a failure, but the format does not have it.'],
  ['hole', 'There is text between tests, where tests may be missing.'],
  ['lost-report', 'One of several reports in the file cannot be read.'],
  ['step', 'The test step did not succeed: x'],
  ['encoding', 'Some bytes do not fit the encoding of the file: x'],
  ['characters', 'The file has characters that XML does not allow. They are replaced.'],
  ['several-documents', 'The file holds several reports. All are read.'],
  ['noise', 'There is other output around the report.'],
  ['no-tests', 'The file lists no test.'],
  ['not-counted', 'The totals of the file leave tests out: 1. They do not count.'],
  ['copies', 'The file has the same content as `x`, and is read once.'],
  ['repeats', 'Tests with the name of another one: 1.'],
  ['unmerged', '`merge-retries` does not apply to this producer.'],
  ['passed-with-messages', 'Tests that passed and have failure messages: 1.'],
  ['old', 'The file is older than the job: x'],
  ['outside', 'The file is outside the workspace, and is left out.'],
  ['texts', 'There are too many failure texts. The rest are cut.'],
  ['upload', 'The upload is not complete: x'],
];

test.each(SENTENCES)('%s: %s', (reason, sentence) => {
  const failure = failureOf(reason);
  expect(describeResults(failure)).toBe(sentence);
  const isWarning = RESULT_REASONS.indexOf(reason) >= RESULT_REASONS.indexOf('encoding');
  expect(adviseResults(failure) === '').toBe(isWarning);
});

test('each reason has a sentence here', () => {
  expect(SENTENCES.map(([reason]) => reason)).toEqual([...RESULT_REASONS]);
});

test.each([
  [failureOf('damaged', { file: 'a.xml', detail: '' }), 'a.xml: The file is damaged.'],
  [failureOf('hole', { file: 'a.xml', line: 3 }), /^a\.xml:3: There/],
  [failureOf('undecided', { more: 2 }), 'The outcome of a test is not known: x. And 2 more.'],
  [failureOf('tests', { declared: null }), 'The file declares more tests than it lists.'],
  [failureOf('step', { detail: 'failure' }), /^The test step failed, but no test/],
])('%j', (failure, sentence) => {
  expect(describeResults(failure)).toMatch(sentence);
});
