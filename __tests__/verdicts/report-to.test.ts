/** Results that are sent on to a hosted service. */
import { expect, test } from '@jest/globals';
import { programWith, report, rowOf } from '../support/eval-programs.ts';
import { startTestService } from '../support/service.ts';
import { ADDS, FAILS, type Row, testRows } from '../support/verdicts.ts';

const service = await startTestService();
const to = (row: Row, more: Record<string, string> = {}): Row => {
  const target = { 'report-to': service.origin, 'api-key': service.key };
  return { ...row, inputs: { ...row.inputs, ...target, ...more } };
};
const partly = { settings: 'setup: exit 1', failure: { kind: 'setup' } };

const NO_PROJECT = { code: 'not-found', what: 'project' };
testRows({
  'report-to-passed': to({ name: 'passed' }),
  'report-to-failed': to({ name: 'failed', cases: [ADDS, FAILS] }),
  'report-to-command': to(programWith([report([rowOf('adds', true, { model: 'm' })])])),
  'report-to-part': to({ ...partly, name: 'part', warns: true }),
  'report-to-no-key': to({ name: 'unsent', warns: true }, { 'api-key': '' }),
  'report-to-key': to({ problem: { code: 'refused', what: 'key' } }, { 'api-key': 'sk_other' }),
  'report-to-project': to({ problem: NO_PROJECT }, { project: 'other' }),
  'report-to-down': to({ warns: true }, { 'report-to': 'http://127.0.0.1:9' }),
  'report-to-both': to({ problem: { code: 'conflict' } }, { 'base-url': 'https://x.example.test' }),
});

test('the service has the results that are whole, and why they failed', async () => {
  const { items } = (await service.send(`${service.project}/eval-suites`)).body;
  const runs = items.map(async ({ id, name }: Record<string, string>) => {
    const list = await service.send(`${service.project}/eval-suites/${id}/runs`);
    const [{ id: runId, result, summary }] = list.body.items;
    const [, second] = await service.iterationsOf(runId);
    return [name, result, summary.total, second?.error ?? null];
  });
  const error = expect.stringContaining('must be positive');
  const passed = ['passed', 'ci / evals'].map((name) => [name, 'passed', 1, null]);
  const expected = [['failed', 'failed', 2, error], ...passed];
  const found = await Promise.all(runs);
  expect(found.toSorted()).toEqual(expected.toSorted());
});
