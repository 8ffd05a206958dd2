import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Isolation } from '../../../../src/contract/cases/execution-settings.ts';
import { ITERATION_FOLDER } from '../../../../src/contract/cases/execution-settings.ts';
import type { RunServer, RunSettings } from '../../../../src/service/engine/plan.ts';
import type { RunExecutorOptions } from '../../../../src/service/engine/run-executor.ts';
import { processesWith } from '../../../support/process-table.ts';
import { executeAll, planOf, type StepBody, steps } from '../../../support/service/engine/runs.ts';
import { StatefulServer } from '../../../support/service/engine/stateful.ts';
import { openUnconfined, unconfinedHost } from '../../../support/service/mcp/connectors.ts';

let scene: string;
let stateful: StatefulServer;
beforeEach(() => {
  scene = mkdtempSync(join(tmpdir(), 'place-test-'));
  stateful = new StatefulServer();
});
afterEach(() => {
  rmSync(scene, { recursive: true, force: true });
  stateful.remove();
});

const NOTES = 'notes.txt';
const notes = (): string[] => {
  const file = join(scene, NOTES);
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};

/** A line for the shell that writes down what it finds. */
const noting = (word: string) =>
  `echo "${word} $ITERATION_TMP $(ls "$ITERATION_TMP")" >> ${join(scene, NOTES)}`;

const read: StepBody = { call: 'read', server: 'stateful' };
const failing: StepBody = { call: 'fail-to-read', server: 'stateful' };

interface Options extends Partial<RunExecutorOptions> {
  servers?: RunServer[];
}

async function carryOut(
  cases: StepBody[][],
  settings: RunSettings,
  { servers = [stateful.server], host = unconfinedHost(), ...options }: Options = {},
) {
  const plan = planOf(
    servers,
    cases.map((bodies) => ({ steps: steps(...bodies) })),
    {},
    { concurrency: 1, ...settings },
  );
  const { recorded, execution } = await executeAll(plan, { host, ...options });
  return { execution, outcomes: cases.map((_, index) => recorded.at(index)) };
}

const namingFolder = () => ({
  ...stateful.server,
  connection: {
    ...stateful.server.connection,
    env: { STATE: `${ITERATION_FOLDER}/state` },
  },
});

const foldersOf = (word: string) =>
  notes().flatMap((line) => (line.startsWith(`${word} `) ? [line.split(' ')[1] ?? ''] : []));

describe('what an iteration has for itself', () => {
  it.each<[Isolation, number]>([
    ['auto', 3],
    ['iteration', 3],
    ['lane', 1],
  ])('is made and ended around its servers, with isolation %s', async (isolation, count) => {
    const { outcomes, execution } = await carryOut([[read], [read], [read]], {
      ...{ isolation, setup: `${noting('setup')} && touch "$ITERATION_TMP/seed"` },
      teardown: noting('teardown'),
    });
    expect(outcomes.map(({ result }) => result)).toEqual(['passed', 'passed', 'passed']);
    expect([execution.starts, stateful.starts, stateful.left]).toEqual([count, count, []]);
    const folders = foldersOf('setup');
    expect(new Set(folders).size).toBe(count);
    expect(notes().filter((line) => line.startsWith('teardown'))).toEqual(
      expect.arrayContaining(folders.map((folder) => `teardown ${folder} seed`)),
    );
    expect(foldersOf('teardown')).toHaveLength(count);
    expect(folders.filter((folder) => existsSync(folder))).toEqual([]);
    expect(execution.warnings).toBeUndefined();
  });

  it('is not shared with what failed, even in one lane', async () => {
    const { outcomes } = await carryOut([[read], [failing], [read], [read]], {
      ...{ isolation: 'lane', setup: noting('setup') },
    });
    expect(outcomes.map(({ result }) => result)).toEqual(['passed', 'failed', 'passed', 'passed']);
    expect(new Set(foldersOf('setup')).size).toBe(2);
  });

  it('is a folder where a server names one, that its steps may name as well', async () => {
    const args = { file: `${ITERATION_FOLDER}/a.txt` };
    const { outcomes, execution } = await carryOut(
      [[{ ...read, args }], [{ ...read, args }]],
      { isolation: 'auto' },
      { servers: [namingFolder()] },
    );
    const files = outcomes.map(({ actualToolCalls }) =>
      Object.values(actualToolCalls[0]?.arguments ?? {}).find((value) => value !== undefined),
    );
    expect(files).toEqual([
      expect.stringMatching(/iteration-\w+\/a\.txt$/),
      expect.stringMatching(/iteration-\w+\/a\.txt$/),
    ]);
    expect(files[0]).not.toBe(files[1]);
    expect(execution.starts).toBe(2);
    expect(files.filter((file) => existsSync(join(String(file), '..')))).toEqual([]);
  });

  it('needs no connector of its own', async () => {
    let connectors = 0;
    await carryOut(
      new Array<StepBody[]>(4).fill([read]),
      { isolation: 'auto' },
      {
        servers: [namingFolder()],
        openConnector: (secrets) => {
          connectors += 1;
          return openUnconfined(secrets);
        },
      },
    );
    expect(stateful.starts).toBe(4);
    expect(connectors).toBe(1);
  });

  it.each([
    ['were up, and leave slowly', 'reluctant', 'passed'],
    ['never came up', 'silent=0', 'failed'],
  ])('is ended after its servers, where these %s', async (_what, flag, result) => {
    stateful.remove();
    stateful = new StatefulServer('stateful', [flag]);
    const { outcomes, execution } = await carryOut(
      [[read]],
      { teardown: '! grep -sqaF "STATE=$ITERATION_TMP" /proc/[0-9]*/environ' },
      { servers: [namingFolder()], connectTimeoutMs: 3_000 },
    );
    expect(outcomes.map((outcome) => outcome.result)).toEqual([result]);
    expect(execution.warnings).toBeUndefined();
  });

  it('costs a server nothing that does not name it', async () => {
    const { execution, outcomes } = await carryOut(
      [[{ ...read, args: { file: `${ITERATION_FOLDER}/a` } }], [read]],
      { isolation: 'auto' },
    );
    expect(outcomes.map(({ result }) => result)).toEqual(['passed', 'passed']);
    expect(execution.starts).toBe(1);
  });
});

describe('setup', () => {
  it('that fails leaves iterations without a result, and is tried twice', async () => {
    const { outcomes } = await carryOut([[read], [read], [read]], {
      setup: `${noting('setup')}; echo first; echo no such table >&2; exit 3`,
    });
    for (const { status, result, error } of outcomes) {
      expect([status, result]).toEqual(['failed', null]);
      expect(error).toBe(
        'The command of `setup` exited with code 3.\nIts output ends with:\nno such table\nfirst',
      );
    }
    expect(foldersOf('setup')).toHaveLength(2);
    expect(foldersOf('setup').filter((folder) => existsSync(folder))).toEqual([]);
    expect(stateful.starts).toBe(0);
  });

  it('that does not end is ended', async () => {
    const { outcomes } = await carryOut(
      [[read]],
      { setup: ['sleep', '600'] },
      { host: unconfinedHost(300) },
    );
    expect(outcomes[0]).toMatchObject({
      ...{ status: 'failed', result: null },
      error: 'The command of `setup` did not end within 0.3 s.',
    });
  });

  it('leaves no process behind, whatever it has detached', async () => {
    const script = join(scene, 'daemon.mjs');
    const secret = `daemon-${randomUUID()}`;
    writeFileSync(
      script,
      `import { spawn } from 'node:child_process';
      const options = { detached: true, stdio: 'ignore' };
      spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', process.argv[2]], options).unref();`,
    );
    const { outcomes } = await carryOut([[read], [read]], {
      ...{
        setup: [process.execPath, script, secret],
        teardown: [process.execPath, script, secret],
      },
    });
    expect(outcomes.map(({ result }) => result)).toEqual(['passed', 'passed']);
    expect(processesWith(secret)).toEqual([]);
  });

  it('may write what is protected from being removed', async () => {
    const { execution, outcomes } = await carryOut([[read]], {
      setup: `${noting('setup')}; mkdir -p "$ITERATION_TMP/cache/mod" && touch "$ITERATION_TMP/cache/mod/a" && chmod -R a-w "$ITERATION_TMP/cache"`,
    });
    expect(outcomes[0]?.result).toBe('passed');
    expect(foldersOf('setup').filter((folder) => existsSync(folder))).toEqual([]);
    expect(execution.warnings).toBeUndefined();
  });

  it('takes a list of a program and its arguments, without a shell', async () => {
    const script = join(scene, 'seed.mjs');
    writeFileSync(
      script,
      "import { writeFileSync } from 'node:fs'; writeFileSync(process.argv[2], process.argv[3]);",
    );
    const words = join(scene, 'words');
    await carryOut([[read]], {
      setup: [process.execPath, script, words, `$HOME ${ITERATION_FOLDER}`],
    });
    expect(readFileSync(words, 'utf8')).toMatch(/^\$HOME \/.*iteration-\w+$/);
  });
});

describe('teardown', () => {
  it('that fails is a warning, and decides nothing', async () => {
    const { outcomes, execution } = await carryOut([[read], [read]], { teardown: 'exit 4' });
    expect(outcomes.map(({ result }) => result)).toEqual(['passed', 'passed']);
    expect(execution.warnings).toEqual(['The command of `teardown` exited with code 4.']);
  });
});
