import type { ResultsFailure } from '../report/failure.ts';
import { because, type Line, NUMBER, position, write } from './lines.ts';
import { count } from './verdicts.ts';

type Words = [what: Line<ResultsFailure>, advice: string];
export const CHECK_PROGRAM = 'Look at the output of the program in the log.';
const CUT_OFF = 'Look at the log of the test step: it may have ended before the file was written.';
export const CHECK_STEP = 'Look at the log of the test step.';
const MAKERS =
  'Write the file anew, without other output in it. If that does not help, report it to the makers of the tool.';
const REPORT_IT = 'If the tests passed, report this with the file.';
const FORMATS = 'Write JUnit XML, Jest JSON or Vitest JSON, or exclude this file from the pattern.';
const SPLIT = 'Split the results.';
const RUN_EVALS = 'Run the workflow of the evals again.';

/** What is wrong with a result file, and what to do. Without a full stop, `detail` follows. */
const WORDS: Readonly<Record<ResultsFailure['reason'], Words>> = {
  'no-match': [
    'No file matches `{detail}`.',
    'Check that the tests ran, or set `if-no-files: ignore`.',
  ],
  unreadable: [
    ({ detail }) => (detail === 'ELOOP' ? 'The link leads nowhere.' : 'The file cannot be read'),
    'Check that it exists and that you can read it.',
  ],
  'too-large': ['The file is too large.', SPLIT],
  'too-many': ['There are more than 200,000 tests.', SPLIT],
  'too-many-files': ['There are more than 10,000 files.', 'Match fewer files.'],
  empty: ['The file is empty.', CUT_OFF],
  foreign: ['The file has another format', FORMATS],
  'unknown-format': ['The format of the file is not known.', FORMATS],
  damaged: ['The file is damaged', CUT_OFF],
  invalid: ['The file has a syntax error', MAKERS],
  markup: [
    'There is a `<` that begins no element.',
    'Write `&lt;` for it in texts. If it is a mark of a merge conflict, run the tests again.',
  ],
  output: ['There is console output in the XML.', 'Let the reporter write the file itself.'],
  type: ['A value has the wrong type', MAKERS],
  entities: ['The file declares entities, which are not read.', 'Write it without `<!ENTITY`.'],
  depth: ['The file nests too deep.', 'Write it with fewer levels.'],
  failures: [(failure) => describeTotals(failure, 'failure'), CHECK_STEP],
  tests: [(failure) => describeTotals(failure, 'test'), CHECK_STEP],
  files: [(failure) => describeTotals(failure, 'test file'), CHECK_STEP],
  unexplained: ['The run or a suite says that it failed, and lists no such failure.', CHECK_STEP],
  interrupted: ['The test run was interrupted.', CHECK_STEP],
  undecided: [
    'The outcome of a test is not known',
    'Let the tool write it as JUnit, Jest or Vitest do, or report this with the file.',
  ],
  'no-result': ['A test has no result', CHECK_STEP],
  hidden: ['`{detail}` may be a failure, but the format does not have it.', REPORT_IT],
  hole: ['There is text between tests, where tests may be missing.', CUT_OFF],
  'lost-report': ['One of several reports in the file cannot be read.', CUT_OFF],
  step: [({ detail }) => STEPS[detail] ?? 'The test step did not succeed', CHECK_STEP],
  'refused-cases': ['The service did not store cases', 'Change what it does not take.'],
  'no-report': ['There is no report in `{detail}`.', 'Run the evals again, or correct this name.'],
  malformed: ['There is no report of this version.', 'Use one version of the action.'],
  'no-permission': ['The reports cannot be read.', 'Add `{detail}` to `permissions`.'],
  unreachable: ['GitHub does not hand out the report', 'Run the job again.'],
  'left-out': [
    'A report is of another suite, or has other parts, cases or results: {detail}.',
    'Set `artifact-name` for each suite. Run it in one number of parts, or whole.',
  ],
  'same-name': ['Two reports have one name: {detail}.', 'Set `artifact-name` for each step.'],
  'other-run': ['It is of another run or commit: {detail}.', 'Use reports of one run and commit.'],
  'missing-part': ['Part {detail} of the suite has no report.', 'Run the failed jobs again.'],
  'repeated-part': ['Part {detail} of the suite has several reports.', RUN_EVALS],
  'other-part': ['Cases of the report that are not of its part: {listed}.', RUN_EVALS],
  'foreign-cases': ['The service ran further cases, which do not count', ''],
  'nothing-reported': [
    'The program reported no results.',
    'Report by the SDK, with the address and the key of its environment: docs/command.md.',
  ],
  'open-run': ['The program left runs open or without results', CHECK_PROGRAM],
  announced: ['The program announced {declared} results, and reported {listed}.', CHECK_PROGRAM],
  'refused-report': ['A report, or rows of it, did not count', 'Correct it in the program.'],
  'too-many-runs': ['The program reported more than 200 runs.', 'Report fewer runs.'],
  encoding: ['Some bytes do not fit the encoding of the file', 'Write it in UTF-8.'],
  'unknown-encoding': ['The file names the encoding `{detail}`, but is read as UTF-8.', ''],
  characters: ['The file has characters that XML does not allow. They are replaced.', ''],
  'several-documents': ['The file holds several reports. All are read.', ''],
  noise: ['There is other output around the report.', ''],
  'no-count': ['`{detail}` is no number of tests, which are not counted.', ''],
  nameless: ['A test has no name: its class or number stands for it.', ''],
  'no-tests': ['The file lists no test.', ''],
  'not-counted': ['The report says that no test ran, but lists {listed}. They do not count.', ''],
  copies: ['The file has the same content as `{detail}`, and is read once.', ''],
  repeats: ['Tests with the name of another one: {listed}.', ''],
  unmerged: ['`merge-retries` does not apply to this producer.', ''],
  'passed-with-messages': ['Tests that passed and have failure messages: {listed}.', ''],
  old: [
    'The file is more than a day older than the job',
    'Check that the tests wrote it. If it is committed, remove it from the repository.',
  ],
  outside: ['The file is outside the workspace, and is left out.', 'Copy it into the workspace.'],
  texts: ['There are too many failure texts. Further long ones are cut.', ''],
  upload: [
    ({ declared, listed }) =>
      listed === declared
        ? 'The service did not judge the run as it was sent.'
        : `The service stored ${listed} of ${declared} results.`,
    '',
  ],
  fresh: ['Some fresh iterations have no result', ''],
  'not-sent': ['The results are not sent, because they are not complete.', ''],
  'no-key': ['The results are not sent, because `api-key` is empty.', ''],
  'old-attempt': ['Attempt {declared} has no report: {listed} counts.', 'Repeat its job.'],
  untrusted: [
    'Code that may be of a fork runs, and can take {detail}.',
    'Set `allow-untrusted-servers` only in a job with a read-only token.',
  ],
};

/** What `test-outcome` means where the results do not say the same. */
const STEPS: Readonly<Record<string, string>> = {
  failure: 'The test step failed, but no test in the results did.',
  cancelled: 'The test step was cancelled, so results may be missing.',
  skipped: 'The test step was skipped, so the results are not its own.',
};

function describeTotals({ declared, listed }: ResultsFailure, noun: string): string {
  if (declared === null) return `The file declares more ${noun}s than it lists.`;
  return `The file declares ${count(declared, noun)} and lists ${NUMBER.format(listed ?? 0)}.`;
}

export const UNNAMED_TEST = 'Unnamed test';
export const OUTSIDE_TESTS = '(outside any test)';

export function describeResults(failure: ResultsFailure): string {
  const { file, line, detail, more, reason } = failure;
  const start = write(WORDS[reason][0], failure);
  const what = `${file && `${position(file, line)}: `}${start}`;
  const all = start.endsWith('.') ? what : `${what}${because(detail)}`;
  return more === 0 ? all : `${all.replace(/\.$/, '')}. And ${NUMBER.format(more)} more.`;
}

/** Says what to do about it; empty if nothing is to do. */
export const adviseResults = (failure: ResultsFailure): string =>
  write(WORDS[failure.reason][1], failure);
