import { z } from 'zod';
import { isBad } from '../../parsed-case.ts';
import { cleanName } from '../../text.ts';
import { outcomeOfWord } from '../outcome-words.ts';
import {
  assertionSchema,
  countSchema,
  declaredTotals,
  type JsonFormat,
  type JsonReport,
  MARKS,
} from './json-report.ts';
import { isVitestReport } from './vitest.ts';

const problemText = z
  .union([z.string(), z.looseObject({ message: z.string() }).transform(({ message }) => message)])
  .nullable()
  .catch(null);

/** A test file of `jest --json`, or of the AggregatedResult that result processors get. */
const testFileSchema = z.object({
  name: z.string().catch(''),
  status: z.string().catch(''),
  message: problemText,
  assertionResults: z.array(assertionSchema).optional(),
  testFilePath: z.string().catch(''),
  testResults: z.array(assertionSchema).optional(),
  failureMessage: problemText,
  testExecError: problemText,
  numFailingTests: z.number().catch(0),
});
type JestTestFile = z.output<typeof testFileSchema>;

const reportSchema = z.object({
  success: z.boolean().nullable().catch(null),
  wasInterrupted: z.boolean().catch(false),
  numTotalTests: countSchema,
  numFailedTests: countSchema,
  numPendingTests: countSchema,
  numFailedTestSuites: countSchema,
  numRuntimeErrorTestSuites: countSchema,
  numTotalTestSuites: countSchema,
  numTodoTests: countSchema,
  snapshot: z
    .object({ failure: z.boolean().catch(false) })
    .nullable()
    .catch(null),
  testResults: z.array(testFileSchema),
});
type JestHead = z.output<typeof reportSchema>;

export const JEST: JsonFormat = {
  syntax: 'json',
  producer: 'Jest',
  marks: MARKS,
  fits: (document, asked) => 'testResults' in document && (asked || !isVitestReport(document)),
  read: readJestReport,
};

/** @throws {z.ZodError} where the document is no report of Jest. */
function readJestReport(document: unknown, relativePath: (path: string) => string): JsonReport {
  const report = reportSchema.parse(document);
  const aggregated = report.testResults.some((file) => file.testResults !== undefined);
  return {
    dialect: aggregated ? 'jest-aggregated-result' : 'jest-json',
    success: report.success,
    interrupted: report.wasInterrupted,
    declared: declaredTotals(report),
    failedFiles: failedFilesOf(report),
    tellsOfFailures: false,
    unfinished: aggregated && isWhole(report),
    pending: 'skipped',
    files: report.testResults.map((file) => ({
      path: cleanName(relativePath(file.name || file.testFilePath)),
      failed: hasFailed(file),
      message: file.message || file.failureMessage || file.testExecError || '',
      messageIsOwn: false,
      assertions: (file.assertionResults ?? file.testResults ?? []).filter(
        // Jest before 24 listed `todo` entries, but did not take them for tests.
        ({ status }) => status !== 'todo' || report.numTodoTests !== null,
      ),
    })),
  };
}

/** Only the `--json` shape states it; the aggregated one shows it by its error texts. */
function hasFailed(file: JestTestFile): boolean {
  if (file.status !== '') return isBad(outcomeOfWord(file.status));
  return Boolean(file.testExecError || file.failureMessage) || file.numFailingTests > 0;
}

function failedFilesOf({ numFailedTestSuites, numRuntimeErrorTestSuites }: JestHead): number {
  // The files that broke are among those that failed.
  return Math.max(numFailedTestSuites ?? 0, numRuntimeErrorTestSuites ?? 0);
}

/**
 * Reporters that write what `onRunComplete` hands them do so before Jest sets `success`, which is
 * `false` until then: where every file and test is there, it says nothing.
 */
function isWhole({ numTotalTests, numTotalTestSuites, snapshot, testResults }: JestHead): boolean {
  const listed = testResults.flatMap(({ testResults: tests = [] }) => tests).length;
  return (
    numTotalTests === listed &&
    numTotalTestSuites === testResults.length &&
    snapshot?.failure !== true
  );
}
