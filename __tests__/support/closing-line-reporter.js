/** Names what was skipped, and prints the one closing line that CI reads: true counts. */
export default class ClosingLineReporter {
  /** @param {unknown} _contexts @param {import('@jest/reporters').AggregatedResult} results */
  onRunComplete(_contexts, results) {
    const tests = results.testResults.flatMap(({ testResults }) => testResults);
    // What is left out by `-t` is pending too, and was asked for.
    const skipped = tests.filter(({ status }) => status === 'pending');
    const asked = process.argv.some((word) => /^(-t|--testNamePattern)/.test(word));
    if (!asked) {
      for (const { fullName } of skipped) process.stdout.write(`skipped: ${fullName}\n`);
    }
    // A suite that cannot be loaded has no tests of its own to count, yet must never read as green.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const left = results.numPendingTests + results.numTodoTests;
    process.stdout.write(
      `\njest: ${results.numPassedTests} passed, ${failed} failed, ${left} skipped\n`,
    );
  }
}
