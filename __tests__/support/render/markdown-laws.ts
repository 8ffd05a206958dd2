import { expect } from '@jest/globals';
import { countReport } from '../../../src/model/counts.ts';
import type { RunReport } from '../../../src/model/run-report.ts';
import { unseenIn } from '../hostile/unseen.ts';
import { allNodes, convertedTexts, elements, githubTrees } from './github-tree.ts';

/** Elements the renderer writes itself. */
const OURS = new Set(
  'h2 h3 p strong code span a details summary table thead tbody tr th td pre ul li blockquote sub wbr br'.split(
    ' ',
  ),
);

/** Markdown that GitHub shows as the renderer meant it, whatever the input was. */
export function expectHarmless(markdown: string): void {
  expect(markdown).not.toContain('<!--');
  const { raw, sanitized } = githubTrees(markdown);
  for (const { tag } of allNodes(raw)) if (tag !== null) expect(OURS).toContain(tag);
  expect(sanitized.text).toBe(raw.text);
  // What stands in a fence is text, whatever it looks like.
  const unfenced = markdown.replace(/^(`{3,})\w*\n[\s\S]*?\n\1$/gm, '');
  const opened = unfenced.match(/^<details( open)?>$/gm)?.length ?? 0;
  expect(unfenced.match(/^<\/details>$/gm)?.length ?? 0).toBe(opened);
  expect(elements(raw, 'details').length).toBe(opened);
  // An element left open would swallow what follows it instead of standing beside it.
  expect(elements(raw, 'details').flatMap((fold) => elements(fold, 'h3'))).toEqual([]);
  for (const { properties } of elements(raw, 'a')) {
    expect(properties['href']).toMatch(/^https:\/\/(evals\.example|github\.com)\//);
  }
  expect(convertedTexts(raw)).toEqual([]);
  expect(unseenIn(raw.text)).toBeNull();
}

/** The numbers of passed iterations and failing cases stand in the Markdown as they are. */
export function expectTrueCounts(markdown: string, report: RunReport): void {
  const { passed, failed } = countReport(report);
  const { text } = githubTrees(markdown).raw;
  if (passed > 0) expect(text).toMatch(new RegExp(`\\b${passed} (of \\d+ \\w+ )?passed`));
  const failing = report.cases.filter(({ iterations }) =>
    iterations.some(({ outcome }) => outcome === 'failed' || outcome === 'error'),
  ).length;
  if (failed > 0) expect(text).toContain(`Failing cases (${failing})`);
}
