import { readFileSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { failingCase, suiteFile, toolCase } from '../../support/evals/suite-builder.ts';
import { type ActionResult, runAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';

const results: ActionResult[] = [];
const workspaces: EvalWorkspace[] = [];
afterEach(async () => {
  for (const result of results.splice(0)) await result.dispose();
  for (const workspace of workspaces.splice(0)) await workspace.remove();
});

const LEGS = 3;
const fees = [1, 2, 3, 4, 5, 6].map((days) =>
  toolCase(`fee of ${days} days`, 'late_fee', { days }),
);

interface LegRun {
  suite?: object;
  attempt?: number;
  total?: number;
  inputs?: Record<string, string>;
  env?: Record<string, string>;
}

/** Runs a leg of a suite, of the sound one by default. */
function runLeg(
  workspace: EvalWorkspace,
  index: number,
  { suite = SUITE, attempt = 1, total = LEGS, inputs = {}, env = {} }: LegRun,
): Promise<ActionResult> {
  workspace.write('suite.yaml', suite);
  return runAction({
    workspace: workspace.folder,
    inputs: {
      ...{ mode: 'collect', 'suite-file': 'suite.yaml', shard: 'matrix', 'fail-on': 'never' },
      strategy: JSON.stringify({ 'job-index': index - 1, 'job-total': total }),
      ...inputs,
    },
    env: { GITHUB_RUN_ATTEMPT: String(attempt), ...env },
  });
}

const soundWorkspace = new EvalWorkspace();
const soundLegs = new Map<number, Promise<ActionResult>>();
afterAll(async () => {
  for (const leg of soundLegs.values()) await (await leg).dispose();
  await soundWorkspace.remove();
});

/** A workflow run whose jobs leave their reports as artifacts do. */
class SuiteInLegs {
  readonly workspace = new EvalWorkspace();

  constructor() {
    workspaces.push(this.workspace);
  }

  /** Runs a leg as a job of a matrix does, and keeps its report in a folder of its own. */
  async leg(index: number, run: LegRun = {}) {
    const result = await runLeg(this.workspace, index, run);
    results.push(result);
    this.keep(`evals-${index}-${run.attempt ?? 1}`, reportOf(result));
    return result;
  }

  /** Has the leg of the sound suite that tests share: it comes out alike each time. */
  async soundLeg(index: number): Promise<ActionResult> {
    const running = soundLegs.get(index) ?? runLeg(soundWorkspace, index, {});
    soundLegs.set(index, running);
    const result = await running;
    this.keep(`evals-${index}-1`, reportOf(result));
    return result;
  }

  soundLegs(): Promise<ActionResult[]> {
    return Promise.all(Array.from({ length: LEGS }, (_, index) => this.soundLeg(index + 1)));
  }

  keep(folder: string, report: unknown): void {
    this.workspace.write(`collected/${folder}/report.json`, report);
  }

  async allLegs(run: LegRun): Promise<ActionResult[]> {
    const legs: ActionResult[] = [];
    for (let index = 1; index <= (run.total ?? LEGS); index += 1) {
      legs.push(await this.leg(index, run));
    }
    return legs;
  }

  async publish(inputs: Record<string, string> = {}): Promise<ActionResult> {
    const result = await runAction({
      workspace: this.workspace.folder,
      inputs: { mode: 'publish', 'report-path': 'collected', ...inputs },
    });
    results.push(result);
    return result;
  }
}

const SUITE = suiteFile({ tests: fees });

const fileSchema = z.looseObject({
  report: z.looseObject({
    cases: z.array(z.looseObject({ title: z.string(), identity: z.string() })),
    warnings: z.array(z.string()),
  }),
  counts: z.looseObject({}),
});

const reportOf = ({ outputs }: ActionResult) =>
  fileSchema.parse(JSON.parse(readFileSync(outputs['report-path'] ?? '', 'utf8')));

const ranIn = (leg: ActionResult) => reportOf(leg).report.cases.map(({ title }) => title);

describe('the legs of a suite', () => {
  it('are one verdict, with the cases and counts of the suite in one run [legs-joined]', async () => {
    const suite = suiteFile({ tests: [...fees, { ...fees[0], title: 'later', skip: 'To come.' }] });
    const jobs = new SuiteInLegs();
    const legs = await jobs.allLegs({ suite });
    expect(legs.flatMap(ranIn)).toHaveLength(7);
    const joined = await jobs.publish();
    expect(joined.outputs).toMatchObject({ verdict: 'passed', total: '6', passed: '6' });
    expect(joined.conclusion).toBe('success');
    const whole = await runAction({
      workspace: jobs.workspace.folder,
      inputs: { 'suite-file': 'suite.yaml' },
    });
    results.push(whole);
    const known = (result: ActionResult) =>
      reportOf(result).report.cases.map(({ title, identity, definition, planned, location }) => ({
        ...{ title, identity, definition, planned, location },
      }));
    expect(known(joined)).toEqual(known(whole));
    expect(reportOf(joined).counts).toEqual(reportOf(whole).counts);
    expect(joined.summary).toContain('joined of 3 of 3');
  });

  it('fail by a case of any of them [legs-failed]', async () => {
    const jobs = new SuiteInLegs();
    const legs = await jobs.allLegs({ suite: suiteFile({ tests: [...fees, failingCase()] }) });
    expect(legs.map(({ outputs }) => outputs['verdict']).toSorted()).toEqual([
      ...['failed', 'passed', 'passed'],
    ]);
    expect(legs.map(({ conclusion }) => conclusion)).toEqual(['success', 'success', 'success']);
    const joined = await jobs.publish();
    expect(joined.outputs).toMatchObject({ verdict: 'failed', total: '7', failed: '1' });
    expect(joined.summary).toContain('unknown book');
  });

  it('count together, whatever each comes to by itself [legs-rate-met]', async () => {
    const jobs = new SuiteInLegs();
    const suite = suiteFile({ tests: [...fees, failingCase()] });
    const legs = await jobs.allLegs({ suite, inputs: { 'min-pass-rate': '80' } });
    expect(legs.map(({ outputs }) => outputs['verdict'])).toContain('failed');
    for (const inputs of [{}, { 'min-pass-rate': '80' }]) {
      expect((await jobs.publish(inputs)).outputs['verdict']).toBe('passed');
    }
  });

  it('are incomplete without one of them, which is named [legs-missing]', async () => {
    const jobs = new SuiteInLegs();
    const first = await jobs.soundLeg(1);
    await jobs.soundLeg(3);
    const { outputs, log, summary, conclusion } = await jobs.publish({ 'min-pass-rate': '10' });
    expect(outputs['verdict']).toBe('incomplete');
    expect(conclusion).toBe('failure');
    for (const text of [log, summary]) expect(text).toContain('Leg 2/3 is missing');
    const titles = fees.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(ranIn(first)));
  });

  it('count as they came out when they were run again [legs-repeated]', async () => {
    const jobs = new SuiteInLegs();
    const legs = await jobs.soundLegs();
    const at = legs.findIndex((leg) => ranIn(leg).length > 0);
    const broken = reportOf(legs[at] ?? fail());
    jobs.keep(`evals-${at + 1}-1`, withOutcomes(broken, 'failed'));
    expect((await jobs.publish()).outputs['verdict']).toBe('failed');
    await jobs.leg(at + 1, { attempt: 2 });
    const joined = await jobs.publish();
    expect(joined.outputs).toMatchObject({ verdict: 'passed', total: '6' });
    const { warnings } = reportOf(joined).report;
    expect(warnings).toContainEqual(
      expect.stringMatching(/came out in attempt 2; in attempt 1 0 of/),
    );
  });

  it('are not joined with one of another commit [legs-commit]', async () => {
    const jobs = new SuiteInLegs();
    await jobs.soundLeg(1);
    await jobs.leg(2, { env: { GITHUB_SHA: 'f'.repeat(40) } });
    await jobs.soundLeg(3);
    const { outputs, log } = await jobs.publish();
    expect(outputs).toMatchObject({ verdict: 'incomplete' });
    expect(log).toContain('Leg 2/3 is missing');
    expect(reportOf(results.at(-1) ?? fail()).report['problems']).toContainEqual({
      kind: 'evidence',
      message:
        'Leg 2/3 in "evals-2-1" was left out: it is of commit ffffffffff, and the others of 0123456789.',
    });
  });

  it('are not joined with one of another suite [legs-suite]', async () => {
    const jobs = new SuiteInLegs();
    await jobs.soundLeg(1);
    await jobs.leg(2, { suite: suiteFile({ tests: fees.slice(1) }) });
    await jobs.soundLeg(3);
    const { outputs } = await jobs.publish();
    expect(outputs).toMatchObject({ verdict: 'incomplete' });
    expect(JSON.stringify(reportOf(results.at(-1) ?? fail()).report['problems'])).toContain(
      'of another suite, or of other inputs',
    );
  });

  it('take alike by the durations of a report, which has to be the same for all [legs-durations]', async () => {
    const jobs = new SuiteInLegs();
    await jobs.soundLegs();
    const before = await jobs.publish();
    jobs.workspace.write('durations/report.json', reportOf(before));
    const inputs = { 'shard-durations': 'durations' };
    const legs = await jobs.allLegs({ inputs });
    for (const leg of legs) expect(ranIn(leg).length).toBeGreaterThan(0);
    expect((await jobs.publish()).outputs).toMatchObject({ verdict: 'passed', total: '6' });
    jobs.workspace.write('durations/report.json', reportOf(legs[0] ?? fail()));
    await jobs.leg(2, { inputs });
    const differing = await jobs.publish();
    expect(differing.outputs['verdict']).toBe('incomplete');
    expect(JSON.stringify(reportOf(differing).report['problems'])).toContain('by other durations');
  });

  it('are incomplete where one has left something else than it should [legs-damaged]', async () => {
    const jobs = new SuiteInLegs();
    const [one = fail(), two = fail()] = (await jobs.soundLegs()).map(reportOf);
    const withResults = (changes: object) => ({ ...two, report: { ...two.report, ...changes } });
    const damaged = {
      'no JSON': '{"schemaVersion":2',
      'a bomb of brackets': '['.repeat(1_000_000),
      'a leg of none': withResults({ shard: { ...shardOf(two), index: 4 } }),
      'no roster': withResults({
        shard: { ...shardOf(two), roster: { packed: [], titles: ['a'] } },
      }),
      'cases of another leg': withResults({ cases: [...two.report.cases, ...one.report.cases] }),
    };
    for (const [what, content] of Object.entries(damaged)) {
      jobs.keep('evals-2-1', content);
      const { outputs, log } = await jobs.publish({ 'min-pass-rate': '10' });
      expect({ what, verdict: outputs['verdict'] }).toEqual({ what, verdict: 'incomplete' });
      expect(log).not.toContain('error of this action');
    }
  });

  it('may be empty, and say so [legs-empty]', async () => {
    const jobs = new SuiteInLegs();
    const suite = suiteFile({ tests: fees.slice(0, 1) });
    const legs = await jobs.allLegs({ suite, inputs: { 'fail-on': 'failed,incomplete,invalid' } });
    expect(legs.map(({ conclusion }) => conclusion)).toEqual(['success', 'success', 'success']);
    const empty = legs.filter((leg) => ranIn(leg).length === 0);
    expect(empty).toHaveLength(2);
    for (const { log } of empty)
      expect(log).toMatch(/None of the suite's 1 case fell to leg [123]\/3/);
    expect((await jobs.publish()).outputs).toMatchObject({ verdict: 'passed', total: '1' });
  });

  it('are none of a hosted service [config-shard]', async () => {
    const jobs = new SuiteInLegs();
    const { outputs, log } = await jobs.publish({
      ...{ mode: 'collect', 'report-path': '', 'suite-file': 'suite.yaml', shard: '1/3' },
      ...{ 'base-url': 'https://evals.example.com/api/v1', 'api-key': 'sk_0123456789' },
    });
    expect(outputs['verdict']).toBe('invalid');
    expect(log).toContain('works with the embedded service only');
  });
});

type ReportText = z.output<typeof fileSchema>;

const shardOf = ({ report }: ReportText) => z.looseObject({}).parse(report['shard']);

/** The report of a job in which every iteration came out so. */
function withOutcomes(file: ReportText, outcome: string): unknown {
  const { result: _, declared: __, ...run } = z.looseObject({}).parse(file.report['run']);
  const cases = file.report.cases.map((one) => ({
    ...one,
    iterations: z
      .array(z.looseObject({}))
      .parse(one['iterations'])
      .map((iteration) => ({ ...iteration, outcome })),
  }));
  const judged = { ...run, result: 'failed', declared: null };
  return { ...file, report: { ...file.report, run: judged, cases } };
}

function fail(): never {
  throw new Error('there is no such leg');
}
