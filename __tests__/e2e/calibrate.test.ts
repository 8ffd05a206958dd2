import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { gate } from '../../src/gate/gate.ts';
import type { RunReport } from '../../src/model/run-report.ts';
import { worded } from '../../src/render/words/verdict-words.ts';
import { buildReportFile } from '../../src/report-file/report-writer.ts';
import { outcomes } from '../support/gate/judged-reports.ts';
import { caseOf, runReport } from '../support/render/sample-reports.ts';
import { type ActionResult, runAction } from '../support/runner/action-runner.ts';

let workspace: string;
const results: ActionResult[] = [];
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'calibrate-'));
});
afterEach(async () => {
  for (const result of results.splice(0)) await result.dispose();
  rmSync(workspace, { recursive: true });
});

/** A report as an artifact of a nightly run is unpacked. */
function keep(folder: string, report: RunReport, night = 0): void {
  const verdict = worded(gate(report, { minPassRate: null }));
  const generatedAtMs = 1_750_000_000_000 + night * 86_400_000;
  const file = buildReportFile({ report, verdict, generatedAtMs, actionVersion: '1.2.3' });
  mkdirSync(join(workspace, folder), { recursive: true });
  writeFileSync(join(workspace, folder, 'report.json'), JSON.stringify(file));
}

const suiteOf = (...passed: number[]) =>
  runReport(passed.map((count, place) => caseOf(`case ${place}`, outcomes(count, 3 - count))));

async function calibrated(inputs: Readonly<Record<string, string>>): Promise<ActionResult> {
  const result = await runAction({ workspace, inputs: { mode: 'calibrate', ...inputs } });
  results.push(result);
  return result;
}

describe('mode calibrate', () => {
  it('shows how often the policy would have blocked, and stays green', async () => {
    keep('nightly/one', suiteOf(3, 2));
    keep('nightly/two', suiteOf(3, 3), 1);
    const result = await calibrated({ 'report-path': 'nightly', 'min-pass-rate': '95' });
    expect(result).toMatchObject({ conclusion: 'success', exitCode: 0 });
    const { outputs, summary, log } = result;
    expect(outputs).toMatchObject({ verdict: '', 'pass-rate': '' });
    expect(Number(outputs['false-alarm-rate'])).toBeGreaterThan(20);
    expect(summary).toContain('## ⚖️ Calibration: Weather server');
    expect(summary).toContain('| Iterations of a case | False alarms |');
    expect(log).toContain('Had nothing changed, this policy would have blocked');
    const kept = JSON.parse(readFileSync(outputs['report-path'] ?? '', 'utf8'));
    expect(kept).toMatchObject({ reports: 2, between: { code: 'too-few-runs', runs: 2 } });
  });

  it('is invalid, and red, where reports are not named or not there', async () => {
    const unnamed = await calibrated({});
    expect(unnamed).toMatchObject({ conclusion: 'failure', outputs: { verdict: 'invalid' } });
    const absent = await calibrated({ 'report-path': 'here\nthere', 'min-pass-rate': '90' });
    expect(absent.outputs['verdict']).toBe('invalid');
    expect(absent.summary).toContain('wrong in 2 places');
  });

  it('is no verdict on a report that cannot be understood', async () => {
    mkdirSync(join(workspace, 'nightly'));
    writeFileSync(join(workspace, 'nightly/report.json'), '{');
    const damaged = await calibrated({ 'report-path': 'nightly' });
    expect(damaged).toMatchObject({ conclusion: 'failure', outputs: { verdict: 'incomplete' } });
  });
});
