import { describe, expect, it } from '@jest/globals';
import { renderComment } from '../../src/render/comment.ts';
import type { ReportView } from '../../src/render/view.ts';
import { elements, githubTrees } from '../support/render/github-tree.ts';
import { SAMPLE_VIEWS } from '../support/render/sample-reports.ts';

function comment(name: string, limit = 65_536) {
  const view: ReportView | undefined = SAMPLE_VIEWS[name];
  if (!view) throw new Error(`no sample ${name}`);
  return githubTrees(renderComment(view, { unit: 'characters', limit })).sanitized;
}

describe('the comment', () => {
  it('says of a folded failing case why it failed', () => {
    const [failing] = elements(comment('one-failed'), 'summary').map(({ text }) => text);
    expect(failing).toBe(
      '❌ Forecast for a city: get_forecast called with city "London", not "Paris"',
    );
  });

  it('ends with the commit it is about', () => {
    const small = elements(comment('all-passed'), 'sub').map(({ text }) => text);
    expect(small.at(-1)).toBe(
      'Service embedded, version 0.1.0 · Commit 0a1b2c3d4e5f60718293a4b5c6d7e8f901234567',
    );
  });

  it('shows nothing of what was called but where that differs', () => {
    const [failing] = elements(comment('one-failed'), 'details');
    expect(failing?.text).toContain('+   city: "London"');
    expect(failing?.text).not.toContain('assertions met');
  });

  it('says once what an error of several lines is', () => {
    expect(comment('result-files').text.match(/Received: 24/g)).toHaveLength(1);
  });

  it('folds all cases, and names the first of those that failed for one cause', () => {
    const folds = elements(comment('huge'), 'details');
    const [cause, cases] = folds.map((one) => elements(one, 'summary')[0]?.text);
    expect([cause, cases]).toEqual(['❌ 100 cases: no reason was given', 'Cases (5,000)']);
    expect(folds[0]?.text).toContain('85 more cases: see the report');
  });
});
