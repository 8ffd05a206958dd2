/** `setup`, `teardown` and the folder of an iteration. */
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Execution } from '../../../src/api/resources/execution.ts';
import { call, expectText, Place, run } from '../../support/engine.ts';

let place: Place;
beforeEach(() => {
  place = new Place();
});
afterEach(() => {
  // The folder of each iteration is gone.
  expect(readdirSync(place.folder).filter((name) => name !== 'log')).toEqual([]);
});

const note = (name: string) => `echo ${name} >> "$LOG_FILE"`;
const steps = [call('count')];

/** Commands get the allowed part of the environment, so the path of the log stands in them. */
const withLog = (command: string) => `LOG_FILE='${place.log}'; ${command}`;

test('setup, servers, teardown, in this order, in one folder', async () => {
  const folder = `\${ITERATION_TMP}`;
  const execution: Execution = {
    setup: withLog(
      `${note('setup')}; mkdir -p "$ITERATION_TMP/kept"; chmod 500 "$ITERATION_TMP/kept"`,
    ),
    teardown: withLog(`test -f "$ITERATION_TMP/made" && ${note('teardown')}`),
  };
  const steps = [call('write', { arguments: { name: 'made' } }), expectText(`${folder}/made`)];
  const { results, warnings } = await run(place, [steps, steps], { execution });
  expect(results).toEqual(['passed', 'passed']);
  expect(warnings).toEqual([]);
  const one = ['setup', 'start', 'teardown'];
  expect(place.lines).toEqual([...one, ...one]);
});

test.each<[string, Execution['setup'], object, null | string]>([
  ['a missing program', ['no-such-program'], { exitCode: null }, null],
  ['a missing program in a line', 'no-such-program', { exitCode: null }, null],
  ['an exit code', 'echo out; echo err >&2; exit 3', { exitCode: 3, output: 'out\nerr' }, null],
  ['a signal', 'kill -9 $$', { exitCode: 137 }, null],
])('setup fails: %s', async (_name, setup, expected, result) => {
  const { failures, results } = await run(place, [steps, steps], { execution: { setup } });
  const failure = { kind: 'setup', limitMs: null, ...expected };
  expect(failures).toMatchObject([[failure], [failure]]);
  expect(results).toEqual([result, result]);
  expect(place.lines).toEqual([]);
});

test('setup that failed twice in a row is not tried again; teardown follows each try', async () => {
  const execution = {
    setup: withLog(`${note('setup')}; exit 1`),
    teardown: withLog(note('teardown')),
  };
  const { failures } = await run(place, [steps, steps, steps], { execution });
  expect(failures).toMatchObject(Array(3).fill([{ exitCode: 1 }]));
  expect(place.lines).toEqual(['setup', 'teardown', 'setup', 'teardown']);
});

test('teardown that fails changes nothing, and warns five times', async () => {
  const execution = { teardown: 'exit 2' };
  const { results, warnings } = await run(place, Array(6).fill(steps), { execution });
  expect(results).toEqual(Array(6).fill('passed'));
  expect(warnings).toHaveLength(5);
});

test('a cancelled run is torn down too', async () => {
  const cancel = new AbortController();
  const execution = {
    setup: withLog(`${note('setup')}; sleep 60`),
    teardown: withLog(note('teardown')),
  };
  const running = run(place, [steps], { execution, cancel });
  while (place.lines.length === 0) await new Promise((resolve) => setImmediate(resolve));
  cancel.abort();
  const { outcomes, living } = await running;
  expect(outcomes).toMatchObject([{ status: 'cancelled', result: null }]);
  expect(place.lines).toEqual(['setup', 'teardown']);
  expect(living).toBe(0);
});
