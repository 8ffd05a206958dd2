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

const reportSchema = z.object({
  success: z.boolean().nullable().catch(null),
  numTotalTests: countSchema,
  numFailedTests: countSchema,
  numPendingTests: countSchema,
  numTodoTests: countSchema,
  numFailedTestSuites: countSchema,
  testResults: z.array(
    z.object({
      name: z.string().catch(''),
      status: z.string().catch(''),
      message: z.string().nullable().catch(null),
      assertionResults: z.array(assertionSchema),
    }),
  ),
});

/**
 * Reads `vitest --reporter=json`. It shows a hook that threw only by the status of its file, whose
 * tests it calls skipped, and does not tell retries.
 *
 * @throws {z.ZodError} where the document is no report of Vitest.
 */
function readVitestReport(document: unknown, relativePath: (path: string) => string): JsonReport {
  const report = reportSchema.parse(document);
  return {
    dialect: 'vitest-json',
    success: report.success,
    interrupted: false,
    declared: declaredTotals(report),
    // It counts its `describe` blocks as well.
    failedFiles: null,
    tellsOfFailures: (report.numFailedTestSuites ?? 0) > 0,
    unfinished: false,
    // What was skipped is `skipped`; the worker of these was killed, or their types never checked.
    pending: 'unfinished',
    files: report.testResults.map((file) => ({
      path: cleanName(relativePath(file.name)),
      failed: isBad(outcomeOfWord(file.status)),
      message: file.message ?? '',
      messageIsOwn: true,
      assertions: file.assertionResults,
    })),
  };
}

export const VITEST: JsonFormat = {
  syntax: 'json',
  producer: 'Vitest',
  marks: MARKS,
  fits: (document, asked) => 'testResults' in document && (asked || isVitestReport(document)),
  read: readVitestReport,
};

/** Heads that Vitest leaves out of its copy of Jest's report. */
const jestOnly = ['numRuntimeErrorTestSuites', 'wasInterrupted', 'openHandles'];

/** Tells a report of Vitest from one of Jest. */
export function isVitestReport(document: object): boolean {
  return !jestOnly.some((key) => key in document);
}
