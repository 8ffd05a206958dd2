import { z } from 'zod';
import { cleanName } from '../text.ts';
import { assertionSchema, countSchema, type JsonReport } from './json-report.ts';

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
  numTodoTests: countSchema,
  testResults: z.array(testFileSchema),
});

/** @throws {z.ZodError} where the document is no report of Jest. */
export function readJestReport(
  document: unknown,
  relativePath: (path: string) => string,
): JsonReport {
  const report = reportSchema.parse(document);
  const aggregated = report.testResults.some((file) => file.testResults !== undefined);
  return {
    dialect: aggregated ? 'jest-aggregated-result' : 'jest-json',
    success: report.success,
    interrupted: report.wasInterrupted,
    declared: { tests: report.numTotalTests, failed: report.numFailedTests },
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
  if (file.status !== '') return file.status === 'failed';
  return Boolean(file.testExecError || file.failureMessage) || file.numFailingTests > 0;
}
