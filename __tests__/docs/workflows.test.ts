/** The workflows of this repository. Each step that uses the action is carried out. */
import { cpSync, globSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { ROOT, read } from '../support/documents.ts';
import { EXPRESSIONS, Job } from '../support/runner.ts';

interface Step {
  id?: string;
  uses?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  permissions: unknown;
  jobs: Record<string, { needs?: string[]; steps?: Step[] }>;
}
const workflows = globSync('.github/workflows/*.yml', { cwd: ROOT }).map((path) => {
  const workflow: Workflow = parse(read(path));
  return { path, ...workflow };
});
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps = [] }) => steps);
const ci = workflows.find(({ path }) => path.endsWith('/ci.yml'));

test('jobs get the permissions that they name, and checkouts store no token', () => {
  expect(workflows.map(({ permissions }) => permissions)).toEqual(workflows.map(() => ({})));
  const checkouts = workflows
    .flatMap(stepsOf)
    .filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.length).toBeGreaterThan(2);
  for (const { with: inputs } of checkouts) {
    expect(inputs).toMatchObject({ 'persist-credentials': false });
  }
});

test('the required job needs all others', () => {
  const { required, ...others } = ci?.jobs ?? {};
  expect(required?.needs).toEqual(Object.keys(others));
});

const own = (ci ? stepsOf(ci) : []).filter(({ uses }) => uses === './');

/** Without a token nothing is found to compare with. */
const verdictOf = ({ mode }: { mode?: unknown }) => (mode === 'diff' ? 'incomplete' : 'passed');

test.each(own)('step $id', async ({ with: inputs = {} }) => {
  const job = new Job();
  for (const folder of ['examples', '.github']) {
    cpSync(join(ROOT, folder), join(job.workspace, folder), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(job.workspace, 'node_modules'));
  const assertionResults = [{ fullName: 'adds', title: 'adds', status: 'passed' }];
  const testResults = [{ name: 'a.test.ts', status: 'passed', assertionResults }];
  job.write('reports/jest.json', JSON.stringify({ numTotalTests: 1, testResults }));
  const { log, outputs } = await job.run({
    inputs: Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, `${value}`])),
    variables: { PATH: `${dirname(process.execPath)}:${process.env['PATH']}` },
    expressions: { ...EXPRESSIONS, 'steps.ci.outcome': 'success' },
  });
  expect([outputs['verdict'], log]).toEqual([verdictOf(inputs), expect.any(String)]);
});
