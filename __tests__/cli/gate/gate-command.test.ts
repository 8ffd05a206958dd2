import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runGateCommand } from '../../../src/cli/gate/gate-command.ts';
import { gate } from '../../../src/gate/gate.ts';
import type { RunReport } from '../../../src/model/run-report.ts';
import { worded } from '../../../src/render/words/verdict-words.ts';
import { buildReportFile } from '../../../src/report-file/report-writer.ts';
import { outcomes } from '../../support/gate/judged-reports.ts';
import { caseOf, runReport } from '../../support/render/sample-reports.ts';

let folder: string;

const reset = (message: string): Partial<RunReport> => ({
  problems: [{ kind: 'network', message }],
});

/** Cases of five iterations, by how many of them pass. */
const suiteOf = (...passed: number[]) =>
  runReport(passed.map((count, place) => caseOf(`case ${place}`, outcomes(count, 5 - count))));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gate-command-'));
  keep('good.json', runReport([caseOf('case', outcomes(10))]));
  keep('poor.json', runReport([caseOf('case', outcomes(17, 3))]));
  keep('short.json', runReport([caseOf('case', outcomes(5))], reset('The connection was reset.')));
  keep('sly.json', runReport([caseOf('case', outcomes(1))], reset('reset \u009b2J\u202eby peer')));
  keep('one.json', suiteOf(4));
  keep('offers.json', runReport([], { source: 'diff', surface: { servers: [], silent: [] } }));
  keep('base.json', suiteOf(5, 5, 5, 4));
  keep('worse.json', suiteOf(1, 2, 5, 4));
  writeFileSync(join(folder, 'gate.yml'), 'min-pass-rate: 90\nregression: statistical\n');
  writeFileSync(join(folder, 'odd.yml'), 'min-pass-rate: 0.9\nminimum: 3\n');
  writeFileSync(join(folder, 'damaged.json'), '{"schemaVersion": 2');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function keep(name: string, report: RunReport): void {
  const verdict = worded(gate(report, { minPassRate: null }));
  const file = { report, verdict, generatedAtMs: 1_750_000_000_000, actionVersion: '1.2.3' };
  writeFileSync(join(folder, name), JSON.stringify(buildReportFile(file)));
}

async function judged(...args: string[]) {
  const { stdout, ...rest } = await runGateCommand(args, folder);
  return { ...rest, stdout, verdict: JSON.parse(stdout) };
}

describe('the offline gate', () => {
  it('says of a report without results of evals that there is nothing to judge', async () => {
    const { verdict, exitCode, stderr } = await judged('--report=offers.json');
    expect(verdict.value).toBe('invalid');
    expect(exitCode).toBe(2);
    expect(stderr).toContain('--report: is a report of mode `diff`, which has no results of evals');
  });

  it('prints the verdict with the numbers of its checks, unrounded, and their words', async () => {
    const { verdict, exitCode, stderr } = await judged('--report=poor.json', '--min-pass-rate=90');
    expect(verdict).toMatchObject({ value: 'failed', judged: { sampleSize: 20, observed: 0.85 } });
    expect(verdict.headline).toBe('17 of 20 iterations passed (85%), at least 90% wanted.');
    const check = verdict.checks.find(({ id }: { id: string }) => id === 'min-pass-rate');
    expect(check).toMatchObject({ gates: true, outcome: 'failed', observed: 0.85, threshold: 0.9 });
    // BetaInv(.025; 17, 4), by scipy.
    expect(check.interval.low).toBeCloseTo(0.6210731734546859, 12);
    expect(check.words.title).toBe('Pass rate');
    expect([exitCode, stderr]).toEqual([1, '']);
  });

  it.each([
    ['passed', 0, ['--report', 'good.json']],
    ['failed', 1, ['--report', 'poor.json', '--min-pass-rate', '90']],
    ['invalid', 2, ['--report', 'poor.json', '--min-pass-rate', '0.9']],
    ['incomplete', 3, ['--report', 'short.json', '--min-pass-rate', '90']],
  ])('exits by the verdict: %s', async (value, exitCode, args) => {
    expect(await judged(...args)).toMatchObject({ exitCode, verdict: { value } });
  });

  it('exits with 0 where fail-on spares the verdict', async () => {
    const spared = await judged('--report=poor.json', '--min-pass-rate=90', '--fail-on=incomplete');
    expect(spared).toMatchObject({ exitCode: 0, verdict: { value: 'failed' } });
    const never = await judged('--report', 'no.json', '--fail-on', 'never');
    expect(never).toMatchObject({ exitCode: 0, verdict: { value: 'invalid' } });
  });

  it('judges a damaged report as incomplete, as the action does', async () => {
    const { exitCode, verdict, stderr } = await judged('--report', 'damaged.json');
    expect(exitCode).toBe(3);
    expect(verdict).toMatchObject({ value: 'incomplete', checks: [], judged: null });
    expect(stderr).toBe('the report damaged.json is no JSON\n');
  });

  it('tells all that is wrong at once, and still prints a verdict', async () => {
    const { exitCode, verdict, stderr } = await judged(
      ...['stray', '--report', 'no.json', '--baseline', 'none.json', '--min-passrate', '80'],
      ...['--min-effect', '200', '--fail-on', 'often', '--max-cost', '3', '--regression'],
    );
    expect(exitCode).toBe(2);
    expect(verdict.value).toBe('invalid');
    const told: string[] = verdict.troubles;
    expect(told.map((text) => text.split(':')[0]).toSorted()).toEqual([
      ...['--baseline', '--fail-on', '--max-cost', '--min-effect', '--min-passrate'],
      ...['--regression', '--report', 'stray'],
    ]);
    expect(told.join('\n')).toContain('Did you mean `--min-pass-rate`?');
    expect(told.join('\n')).toMatch(
      /--report: there is no such file or folder: .*no\.json\. Example: report\.json$/m,
    );
    expect(stderr.trimEnd().split('\n')).toEqual(told);
  });

  it('holds a report against another, with the mid-p of sampled cases', async () => {
    const files = ['--report', 'worse.json', '--baseline', 'base.json'];
    const { verdict, exitCode } = await judged(...files, '--min-pass-rate', '50');
    const check = verdict.checks.find(({ id }: { id: string }) => id === 'no-regression');
    expect(check).toMatchObject({ gates: false, outcome: 'failed' });
    expect(check.observed).toBeCloseTo(-0.35, 12);
    // Counted in whole numbers by Python's fractions.
    expect(check.pValue).toBeCloseTo(0.004298941798941799, 12);
    expect(exitCode).toBe(0);
    const off = await judged(...files, '--regression', 'off', '--min-pass-rate', '50');
    expect(off.verdict.checks.map(({ id }: { id: string }) => id)).toContain('no-regression');
    const never = await judged(...files, '--regression', 'gate', '--confirm', 'never');
    expect(never).toMatchObject({ exitCode: 1, verdict: { value: 'failed' } });
    const unconfirmed = await judged(...files, '--regression', 'gate');
    expect(unconfirmed).toMatchObject({ exitCode: 3, verdict: { value: 'incomplete' } });
  });

  it('cannot compare with a baseline that is damaged, or that nobody names', async () => {
    const damaged = ['--baseline', 'damaged.json', '--regression', 'gate'];
    expect(await judged('--report', 'good.json', ...damaged)).toMatchObject({ exitCode: 3 });
    const unnamed = await judged('--report', 'good.json', '--regression', 'gate');
    expect(unnamed.exitCode).toBe(0);
    const check = unnamed.verdict.checks.find(({ id }: { id: string }) => id === 'no-regression');
    expect(check).toMatchObject({ outcome: 'notApplicable' });
    expect(check.words.reason).toBe('no baseline: no report is named with --baseline');
  });

  it('takes a gate file, which settings may not contradict', async () => {
    const file = ['--report', 'poor.json', '--gate-file', join(folder, 'gate.yml')];
    expect(await judged(...file)).toMatchObject({ exitCode: 1 });
    expect((await judged(...file, '--min-pass-rate', '80')).verdict).toMatchObject({
      value: 'invalid',
      troubles: [expect.stringContaining('say it in one place')],
    });
    const odd = await judged('--report', 'no.json', '--gate-file', 'odd.yml');
    expect(odd.verdict.troubles).toHaveLength(3);
    expect(odd.exitCode).toBe(2);
  });

  it('says how often a policy would have blocked by chance', async () => {
    const args = ['--calibrate', 'one.json', 'one.json', '--min-pass-rate', '90'];
    const { verdict: told, exitCode } = await judged(...args);
    expect(told).toMatchObject({ reports: 2, cases: { sampled: 1 }, between: { runs: 2 } });
    expect(told.within.rate).toBeGreaterThan(0.5);
    expect(told.words.headline).toContain('this policy would have blocked');
    expect(exitCode).toBe(0);
    const wrong = await judged('--calibrate', 'no.json', '--report', 'good.json');
    expect(wrong).toMatchObject({ exitCode: 2, verdict: { value: 'invalid' } });
    expect(wrong.verdict.troubles).toHaveLength(2);
    expect(await judged('--calibrate', 'damaged.json')).toMatchObject({ exitCode: 3 });
    const offers = await judged('--calibrate', 'one.json', 'offers.json');
    const stderr = 'the report offers.json is of mode diff, without cases\n';
    expect(offers).toMatchObject({ exitCode: 3, stderr });
  });

  it('asks for a report, and takes each option once', async () => {
    expect((await judged()).verdict.troubles).toEqual([
      '--report: is missing: name the report to judge.',
    ]);
    expect((await judged('good.json')).verdict.troubles).toContain(
      'good.json: belongs to no option. Example: --report good.json',
    );
    const twice = await judged('--report', 'good.json', '--report', 'poor.json');
    expect(twice.verdict.troubles).toEqual(['--report: is given more than once.']);
    const valueless = await judged('--report', '--min-pass-rate', '90');
    expect(valueless.verdict.troubles).toEqual([
      '--report: needs a value. Example: --report report.json',
    ]);
  });

  it('lets nothing that results say act on a terminal', async () => {
    const { stdout, verdict } = await judged('--report', 'sly.json');
    expect(stdout).not.toMatch(/[\u007f-\u009f\u202e]/);
    expect(JSON.stringify(verdict)).toContain('reset \u009b2J\u202eby peer');
  });

  it('says how it is used', async () => {
    const { stdout, exitCode } = await runGateCommand(['--help'], folder);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('--min-pass-rate  a percentage from 0 to 100\n');
    expect(stdout).toContain('--fail-on');
  });

  it('gives the same bytes for the same report, run as a program', () => {
    const script = join(import.meta.dirname, '../../../src/cli/index.ts');
    const run = () =>
      spawnSync(
        process.execPath,
        [script, 'gate', '--report', 'poor.json', '--min-pass-rate', '90'],
        {
          cwd: folder,
        },
      );
    const [first, second] = [run(), run()];
    expect(first.status).toBe(1);
    expect(first.stdout.length).toBeGreaterThan(500);
    expect(second.stdout.equals(first.stdout)).toBe(true);
  });
});
