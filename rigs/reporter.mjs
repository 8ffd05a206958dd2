// Reports 450 results with the published SDK, in chunks. Every tenth has failed.
import { reportEvalResults } from '@mcpjam/sdk';

const [, , externalRunId] = process.argv;
const results = Array.from({ length: 450 }, (_, at) => {
  return { caseTitle: `case ${at + 1}`, passed: (at + 1) % 10 !== 0 };
});
await reportEvalResults({ suiteName: 'soak', externalRunId, results, strict: true });
