/** The blocks of the tutorial and of each page about one task: all of them can be pasted. */
import { globSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import own from '../../package.json' with { type: 'json' };
import { parseServersFile } from '../../src/api/servers-file.ts';
import { readOptions } from '../../src/cli/options.ts';
import { COMMANDS } from '../../src/cli/program.ts';
import { readConfig } from '../../src/inputs/config.ts';
import { ACTION_INPUTS } from '../../src/inputs/rows.ts';
import { parseYaml } from '../../src/lib/yaml.ts';
import { policy } from '../../src/report/policy.ts';
import { parseSuiteFile } from '../../src/sources/suite/suite-file.ts';
import { ROOT, read, suiteValidator } from '../support/documents.ts';
import { evaluate } from '../support/runner.ts';

const pages = globSync('docs/{tutorial,how-to/*}.md', { cwd: ROOT }).toSorted();
const SERVERS = ['orders', 'books', 'library'];
const EXPRESSIONS = new Proxy({}, { get: () => 'success' });

interface Step {
  uses?: string;
  with?: Record<string, unknown>;
}

/** Steps of a workflow, of a job, or of a list. */
const stepsIn = (value: unknown): Step[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('uses' in value) return [value as Step];
  return Object.values(value).flatMap(stepsIn);
};

test.each(pages)('%s: suites, gate files, servers and workflows are right', async (page) => {
  const blocks = [...read(page).matchAll(/```(yaml|json)\n([\s\S]*?)```/g)];
  for (const [, language, block = ''] of blocks) {
    if (language === 'json') {
      const variables = { BOOKS_TOKEN: 'x', DB: 'x' };
      expect(parseServersFile(block, '.mcp.json', variables, '/w')).toHaveProperty('servers');
      continue;
    }
    const { value, errors } = await parseYaml(block);
    expect(errors).toEqual([]);
    if (block.startsWith('# .github/eval-gate.yml')) policy.parse(value);
    else if (/^tests:/m.test(block)) {
      expect(await parseSuiteFile(block, 'suite.yaml', SERVERS)).toHaveProperty('suite');
      expect(suiteValidator.validate(value)).toMatchObject({ valid: true });
    }
    for (const { uses = '', with: inputs = {} } of stepsIn(value)) {
      if (uses.startsWith('actions/')) continue;
      expect([own.action, './.github/actions/mcp-eval-gate']).toContain(uses);
      const texts = Object.entries(inputs).map(
        ([name, text]) => [name, evaluate(String(text), EXPRESSIONS)] as const,
      );
      expect(readConfig(new Map(texts), ACTION_INPUTS).problems).toEqual([]);
    }
  }
});

test('commands of the terminal program have options that exist', async () => {
  const calls = pages.flatMap((page) => [...read(page).matchAll(/cli\.js (\w+) ?([^\n`]*)/g)]);
  expect(calls.length).toBeGreaterThan(8);
  for (const [, name, rest = ''] of calls) {
    const loaded = await COMMANDS[name ?? '']?.load();
    const args = rest.split(' ').filter(Boolean);
    const read = readOptions(loaded?.command.options ?? {}, args, Number.POSITIVE_INFINITY);
    expect(read).toMatchObject({ problems: [] });
  }
});

test('pages are short, and the index lists each', () => {
  const index = read('docs/README.md');
  for (const page of pages) {
    expect(read(page).split(/\s+/).length).toBeLessThanOrEqual(800);
    expect(index).toContain(`](${page.replace('docs/', '')})`);
  }
  const written = globSync('docs/{,how-to/}!(api|cli).md', { cwd: ROOT }).map(read).join('\n');
  expect(written.split(/\s+/).length).toBeLessThanOrEqual(30_000);
  expect(written.length).toBeGreaterThan(100_000);
});
