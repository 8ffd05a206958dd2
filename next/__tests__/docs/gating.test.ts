/** The page about the gate. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parseYaml } from '../../src/lib/yaml.ts';
import { policy } from '../../src/report/policy.ts';
import { verdict } from '../../src/report/verdict.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/gating.md'), 'utf8');
const blocks = [...PAGE.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, block = '']) => block);

test('each gate file of the page is a policy, each block is short', async () => {
  const files = blocks.filter((block) => block.startsWith('# .github/eval-gate.yml'));
  expect([blocks.length, files.length]).toEqual([3, 2]);
  for (const block of blocks) expect(block.trim().split('\n').length).toBeLessThanOrEqual(12);
  for (const file of files) policy.parse((await parseYaml(file)).value);
  expect(await parseYaml(blocks[0] ?? '')).toMatchObject({ errors: [] });
});

test('the page names each check, and has a place for the settings', () => {
  for (const id of verdict.shape.checks.element.shape.id.options)
    expect(PAGE).toContain(`\`${id}\``);
  expect(PAGE).toMatch(/<!-- settings -->[\s\S]*<!-- end of settings -->/);
});
