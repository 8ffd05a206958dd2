/** `mode: doctor` and `mode: diff` as steps of a job. */
import { expect, test } from '@jest/globals';
import { writeSnapshot } from '../../src/report/snapshot.ts';
import { CALCULATOR, Job, SOURCES } from '../support/runner.ts';

const job = new Job();
const list = (servers: object) => job.write('.mcp.json', JSON.stringify({ mcpServers: servers }));
const run = (inputs: Record<string, string>) => job.run({ entry: SOURCES, inputs });
const ENDS = {
  command: process.execPath,
  args: ['-e', 'console.error("no data"); process.exit(3)'],
};

test('doctor: a server that does not start is the news', async () => {
  list({ calculator: CALCULATOR, ends: ENDS });
  const { exitCode, outputs, summary } = await run({ mode: 'doctor' });
  expect({ exitCode, outputs }).toMatchObject({
    exitCode: 1,
    outputs: { verdict: 'failed', total: '2', passed: '1', failed: '1' },
  });
  expect(summary.split('\n')[0]).toContain('ends');
  expect(summary).toContain('no data');
});

test('diff: a tool of the snapshot that is gone is the news, with the cases that use it', async () => {
  list({ calculator: CALCULATOR });
  const tools = ['add', 'subtract'].map((name) => ({ name, inputSchema: null }));
  job.write('tools.json', writeSnapshot([{ name: 'calculator', tools }]));
  job.write('s.yaml', 'name: s\ntests: [{ title: t, call: subtract, expect: "1" }]');
  const baseline = 'file:tools.json';
  const inputs = { mode: 'diff', baseline, 'suite-file': 's.yaml' };
  const { exitCode, outputs, report } = await run(inputs);
  expect({ exitCode, verdict: outputs['verdict'] }).toEqual({ exitCode: 1, verdict: 'failed' });
  const { verdict } = JSON.parse(report ?? '');
  const change = { what: 'tool-removed', tool: 'subtract', cases: ['t'] };
  expect(verdict.comparison.toolChanges[0]).toMatchObject(change);
  job.write('tools.json', writeSnapshot([{ name: 'calculator', tools: [] }]));
  const green = await run({ mode: 'diff', baseline });
  expect(green.exitCode).toBe(0);
  expect(green.log.split(baseline)).toHaveLength(2);
  expect(green.summary).toContain(baseline);
});
