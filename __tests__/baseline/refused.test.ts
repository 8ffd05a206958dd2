/** A server changes a tool, and the suite is refused before it runs: over HTTP with real servers. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { findNews } from '../../src/render/findings.ts';
import { reportFile } from '../../src/report/report.ts';
import { folderWith, writeIn } from '../support/folder.ts';
import { callProgram } from '../support/program.ts';
import { scriptedEntry } from '../support/scripted.ts';

const LISTS = '{ title: lists, call: list_alerts, with: { region: eu } }';
const ROWS =
  '{ title: "{{row.of}}", call: list_alerts, with: { region: eu }, each: [{ of: a }, { of: b }] }';
const COUNTS = '{ title: counts, call: count_alerts, with: {} }';
const suiteOf = (...cases: string[]) =>
  `name: alerts\ntests:\n${cases.map((one) => `  - ${one}\n`).join('')}`;
/** A server that lists alerts by a parameter. */
function listOf(parameter: string): string {
  const definitions = Object.entries({ list_alerts: [parameter], count_alerts: [] }).map(
    ([name, required]) => {
      const properties = Object.fromEntries(required.map((one) => [one, { type: 'string' }]));
      return [name, { definition: { inputSchema: { type: 'object', properties, required } } }];
    },
  );
  return JSON.stringify({ mcpServers: { s: scriptedEntry(Object.fromEntries(definitions)) } });
}

test('a renamed parameter breaks cases that fitted, and a new case is a mistake', async () => {
  const suite = suiteOf(ROWS, LISTS, COUNTS);
  const folder = folderWith({ 'suite.yaml': suite, '.mcp.json': listOf('region') });
  const run = async (...options: string[]) => {
    const { code, out } = await callProgram(folder, 'run', 'suite.yaml', '--json', ...options);
    const { report, verdict } = reportFile.parse(JSON.parse(out));
    return { code, report, verdict, news: findNews(report, verdict) };
  };
  const baseline = ['--baseline', join(folder, 'base.json')];
  expect(await run('--output', 'base.json')).toMatchObject({ code: 0 });
  writeIn(folder, { '.mcp.json': listOf('zone') });
  expect(await callProgram(folder, 'validate', 'suite.yaml')).toMatchObject({ code: 0 });

  const alone = await run();
  const lines = alone.report.problems.map(({ place }) => place.line);
  expect([alone.code, lines, alone.report.cases]).toEqual([2, [3, 4], []]);
  expect(alone.report.servers).toMatchObject([{ name: 's', tools: [{ name: 'list_alerts' }, {}] }]);

  const { code, report, verdict, news } = await run(...baseline);
  expect([code, verdict.value, report.problems, verdict.checks]).toEqual([1, 'failed', [], []]);
  const change = { what: 'parameter-renamed', parameter: 'region', newName: 'zone', caseCount: 3 };
  expect(verdict.comparison).toMatchObject({ compared: 3, toolChanges: [change] });
  const at = (title: string, line: number) => ({ title, file: 'suite.yaml', line });
  const cases = [at('a', 3), at('b', 3), at('lists', 4)];
  const counts = { passed: 0, failed: 0, missing: 4 };
  expect(news).toMatchObject({ broken: 3, total: 4, counts, problems: [] });
  expect(news.causes).toMatchObject([{ isNew: true, isDeciding: true, cases }]);

  writeIn(folder, { 'suite.yaml': suiteOf(ROWS, LISTS, COUNTS, LISTS.replace('lists', 'new')) });
  const mixed = await run(...baseline);
  expect(mixed.report.problems).toMatchObject([{ place: { line: 6 }, data: { path: 'zone' } }]);
  expect(mixed).toMatchObject({ code: 2, news: { causes: [{ cases }] } });
});
