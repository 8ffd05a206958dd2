/** How the source of suites ends early. */
import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import { runPipeline } from '../../src/pipeline/pipeline.ts';
import { folderWith } from '../support/program.ts';

test('a job that is cancelled while servers start ends at once', async () => {
  const script = "require('fs').writeFileSync('started', ''); process.stdin.resume();";
  const servers = { silent: { command: 'node', args: ['-e', script] } };
  const folder = folderWith({
    '.mcp.json': JSON.stringify({ mcpServers: servers }),
    'suite.yaml': 'name: s\ntests: [{ title: t, call: x }]\n',
  });
  const cancel = new AbortController();
  const none = () => {};
  const judged = runPipeline(new Map([['suite-file', 'suite.yaml']]), ['suite-file'], {
    variables: process.env,
    workspace: folder,
    logger: { info: none, warn: none, error: none, debug: none },
    signal: cancel.signal,
    redactor: new Redactor(),
    processMark: randomUUID(),
    now: Date.now,
  });
  while (!existsSync(join(folder, 'started')))
    await new Promise((resolve) => setImmediate(resolve));
  cancel.abort();
  const { verdict, report } = await judged;
  expect(verdict.value).toBe('incomplete');
  expect(report.failures).toEqual([{ kind: 'cancelled' }]);
  expect(report.run).toBeNull();
  rmSync(folder, { recursive: true });
});
