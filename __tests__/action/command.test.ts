/** An eval program as a step: its log and what it gets, and a job that is cancelled. */
import { expect, test } from '@jest/globals';
import { MESSAGES } from '../../src/words/messages.ts';
import { programWith, report, rowOf } from '../support/eval-programs.ts';
import { Job } from '../support/runner.ts';

const { inputs, variables } = programWith([report([rowOf('adds'), rowOf('divides')])]);

test('the program reports without an account, and gets neither inputs nor files of the runner', async () => {
  const prints = ['echo "::error::$A_TOKEN"', 'env | sed "s/^/got /"'];
  const lines = ['sleep 1000 &', ...prints, inputs.command];
  const given = { ...inputs, command: lines.join('\n'), 'api-key': '' };
  const more = { A_TOKEN: 'd41d8cd98f00b204', ACTIONS_RUNTIME_TOKEN: 'x', PLAIN: '1' };
  const step = { inputs: given, variables: { ...variables, ...more } };
  const { exitCode, log, outputs } = await new Job().run(step);
  const { verdict, total, passed } = outputs;
  expect([exitCode, verdict, total, passed]).toEqual([0, 'passed', '2', '2']);
  expect(log).not.toMatch(/d41d8cd98f00b204|^::error/m);
  expect(log).toMatch(/^::group::[\s\S]*^\/sdk\/v1\/evals\/report: 200\n::endgroup::$/m);
  expect(log).toContain('got PLAIN=1');
  expect(log).toContain(MESSAGES.leftRunning);
  expect(log).not.toMatch(/^got (?:INPUT_|ACTIONS_|STATE_|GITHUB_OUTPUT|GITHUB_STATE)/m);
});

test('a job that is cancelled ends the program', async () => {
  const job = new Job();
  const command = `touch "${job.mark}"; echo waits; sleep 1000`;
  const signal = { name: 'SIGINT', after: 'waits' } as const;
  const { outputs } = await job.run({ inputs: { command }, signal });
  expect(outputs['verdict']).toBe('incomplete');
  expect((await job.post({ inputs: { command } })).log).toBe('');
});
