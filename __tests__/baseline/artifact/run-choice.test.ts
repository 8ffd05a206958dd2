import { describe, expect, it } from '@jest/globals';
import { artifactsOfJob, isOwnRun, runsUpTo } from '../../../src/baseline/artifact/run-choice.ts';
import type { WorkflowRun } from '../../../src/ports/workflow-runs.ts';

const run = (over: Partial<WorkflowRun> = {}): WorkflowRun => ({
  ...{ id: 1, event: 'push', commit: 'c1', branch: 'main', headRepository: 'acme/servers' },
  ...{ createdAtMs: 0, address: 'https://github.com/acme/servers/actions/runs/1' },
  ...over,
});

describe('isOwnRun', () => {
  it.each<[boolean, Partial<WorkflowRun>]>([
    [true, {}],
    [true, { event: 'schedule', headRepository: 'Acme/Servers' }],
    [true, { event: 'workflow_dispatch' }],
    [false, { event: 'pull_request' }],
    [false, { event: 'pull_request', headRepository: 'mallory/servers' }],
    [false, { event: 'workflow_run' }],
    [false, { headRepository: 'mallory/servers' }],
    [false, { headRepository: null }],
  ])('is %s of %j', (own, over) => {
    expect(isOwnRun(run(over), 'acme/servers')).toBe(own);
  });
});

it('runsUpTo goes by the order of the commits, and of one commit by time', () => {
  const runs = [
    run({ id: 1, commit: 'old' }),
    run({ id: 2, commit: 'base', createdAtMs: 1 }),
    run({ id: 3, commit: 'base', createdAtMs: 5 }),
    run({ id: 4, commit: 'later', createdAtMs: 9 }),
  ];
  expect(runsUpTo(runs, ['base', 'between', 'old']).map(({ id }) => id)).toEqual([3, 2, 1]);
});

describe('artifactsOfJob', () => {
  const named = (...names: string[]) =>
    names.map((name, id) => ({ id, name, bytes: 1, isExpired: false }));
  const chosen = (...names: string[]) =>
    artifactsOfJob(named(...names), 'report-evals').map(({ name }) => name);

  it('takes those of the newest attempt, in the order of the steps', () => {
    expect(chosen('report-evals')).toEqual(['report-evals']);
    expect(chosen('report-evals-3', 'report-evals-2', 'report-evals')).toEqual([
      ...['report-evals', 'report-evals-2', 'report-evals-3'],
    ]);
    expect(
      chosen('report-evals', 'report-evals-attempt-10', 'report-evals-attempt-9', 'report-evals-2'),
    ).toEqual(['report-evals-attempt-10']);
    expect(chosen('report-evals-attempt-2-2', 'report-evals-attempt-2')).toEqual([
      ...['report-evals-attempt-2', 'report-evals-attempt-2-2'],
    ]);
  });

  it('takes none of other jobs', () => {
    expect(chosen('report', 'report-evals-os-linux', 'report-evals2', 'my-report-evals')).toEqual(
      [],
    );
  });
});
