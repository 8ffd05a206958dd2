/** The page about what GitHub shows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import * as z from 'zod';
import { INPUTS } from '../../src/inputs/rows.ts';
import { parseYaml } from '../../src/lib/yaml.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'docs/github.md'), 'utf8');
const ACTION = readFileSync(join(ROOT, 'action.yml'), 'utf8');
const blocks = [...PAGE.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, block = '']) => block);
const workflow = z.object({
  permissions: z.record(z.string(), z.enum(['read', 'write'])),
  jobs: z.record(
    z.string(),
    z.object({
      steps: z.array(
        z.object({
          uses: z.string().default(''),
          with: z.record(z.string(), z.string()).default({}),
        }),
      ),
    }),
  ),
});

test('the page is short, and its workflows have inputs that exist', async () => {
  expect(PAGE.split(/\s+/).length).toBeLessThanOrEqual(1_100);
  expect(blocks).toHaveLength(3);
  const known = Object.values(INPUTS).map(({ name }) => name);
  const used: string[] = [];
  for (const block of blocks) {
    const { value, errors } = await parseYaml(block);
    expect(errors).toEqual([]);
    if (!block.includes('jobs:')) continue;
    const { permissions, jobs } = workflow.parse(value);
    for (const [name, level] of Object.entries(permissions))
      expect(PAGE).toContain(`| \`${name}: ${level}\` |`);
    for (const { uses, with: inputs } of Object.values(jobs).flatMap(({ steps }) => steps))
      if (uses.startsWith('OWNER/')) used.push(...Object.keys(inputs));
  }
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
});

test('the page names each output, and each input of a surface', async () => {
  const { outputs } = z
    .object({ outputs: z.record(z.string(), z.unknown()) })
    .parse((await parseYaml(ACTION)).value);
  const { comment, commentKey, checkName, annotations, summary, artifactName } = INPUTS;
  const inputs = [comment, commentKey, checkName, annotations, summary, artifactName];
  const names = [...Object.keys(outputs), ...inputs.map(({ name }) => name)];
  expect(names.filter((name) => !PAGE.includes(`\`${name}\``))).toEqual([]);
});
