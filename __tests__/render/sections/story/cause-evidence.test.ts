import { expect, it } from '@jest/globals';
import type { CaseReport } from '../../../../src/model/run-report.ts';
import { renderSummary } from '../../../../src/render/summary.ts';
import { githubTrees } from '../../../support/render/github-tree.ts';
import { caseOf, iteration, runReport, viewOf } from '../../../support/render/sample-reports.ts';

const SAID = 'the disk is full';

/** It asked for a city, and the tool refused. */
function refused(city: string): CaseReport {
  const failing = iteration({
    outcome: 'failed',
    error: `Tool "forecast" of server "weather" failed: ${SAID}`,
    assertions: [
      { label: 'noToolErrors', passed: false, reason: `Tool "forecast" failed: ${SAID}` },
    ],
    conversation: { messages: [{ role: 'user', text: `What of ${city}?` }], timeline: [] },
  });
  return { ...caseOf(city, []), iterations: [failing] };
}

it('shows the evidence of a cause once where only what was said differs', () => {
  const report = runReport(['Oslo', 'Rome', 'Lima'].map(refused));
  const markdown = renderSummary(viewOf(report), { unit: 'bytes', limit: 100_000 });
  const { text } = githubTrees(markdown).sanitized;
  expect(text.match(/Evidence of /g)).toHaveLength(1);
  expect(text).toContain('What of Oslo?');
  expect(text).not.toContain('What of Rome?');
  // By the cause and by its assertion, and not by the error as well.
  expect(text).toContain(`noToolErrors: Tool "forecast" failed: ${SAID}`);
  expect(text).not.toContain('Tool "forecast" of server');
});
