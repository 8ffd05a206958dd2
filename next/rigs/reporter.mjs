// Reports 450 results with the published SDK. Every tenth has failed.
import { createEvalRunReporter } from '@mcpjam/sdk';

const [, , externalRunId] = process.argv;
const reporter = createEvalRunReporter({ suiteName: 'soak', externalRunId, strict: true });
for (let number = 1; number <= 450; number += 1) {
  await reporter.record({ caseTitle: `case ${number}`, passed: number % 10 !== 0 });
}
await reporter.finalize();
