import type { AggregatedResult } from '@jest/reporters';

/** Jest reporter: names the skipped tests and ends with the counts that `.ci/run` adds up. */
export default class ClosingLine {
  onRunComplete(_contexts: unknown, results: AggregatedResult): void {
    const tests = results.testResults.flatMap((file) => file.testResults);
    for (const { status, fullName } of tests) {
      if (status === 'pending') console.log(`skipped: ${fullName}`);
    }
    // A file that cannot be loaded has no tests to count.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    console.log(`jest: ${results.numPassedTests} passed, ${failed} failed, ${skipped} skipped`);
  }
}
