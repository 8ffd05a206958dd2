/** A server changes a tool between two runs: from its list to the comparison. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { folderWith, writeIn } from '../support/folder.ts';
import { callProgram } from '../support/program.ts';
import { scripted } from '../support/prompts.ts';
import { serverOf } from '../support/reports.ts';

const SUITE = `name: alerts
argumentCheck: warn
tests:
  - { title: lists alerts, call: list_alerts, with: { region: eu }, expect: eu }
  - { title: counts alerts, call: count_alerts, expect: count }
`;
/** A server whose tools need parameters; a tool without a result says what it got. */
function listOf(tools: Record<string, string[]>): string {
  const definitions = Object.entries(tools).map(([name, required]) => {
    const properties = Object.fromEntries(required.map((one) => [one, { type: 'string' }]));
    return [name, { definition: { inputSchema: { type: 'object', properties, required } } }];
  });
  const { command, args, env } = scripted(Object.fromEntries(definitions));
  return JSON.stringify({ mcpServers: { s: { command, args, env } } });
}

test('a renamed parameter and a renamed tool', async () => {
  const before = listOf({ list_alerts: ['region'], count_alerts: [] });
  const folder = folderWith({ 'suite.yaml': SUITE, '.mcp.json': before });
  const run = async (...options: string[]) => {
    const { out } = await callProgram(folder, 'run', 'suite.yaml', '--json', ...options);
    return JSON.parse(out);
  };
  const first = await run('--output', 'base.json');
  expect(first.verdict.value).toBe('passed');
  const schema = (name: string) =>
    `{"properties":{"${name}":{"type":"string"}},"required":["${name}"],"type":"object"}`;
  const none = '{"properties":{},"required":[],"type":"object"}';
  expect(first.report.servers).toEqual([
    serverOf({ list_alerts: schema('region'), count_alerts: none }, 's'),
  ]);

  writeIn(folder, { '.mcp.json': listOf({ list_alerts: ['zone'], alerts_count: [] }) });
  const { report, verdict } = await run('--baseline', join(folder, 'base.json'));
  expect(report.servers).toEqual([
    serverOf({ list_alerts: schema('zone'), alerts_count: none }, 's'),
  ]);
  expect(verdict.comparison.toolChanges).toMatchObject([
    { what: 'tool-renamed', tool: 'count_alerts', newName: 'alerts_count', caseCount: 1 },
    { what: 'parameter-renamed', parameter: 'region', newName: 'zone', cases: ['lists alerts'] },
  ]);
  const removed = verdict.checks.find(({ id }: { id: string }) => id === 'no-removed-tools');
  const subjects = [{ name: 's/count_alerts', newName: 'alerts_count' }];
  expect(removed).toMatchObject({ outcome: 'failed', subjects });
});
