/** The pages about the gate, and about what GitHub shows. */
import { expect, test } from '@jest/globals';
import * as z from 'zod';
import own from '../../package.json' with { type: 'json' };
import { INPUTS } from '../../src/inputs/rows.ts';
import { parseYaml } from '../../src/lib/yaml.ts';
import { policy } from '../../src/report/policy.ts';
import { verdict } from '../../src/report/verdict.ts';
import { blocksIn, read } from '../support/documents.ts';

const GATING = read('docs/gating.md');
const GITHUB = read('docs/github.md');

test('each gate file of the page is a policy, each block is short', async () => {
  const blocks = blocksIn(GATING);
  const files = blocks.filter((block) => block.startsWith('# .github/eval-gate.yml'));
  expect([blocks.length, files.length]).toEqual([4, 2]);
  for (const block of blocks) expect(block.trim().split('\n').length).toBeLessThanOrEqual(12);
  for (const file of files) policy.parse((await parseYaml(file)).value);
  expect(await parseYaml(blocks[0] ?? '')).toMatchObject({ errors: [] });
});

test('the page about the gate names each check, and has a place for the settings', () => {
  for (const id of verdict.shape.checks.element.shape.id.options)
    expect(GATING).toContain(`\`${id}\``);
  expect(GATING).toMatch(/<!-- settings -->[\s\S]*<!-- end of settings -->/);
});

const given = z.record(z.string(), z.unknown()).default({});
const step = z.object({ uses: z.string().default(''), with: given });
const workflow = z.object({
  permissions: z.record(z.string(), z.enum(['read', 'write'])),
  jobs: z.record(z.string(), z.object({ steps: z.array(step) })),
});

test('the page about GitHub is short, and its workflows have inputs that exist', async () => {
  expect(GITHUB.split(/\s+/).length).toBeLessThanOrEqual(1_100);
  const examples = ['forks', 'forks-publish', 'shards'];
  const linked = examples.map((name) => read(`examples/workflows/${name}.yml`));
  const blocks = [...blocksIn(GITHUB), ...linked];
  expect(blocks).toHaveLength(5);
  const known = Object.values(INPUTS).map(({ name }) => name);
  const used: string[] = [];
  for (const block of blocks) {
    const { value, errors } = await parseYaml(block);
    expect(errors).toEqual([]);
    if (!block.includes('jobs:')) continue;
    const { permissions, jobs } = workflow.parse(value);
    for (const [name, level] of Object.entries(permissions))
      expect(GITHUB).toContain(`| \`${name}: ${level}\` |`);
    for (const { uses, with: inputs } of Object.values(jobs).flatMap(({ steps }) => steps))
      if (uses === own.action) used.push(...Object.keys(inputs));
  }
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
});

test('the page about GitHub names each output, and each input of a surface', async () => {
  const { outputs } = z
    .object({ outputs: z.record(z.string(), z.unknown()) })
    .parse((await parseYaml(read('action.yml'))).value);
  const { comment, commentKey, checkName, annotations, summary, artifactName } = INPUTS;
  const inputs = [comment, commentKey, checkName, annotations, summary, artifactName];
  const names = [...Object.keys(outputs), ...inputs.map(({ name }) => name)];
  expect(names.filter((name) => !GITHUB.includes(`\`${name}\``))).toEqual([]);
});
