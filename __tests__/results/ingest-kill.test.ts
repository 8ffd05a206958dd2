import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import type { Fault } from '../support/fault-server.ts';
import {
  closeRigsAfterEach,
  ENVIRONMENT,
  type IngestRig,
  startRig,
} from '../support/results/ingest-rig.ts';
import { junitText, passingCases } from '../support/results/junit-text.ts';

closeRigsAfterEach();

const PROGRAM = join(import.meta.dirname, '../support/results/ingest-step.ts');

function startStep(rig: IngestRig, path: string): ChildProcess {
  return spawn(process.execPath, [PROGRAM, rig.proxy.baseUrl, rig.apiKey, path], {
    env: ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Kills the step as soon as a request hangs. */
async function killWhenHanging(rig: IngestRig, step: ChildProcess): Promise<void> {
  const exited = once(step, 'exit');
  while (!rig.proxy.requests.some(({ fault }) => fault === 'hang')) {
    if (step.exitCode !== null) throw new Error('the step ended before it could be killed');
    await delay(5);
  }
  step.kill('SIGKILL');
  await exited;
}

const HANG: Fault = { kind: 'hang' };
const LOST: Fault = { kind: 'lose-answer' };
const moments: [string, number, { path: RegExp; skip?: number; fault: Fault }[]][] = [
  ['before the run is started', 650, [{ path: /start$/, fault: HANG }]],
  ['before the first rows', 650, [{ path: /iterations$/, fault: HANG }]],
  ['amid the rows', 650, [{ path: /iterations$/, skip: 2, fault: HANG }]],
  ['before the run is finalized', 650, [{ path: /finalize$/, fault: HANG }]],
  [
    'after the run was finalized unheard',
    650,
    [
      { path: /finalize$/, fault: LOST },
      { path: /finalize$/, fault: HANG },
    ],
  ],
  [
    'after the report was taken unheard',
    5,
    [
      { path: /report$/, fault: LOST },
      { path: /start$/, fault: HANG },
    ],
  ],
];

it.each(moments)('a step killed %s loses and doubles nothing', async (_moment, count, rules) => {
  const rig = await startRig();
  for (const rule of rules) rig.proxy.add({ method: 'POST', times: 1, ...rule });
  const { path } = rig.file('a.xml', junitText(passingCases(count)));
  await killWhenHanging(rig, startStep(rig, path));
  const again = startStep(rig, path);
  const printed = again.stdout ? await text(again.stdout) : '';
  expect(JSON.parse(printed)).toMatchObject({ problems: [], run: { status: 'completed' } });
  const [run, ...others] = await rig.runs();
  expect(others).toEqual([]);
  expect(run?.rows.map(({ title }) => title).sort()).toEqual(
    passingCases(count)
      .map(({ name }) => `sample › c › ${name}`)
      .sort(),
  );
});
