/** The source of suites: how it ends early, and what it does not run. */
import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import { runPipeline } from '../../src/pipeline/pipeline.ts';
import { findNews } from '../../src/render/findings.ts';
import { renderSummary } from '../../src/render/markdown.ts';
import { renderLines } from '../../src/render/terminal.ts';
import { folderWith } from '../support/program.ts';
import { CALCULATOR } from '../support/runner.ts';

const none = () => {};
const judge = (folder: string, signal = new AbortController().signal) =>
  runPipeline(new Map([['suite-file', 'suite.yaml']]), ['suite-file'], {
    variables: process.env,
    workspace: folder,
    logger: { info: none, warn: none, error: none, debug: none, progress: none },
    signal,
    redactor: new Redactor(),
    processMark: randomUUID(),
    now: Date.now,
  });

test('arguments that do not fit have a place in the suite file', async () => {
  const folder = folderWith({
    '.mcp.json': JSON.stringify({ mcpServers: { calculator: CALCULATOR } }),
    'suite.yaml':
      'name: s\ntests:\n  - title: adds\n    steps:\n      - { call: get-sum, with: { a: 1, b: "2" } }\n',
  });
  const { verdict, report } = await judge(folder);
  rmSync(folder, { recursive: true });
  expect(verdict.value).toBe('invalid');
  expect(report.failures).toEqual([]);
  expect(report.problems).toMatchObject([
    {
      place: { source: 'suite.yaml', line: 5, column: expect.any(Number) },
      data: { code: 'argument', tool: 'get-sum', path: 'b', kind: 'type', expected: 'number' },
    },
  ]);
});

test('a job that is cancelled while servers start ends at once', async () => {
  const script = "require('fs').writeFileSync('started', ''); process.stdin.resume();";
  const servers = { silent: { command: 'node', args: ['-e', script] } };
  const folder = folderWith({
    '.mcp.json': JSON.stringify({ mcpServers: servers }),
    'suite.yaml': 'name: s\ntests: [{ title: t, call: x }]\n',
  });
  const cancel = new AbortController();
  const judged = judge(folder, cancel.signal);
  while (!existsSync(join(folder, 'started')))
    await new Promise((resolve) => setImmediate(resolve));
  cancel.abort();
  const { verdict, report } = await judged;
  expect(verdict.value).toBe('incomplete');
  expect(report.failures).toEqual([{ kind: 'cancelled' }]);
  expect(report.run).toBeNull();
  rmSync(folder, { recursive: true });
});

test('a suite that lists its servers needs no others', async () => {
  const servers = { absent: { command: 'no-such-program' }, calculator: CALCULATOR };
  const folder = folderWith({
    '.mcp.json': JSON.stringify({ mcpServers: servers }),
    'suite.yaml':
      'name: s\nservers: [calculator]\ntests: [{ title: t, call: get-sum, with: { a: 1, b: 2 }, expect: 3 }]\n',
  });
  const { verdict } = await judge(folder);
  rmSync(folder, { recursive: true });
  expect(verdict.value).toBe('passed');
});

test('a suite that skips all cases runs nothing, and is incomplete', async () => {
  const folder = folderWith({
    '.mcp.json': JSON.stringify({ mcpServers: { absent: { command: 'no-such-program' } } }),
    'suite.yaml': 'name: s\ntests: [{ title: t, call: x, skip: it is slow }]\n',
  });
  const { verdict, report } = await judge(folder);
  expect(verdict.value).toBe('incomplete');
  expect(report.cases).toEqual([
    { id: 't', title: 't', planned: 0, iterations: [], skipped: 'it is slow' },
  ]);
  const findings = findNews(report, verdict);
  expect(findings).toMatchObject({ total: 0, skipped: 1, broken: 0 });
  expect(renderLines(report, findings).join()).toContain('1 skipped');
  expect(renderSummary(findings)).toContain('1 skipped');
  rmSync(folder, { recursive: true });
});
