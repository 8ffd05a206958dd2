import { expect, test } from '@jest/globals';
import { readConfig } from '../../src/inputs/config.ts';
import { judgeAgain } from '../../src/pipeline/looks.ts';
import { openSession } from '../../src/session/session.ts';
import { casesIn } from '../support/comparisons.ts';
import { folderWith } from '../support/folder.ts';
import { environmentIn } from '../support/program.ts';
import { reportOf } from '../support/reports.ts';

test('without time left nothing runs again', async () => {
  const mcpServers = { s: { command: 'none' } };
  const folder = folderWith({ '.mcp.json': JSON.stringify({ mcpServers }) });
  const { config } = readConfig(new Map([['suite-file', 's']]), ['suite-file']);
  const session = await openSession(config, environmentIn(folder, []));
  if ('problems' in session) throw new Error('no session');
  const head = { ...session, deadline: performance.now() };
  const terms = { policy: {}, facts: null, baseline: null, now: 0 };
  const report = reportOf(casesIn('fff ppp'));
  const verdict = await judgeAgain(report, terms, { head, base: null }, []);
  expect(verdict).toMatchObject({ value: 'incomplete', looks: { base: 'absent', iterations: 0 } });
  await session.close();
});
