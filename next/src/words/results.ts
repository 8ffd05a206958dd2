import type { ResultsFailure } from '../report/failure.ts';
import { type Line, shown, write } from './lines.ts';

type Words = [what: Line<ResultsFailure>, advice: string];
const WRITTEN_ANEW = 'Look at the log of the test step: the file may have been cut off.';
const CHECK_STEP = 'Look at the log of the test step.';
const REPORT_IT = 'If the tests passed, report this with the file.';

/** What is wrong with a result file, without its name, and what to do. */
const WORDS: Readonly<Record<ResultsFailure['reason'], Words>> = {
  'no-match': [
    'No file matches `{detail}`.',
    'Check that the tests ran, or set `if-no-files: ignore`.',
  ],
  unreadable: ['The file cannot be read ({detail}).', 'Check that it exists and can be read.'],
  'too-large': ['The file is too large.', 'Split the results.'],
  'too-many': ['There are more than {listed} tests.', 'Split the results.'],
  empty: ['The file is empty.', CHECK_STEP],
  foreign: ['This is {detail}.', 'Write JUnit XML, Jest JSON or Vitest JSON.'],
  'unknown-format': ['This is no known format.', 'Write JUnit XML, Jest JSON or Vitest JSON.'],
  damaged: ['The file is damaged: {detail}.', WRITTEN_ANEW],
  entities: ['The file declares entities.', 'Write the file without `<!ENTITY`.'],
  depth: ['The file nests too deep.', 'Write it with fewer levels.'],
  failures: ['The file declares {declared} failures and lists {listed}.', CHECK_STEP],
  tests: ['The file declares {declared} tests and lists {listed}.', CHECK_STEP],
  unexplained: ['The file says that the run failed, but no test in it did.', CHECK_STEP],
  interrupted: ['The test run was interrupted.', CHECK_STEP],
  undecided: ['The outcome of a test is not known: {detail}.', REPORT_IT],
  hidden: ['`{detail}` may stand for a failure.', REPORT_IT],
  hole: ['There are stray characters between tests, so some may be missing.', WRITTEN_ANEW],
  'lost-report': ['One of several reports in the file cannot be read.', WRITTEN_ANEW],
  step: ['The test step ended with `{detail}`.', CHECK_STEP],
  encoding: ['The file is not in the encoding that it declares ({detail}).', ''],
  characters: ['The file has characters that XML does not allow.', ''],
  'several-documents': ['The file holds several reports.', ''],
  noise: ['There is other output around the report.', ''],
  'no-tests': ['The file lists no test.', ''],
  'not-counted': ['The file lists {listed} tests that its totals leave out.', ''],
  copies: ['The file has the same content as `{detail}`, and is read once.', ''],
  repeats: ['Tests have the same name: {listed}.', ''],
  unmerged: ['`merge-retries` does not apply to this producer.', ''],
  'passed-with-messages': ['Tests passed and have failure messages: {listed}.', ''],
  old: ['The file is older than the job: {detail}.', ''],
  outside: ['The file is outside the workspace, and is left out.', ''],
  texts: ['Failure texts are cut, since there are too many.', ''],
  upload: ['Not all is uploaded: {detail}.', ''],
  secret: ['The file holds a secret, and is not uploaded.', ''],
};

/** Says what is wrong with a result file. */
export function describeResults(failure: ResultsFailure): string {
  const { file, line, more, reason } = failure;
  const place = [shown(file), ...(line === null ? [] : [line])].join(':');
  const others = more === 0 ? '' : ` And ${more} more.`;
  return `${file === '' ? '' : `${place}: `}${write(WORDS[reason][0], failure)}${others}`;
}

/** Says what to do about it; empty if nothing is to do. */
export const adviseResults = ({ reason }: ResultsFailure): string => WORDS[reason][1];
