import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { oneOfEach, tellFigures } from '../../support/effort.ts';
import { place } from '../../support/hostile/reports/collected-report.ts';
import { COLLECTED_REPORTS } from '../../support/hostile/reports/collected-reports.ts';
import { unseenIn } from '../../support/hostile/unseen.ts';
import { NO_XMLLINT, tellObstacle } from '../../support/obstacles.ts';
import { expectHarmless } from '../../support/render/markdown-laws.ts';
import { type ActionResult, runAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';

tellObstacle(NO_XMLLINT, 'reading the JUnit export with xmllint');

const chosen = oneOfEach(COLLECTED_REPORTS, ({ kind }) => kind);

const workspaces: EvalWorkspace[] = [];
const results: ActionResult[] = [];
afterEach(async () => {
  for (const workspace of workspaces.splice(0)) await workspace.remove();
  for (const result of results.splice(0)) await result.dispose();
});

describe('a collected report', () => {
  it.each(chosen)('of a fork ($kind): $name', async (collected) => {
    const workspace = new EvalWorkspace();
    workspaces.push(workspace);
    place(collected, workspace.folder);
    const result = await runAction({
      workspace: workspace.folder,
      inputs: {
        mode: 'publish',
        'report-path': 'collected',
        'min-pass-rate': '90',
        comment: 'never',
      },
      // What the log shows unseen is to be nobody's, not even a colour of ours.
      env: { NO_COLOR: '1' },
    });
    results.push(result);
    const { outputs, log, summary, conclusion } = result;
    expect({ log, ...outputs }).toMatchObject({ verdict: collected.verdict, ...collected.outputs });
    expect(conclusion).toBe(collected.verdict === 'passed' ? 'success' : 'failure');
    expect(log).toMatch(collected.says);
    expect(log).not.toMatch(/error of this action|could not do its work|could not be written/);
    expect(unseenIn(log.replaceAll(/:\u200b(?=:)|##\u200b(?=\[)/g, ''))).toBeNull();
    expectHarmless(summary ?? '');
    const folder = dirname(outputs['report-path'] ?? '');
    expect(() => JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).not.toThrow();
    expect(readFileSync(join(folder, 'report.html'), 'utf8')).toMatch(/<\/html>\n$/);
    const junit = join(folder, 'junit.xml');
    if (NO_XMLLINT === null && existsSync(junit)) {
      execFileSync('xmllint', ['--noout', junit]);
      expect(readFileSync(junit, 'utf8')).not.toMatch(/ (?:time|line)="(?!\d+(?:\.\d+)?")/);
    }
  });

  it('is tried in every way that is known', () => {
    const kinds = new Set(COLLECTED_REPORTS.map(({ kind }) => kind));
    expect(COLLECTED_REPORTS.length).toBeGreaterThan(50);
    tellFigures(`${chosen.length} of ${COLLECTED_REPORTS.length} reports of ${kinds.size} kinds`);
  });
});
