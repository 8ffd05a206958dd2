import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { readBlocks } from '../support/documents/markdown-blocks.ts';
import {
  fillIn,
  inputsOf,
  parseWorkflow,
  usesThisAction,
} from '../support/documents/workflow-file.ts';
import { suiteFile } from '../support/evals/suite-builder.ts';
import { ActionOnGitHub, pullRequestEvent } from '../support/github/action-on-github.ts';
import { OWNER, REPO } from '../support/github/emulated-github.ts';
import { EvalWorkspace } from '../support/runner/eval-workspace.ts';
import { ACTION_FOLDER } from '../support/runner/job-environment.ts';

let action: ActionOnGitHub;
const workspaces: EvalWorkspace[] = [];

beforeAll(async () => {
  action = await ActionOnGitHub.start();
});
afterEach(async () => {
  await action.finish();
  for (const workspace of workspaces.splice(0)) await workspace.remove();
});
afterAll(() => action.close());

/** Steps of the only job of a workflow. */
function stepsOf(text: string) {
  const [job] = Object.values(parseWorkflow(text).jobs);
  return job?.steps ?? [];
}

describe('the quick start of the README', () => {
  it('passes as it is pasted into an empty repository', async () => {
    const pasted = readBlocks('README.md').flatMap(({ path, text }) =>
      path === null ? [] : [[path, text] as const],
    );
    const files = Object.fromEntries(pasted);
    const workflow = Object.keys(files).find((path) => path.startsWith('.github/workflows/'));
    expect(Object.keys(files)).toHaveLength(3);
    const steps = stepsOf(files[workflow ?? ''] ?? '');

    // What `npm install` would fetch is here: the same package in the same version, with its command.
    const repository = new EvalWorkspace(files);
    workspaces.push(repository);
    const installed = z
      .looseObject({ name: z.string(), version: z.string() })
      .parse(
        JSON.parse(
          readFileSync('node_modules/@modelcontextprotocol/server-everything/package.json', 'utf8'),
        ),
      );
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual([
      `npm install --no-save ${installed.name}@${installed.version}`,
    ]);
    symlinkSync(join(ACTION_FOLDER, 'node_modules'), join(repository.folder, 'node_modules'));

    const [step] = steps.filter(usesThisAction);
    const opened = await action.rig.github.openPullRequest('quick-start');
    const result = await action.job({
      inputs: step === undefined ? {} : inputsOf(step),
      event: pullRequestEvent(opened),
      workspace: repository.folder,
      env: { npm_config_offline: 'true' },
    });
    expect(result.outputs).toMatchObject({ verdict: 'passed', total: '2', passed: '2' });
    expect(result.outputs['comment-url']).toMatch(/issuecomment/);
    expect(result).toMatchObject({ exitCode: 0, leftProcessesBehind: false });
    const louder = result.annotations.filter(({ kind }) => kind !== 'notice');
    expect(louder).toEqual([]);
  });

  it('judges results that are there already', async () => {
    const block = readBlocks('README.md').find(({ text }) => text.includes('results:'));
    const steps = z
      .array(z.looseObject({ with: z.record(z.string(), z.string()).optional() }))
      .parse(parse(block?.text ?? ''));
    const inputs = Object.entries(steps.at(-1)?.with ?? {}).map(
      ([name, value]) =>
        [name, fillIn(value, { steps: { test: { outcome: 'success' } } })] as const,
    );
    const report = '<testsuite name="s"><testcase name="a"/></testsuite>';
    const opened = await action.rig.github.openPullRequest('results');
    const { outputs } = await action.job({
      inputs: Object.fromEntries(inputs),
      event: pullRequestEvent(opened),
      files: { 'reports/deep/junit.xml': report },
    });
    expect(outputs).toMatchObject({ verdict: 'passed', total: '1' });
  });
});

describe('examples/workflows/pull-request.yml', () => {
  it.each([
    ['of this repository', false, /issuecomment/],
    ['of a fork, without secrets and to be published later', true, /^$/],
  ])('passes a suite without a model on a pull request %s', async (_whose, fork, comment) => {
    const opened = await action.rig.github.openPullRequest(`whole-${fork}`, { fork });
    const event = pullRequestEvent(opened, { fork });
    const steps = stepsOf(readFileSync('examples/workflows/pull-request.yml', 'utf8'));
    const [step] = steps.filter(usesThisAction);
    const github = { repository: `${OWNER}/${REPO}`, actor: 'ada', event: event.payload };
    const contexts = { github, secrets: fork ? {} : { ANTHROPIC_API_KEY: 'sk-ant-0123456789' } };
    const inputs = Object.entries(step === undefined ? {} : inputsOf(step)).map(
      ([name, value]) => [name, fillIn(value, contexts)] as const,
    );
    const { outputs } = await action.job({
      inputs: Object.fromEntries(inputs),
      event,
      token: action.rig.github.tokens[fork ? 'readOnly' : 'write'],
      files: { 'evals/suite.yaml': suiteFile() },
    });
    expect(outputs['verdict']).toBe('passed');
    expect(outputs['comment-url']).toMatch(comment);
  });
});
