import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import {
  type ActionResult,
  type ActionRunOptions,
  runAction,
  startAction,
} from '../../support/runner/action-runner.ts';
import { EvalWorkspace, everythingShown } from '../../support/runner/eval-workspace.ts';
import { ACTION_FOLDER, NODE_24 } from '../../support/runner/job-environment.ts';

/** Mode `command` on the committed bundle, with the embedded service. */

const PROGRAM = join(ACTION_FOLDER, '__tests__/support/command/eval-program.ts');

let workspace: EvalWorkspace;
const results: ActionResult[] = [];

afterEach(async () => {
  for (const result of results.splice(0)) await result.dispose();
  await workspace.remove();
});

const program = (...words: string[]) => `'${NODE_24}' '${PROGRAM}' ${words.join(' ')}`;

async function act(
  command: string,
  { inputs, ...options }: ActionRunOptions = {},
): Promise<ActionResult> {
  workspace = new EvalWorkspace();
  // Nothing of it may be needed, or even read.
  workspace.write('.mcp.json', '{ damaged');
  const result = await runAction({
    workspace: workspace.folder,
    inputs: { mode: 'command', command, ...inputs },
    ...options,
  });
  results.push(result);
  return result;
}

/** What is said beside the verdict of what is wrong. */
const said = ({ summary, annotations }: ActionResult) =>
  [summary, ...annotations.map(({ message }) => message)].join('\n');

describe('an eval program', () => {
  it('whose evals all pass [command-passed]', async () => {
    const { outputs, exitCode, leftProcessesBehind, summary } = await act(program('passing'));
    expect(outputs).toMatchObject({ verdict: 'passed', total: '3', passed: '3', result: 'passed' });
    expect({ exitCode, leftProcessesBehind }).toEqual({ exitCode: 0, leftProcessesBehind: false });
    expect(summary).toContain('sdk evals');
  });

  it('is meant where `command` is given and no mode', async () => {
    const { outputs } = await act(program('passing', '--old'), { inputs: { mode: '' } });
    expect(outputs).toMatchObject({ verdict: 'passed', total: '3' });
  });

  it('that streams its rows in several requests', async () => {
    const { outputs } = await act(program('streaming'));
    expect(outputs).toMatchObject({ verdict: 'passed', total: '230' });
  });

  it('one of whose evals fails [command-failed]', async () => {
    const result = await act(program('failing'));
    expect(result.outputs).toMatchObject({ verdict: 'failed', total: '4', failed: '1' });
    expect(said(result)).toContain('the answer was another one');
  });

  it('which meets the rate that is asked for [command-rate-met]', async () => {
    const { outputs } = await act(program('failing'), { inputs: { 'min-pass-rate': '75' } });
    expect(outputs).toMatchObject({ verdict: 'passed', 'pass-rate': '75' });
  });

  it('that tells of a failed eval by its exit code [command-failed-exit]', async () => {
    const result = await act(program('failing-red'));
    expect(result.outputs).toMatchObject({ verdict: 'failed', failed: '1' });
    expect(said(result)).toContain('exited with code 1');
  });

  it('that fails though all it reported has passed [command-exit]', async () => {
    const result = await act(program('passing-red'));
    expect(result.outputs).toMatchObject({ verdict: 'incomplete', passed: '3' });
    expect(said(result)).toContain('The command exited with code 3');
  });

  it('that breaks half-way [command-crash]', async () => {
    const result = await act(program('crashing'));
    expect(result.outputs).toMatchObject({ verdict: 'incomplete', total: '1' });
    expect(said(result)).toMatch(/left 1 run open: .*sdk evals/s);
    expect(result.log).toContain('the program broke half-way');
  });

  it('that leaves its run open [command-open]', async () => {
    const result = await act(program('open'));
    expect(result.outputs).toMatchObject({ verdict: 'incomplete', status: 'running' });
    expect(said(result)).toContain('did not finalize');
  });

  it('that brings fewer results than it announced [command-short]', async () => {
    const result = await act(program('short'));
    expect(result.outputs).toMatchObject({ verdict: 'incomplete', total: '3' });
    expect(said(result)).toContain('was to have 5 iterations');
  });

  it('that reports nothing [command-nothing]', async () => {
    const result = await act(program('nothing'));
    expect(result.outputs).toMatchObject({ verdict: 'incomplete' });
    expect(said(result)).toContain('MCPJAM&#95;BASE&#95;URL');
  });

  it('whose report is refused [command-refused]', async () => {
    const result = await act(`${program('refused')} || true`);
    expect(result.outputs).toMatchObject({ verdict: 'incomplete' });
    expect(said(result)).toContain('HTTP 400');
    expect(said(result)).not.toContain('..');
  });

  it('whose report is too large, and is missed by nobody else [command-too-large]', async () => {
    const result = await act(program('too-large'));
    expect(result.outputs).toMatchObject({ verdict: 'incomplete', passed: '3', failed: '0' });
    expect(said(result)).toContain('HTTP 413');
  });

  it('that reports twice under one id [command-twice]', async () => {
    const result = await act(program('twice'));
    expect(result.outputs).toMatchObject({ verdict: 'incomplete', passed: '3', failed: '0' });
    expect(said(result)).toContain('externalRunId');
  });

  it('one of whose suites has nothing in it [command-empty]', async () => {
    const result = await act(program('one-empty'));
    expect(result.outputs).toMatchObject({ verdict: 'incomplete', passed: '3' });
    expect(said(result)).toMatch(/ended 1 run with no result in it: .*second/);
  });

  it('that is not there [command-missing]', async () => {
    const result = await act('no-such-program --all');
    expect(result.outputs).toMatchObject({ verdict: 'invalid' });
    expect(said(result)).toContain('was not found');
  });

  it('that takes longer than it may [command-timeout]', async () => {
    const result = await act(program('hanging'), { inputs: { 'timeout-minutes': '0.1' } });
    expect(result.outputs).toMatchObject({ verdict: 'incomplete', passed: '3' });
    expect(said(result)).toContain('timeout-minutes');
    expect(result.leftProcessesBehind).toBe(false);
  });

  it('that takes longer than it may and has reported nothing [command-timeout-nothing]', async () => {
    const { outputs, leftProcessesBehind } = await act(program('hanging-silently'), {
      inputs: { 'timeout-minutes': '0.05' },
    });
    expect(outputs).toMatchObject({ verdict: 'incomplete' });
    expect(leftProcessesBehind).toBe(false);
  });

  it('that reports several suites, one of which fails [command-suites]', async () => {
    const result = await act(program('one-suite-failing'));
    expect(result.outputs).toMatchObject({ verdict: 'failed', total: '4', failed: '1' });
    expect(result.summary).toContain('second › adds');
    // Of several runs there is no one id, as is documented, and nobody has to look into that.
    expect(result.outputs['run-id']).toBe('');
    expect(result.log).not.toContain('Output run-id');
  });

  it('is asked for some traces of what passed, however many runs there are', async () => {
    const { outputs, log } = await act(program('two-long-runs'), {
      inputs: { traces: 'failed' },
    });
    expect(outputs).toMatchObject({ verdict: 'passed', total: '300' });
    const asked = log.match(/\/trace /g) ?? [];
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.length).toBeLessThanOrEqual(200);
  });

  it('is ended with the job that is cancelled', async () => {
    workspace = new EvalWorkspace();
    const running = startAction({
      workspace: workspace.folder,
      inputs: { command: `touch begun; ${program('hanging-silently')}` },
      onLogLine: (line) => {
        if (line.includes('Output of the command')) setTimeout(() => running.cancel(), 500);
      },
    });
    const result = await running.result;
    results.push(result);
    expect(result.outputs).toMatchObject({ verdict: 'incomplete' });
    expect(result).toMatchObject({ conclusion: 'cancelled', leftProcessesBehind: false });
  });

  it('leaves nothing behind that it started, even out of its process group', async () => {
    const result = await act(
      `setsid sleep 300 & disown; nohup sleep 300 >/dev/null 2>&1 & ${program('passing')}`,
    );
    expect(result.outputs).toMatchObject({ verdict: 'passed' });
    expect(result.leftProcessesBehind).toBe(false);
  });

  it('runs in the workspace, all its lines, as steps of a job do', async () => {
    const { outputs } = await act(`pwd > where\nfalse | true\n${program('passing')}`);
    // A pipe fails with any of its parts, and a line that fails ends the shell.
    expect(outputs).toMatchObject({ verdict: 'incomplete' });
    expect(readFileSync(join(workspace.folder, 'where'), 'utf8').trim()).toBe(workspace.folder);
  });

  it('is held against the report of a run before', async () => {
    const before = await act(program('passing'));
    const report = readFileSync(before.outputs['report-path'] ?? '', 'utf8');
    await workspace.remove();
    workspace = new EvalWorkspace({ 'before.json': report });
    const result = await runAction({
      workspace: workspace.folder,
      inputs: {
        ...{ command: program('regressed'), baseline: 'file:before.json' },
        ...{ regression: 'strict', 'min-pass-rate': '10' },
      },
    });
    results.push(result);
    expect(result.outputs).toMatchObject({ verdict: 'failed' });
    expect(result.summary).toMatch(/No regression.*subtracts/s);
  });

  it('has a policy, surfaces and a collecting job as other results', async () => {
    const { outputs } = await act(program('suites'), { inputs: { mode: 'collect' } });
    expect(outputs).toMatchObject({ verdict: 'passed', total: '5' });
    expect(existsSync(outputs['report-path'] ?? '')).toBe(true);
  });
});

describe('what an eval program is given', () => {
  it('and writes: no secret of the action, and no command to the runner', async () => {
    const result = await act(program('telling'), {
      inputs: { 'github-token': 'ghs_tokenOfTheAction000000000000000000' },
      env: {
        SHOP_PASSWORD: 'correct-horse-battery',
        ACTIONS_RUNTIME_TOKEN: 'runtime-token-of-the-job',
        MCPJAM_API_KEY: 'sk_of_the_step_itself_0123456789',
      },
    });
    expect(result.outputs).toMatchObject({ verdict: 'passed', total: '3' });
    const names = /names (.*)/.exec(result.log)?.[1]?.split(' ') ?? [];
    expect(names).toEqual(expect.arrayContaining(['GITHUB_SHA', 'SHOP_PASSWORD', 'PATH']));
    const kept = (name: string) =>
      /^(?:INPUT_|ACTIONS_|STATE_)|^GITHUB_(?:OUTPUT|STATE|ENV|PATH|STEP_SUMMARY)$/.test(name);
    expect(names.filter(kept)).toEqual([]);
    const shown = await everythingShown(result);
    expect(shown).not.toContain('correct-horse-battery');
    expect(shown).not.toMatch(/key sk_/);
    expect(result.log).toContain('password ***');
  });
});
