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
      '❌ Forecast for a city · 3 of 4 passed · ● ● ○ ● · ' +
        'toolCalledWith: get_forecast was called with city "London", not "Paris"',
    );
  });

  it('ends with the commit it is about', () => {
    const small = elements(comment('all-passed'), 'sub').map(({ text }) => text);
    expect(small.at(-1)).toBe(
      'Service embedded, version 0.1.0 · Commit 0a1b2c3d4e5f60718293a4b5c6d7e8f901234567',
    );
  });

  it('folds all cases, and the lines of failing ones where they are many', () => {
    const folds = elements(comment('huge'), 'summary').map(({ text }) => text);
    expect(folds).toContain('15 more, in a line each');
    expect(folds.at(-1)).toBe('Cases (5,000)');
  });
});
