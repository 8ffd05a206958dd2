import { expect, test } from '@jest/globals';
import { RESULT_REASONS, type ResultsFailure } from '../../src/report/failure.ts';
import { adviseResults, describeResults } from '../../src/words/results.ts';
import { warningsOf } from '../support/results.ts';

const failureOf = (reason: ResultsFailure['reason'], more: Partial<ResultsFailure> = {}) => {
  const [first] = warningsOf(1);
  const data = { reason, file: '', detail: 'x', declared: 2, listed: 1 };
  return Object.assign({}, first, data, more);
};

/** Reasons whose sentence says more than its template. */
const SENTENCES: [ResultsFailure['reason'], string][] = [
  ['no-match', 'No file matches `x`.'],
  ['too-many', 'There are more than 200,000 tests.'],
  ['damaged', 'The file is damaged: x'],
  ['failures', 'The file declares 2 failures and lists 1.'],
  ['files', 'The file declares 2 test files and lists 1.'],
  ['step', 'The test step did not succeed: x'],
  ['unreadable', 'The file cannot be read: x'],
  ['upload', 'The service stored 1 of 2 results.'],
];

test.each(SENTENCES)('%s: %s', (reason, sentence) => {
  expect(describeResults(failureOf(reason))).toBe(sentence);
});

test.each(RESULT_REASONS)('%s has a sentence, and advice if it is trouble', (reason) => {
  expect(describeResults(failureOf(reason))).toMatch(/^[A-Z`\d][^{}]+(?:\.|: x)$/);
  const isWarning = RESULT_REASONS.indexOf(reason) >= RESULT_REASONS.indexOf('encoding');
  expect(isWarning || adviseResults(failureOf(reason)) !== '').toBe(true);
});

test.each([
  [failureOf('damaged', { file: 'a.xml', detail: '' }), 'a.xml: The file is damaged.'],
  [failureOf('hole', { file: 'a.xml', line: 3 }), /^a\.xml:3: There/],
  [failureOf('undecided', { more: 2 }), 'The outcome of a test is not known: x. And 2 more.'],
  [failureOf('tests', { declared: null }), 'The file declares more tests than it lists.'],
  [failureOf('unreadable', { detail: 'ELOOP' }), 'The link leads nowhere.'],
  [failureOf('type', { detail: 'failures="one"' }), 'A value has the wrong type: failures="one"'],
  [failureOf('upload', { listed: 2 }), 'The service did not judge the run as it was sent.'],
  [failureOf('step', { detail: 'failure' }), /^The test step failed, but no test/],
])('%j', (failure, sentence) => {
  expect(describeResults(failure)).toMatch(sentence);
});
