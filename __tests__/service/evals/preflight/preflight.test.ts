import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { toolCase } from '../../../support/service/cases.ts';
import { freePort, isAlive } from '../../../support/service/engine/servers.ts';
import {
  type ServiceFixture,
  startFixture,
  temporaryFolder,
} from '../../../support/service/service-fixture.ts';

const COUNTED = resolve(import.meta.dirname, '../../../support/service/fixtures/counted-server.ts');

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let fixture: ServiceFixture;
let notes: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  notes = join(folder.path, 'notes');
  const counted = (...flags: string[]) => ({
    command: process.execPath,
    args: [COUNTED, notes, ...flags],
  });
  fixture = await startFixture({
    folder: folder.path,
    config: {
      mcpServers: {
        well: counted(),
        growing: counted('growing'),
        unlistable: counted('unlistable'),
        dead: counted('exit'),
        ghost: { command: 'no-such-program' },
        lost: { command: process.execPath, cwd: 'no-such-folder' },
        unset: { command: process.execPath, env: { TOKEN: `\${SURELY_NOT_SET}` } },
        refused: { url: `http://127.0.0.1:${await freePort()}/mcp` },
        nowhere: { url: 'http://no-such-host.invalid/mcp' },
      },
    },
    models: { providers: { dead: { baseUrl: `http://127.0.0.1:${await freePort()}/v1` } } },
    maxConcurrentRuns: 1_000,
  });
});
afterAll(async () => {
  await fixture.close();
  await folder.remove();
});
beforeEach(() => writeFile(notes, ''));

const noted = async () => (await readFile(notes, 'utf8')).split('\n').filter((line) => line !== '');

const call = (title: string, serverName: string, toolName = 'echo', extra: object = {}) => {
  const { steps } = toolCase(title, toolName);
  return { title, steps: steps.map((step) => ({ ...step, serverName })), ...extra };
};
const prompting = (assertion: object) => ({
  title: 'asks',
  model: 'dead/x',
  steps: [
    { id: 'ask', kind: 'prompt', prompt: 'hi' },
    { id: 'check', kind: 'assert', assertion },
  ],
});

const create = (servers: readonly string[], tests: unknown[]) =>
  fixture.api.post('~/eval-runs', {
    suiteName: 'preflight',
    serverIds: servers.map((name) => fixture.api.serverId(name)),
    tests,
  });

/** The ended run and its iterations. */
async function carriedOut(servers: readonly string[], tests: unknown[]) {
  const { status, body } = await create(servers, tests);
  expect(status).toBe(202);
  const run = await fixture.api.awaitRun(body.runId);
  const page = await fixture.api.get(`~/eval-runs/${body.runId}/iterations?limit=200`);
  return { run, iterations: page.body.items };
}

describe('a server that is not there', () => {
  it.each([
    ['ghost', 'cannot be started: there is no program "no-such-program".'],
    ['lost', expect.stringMatching(/cannot be started: there is no folder ".*no-such-folder"\./)],
    ['unset', expect.stringMatching(/env\.TOKEN: the environment variable SURELY_NOT_SET is not/)],
  ])('refuses the run that uses it: %s', async (name, problem) => {
    const before = await fixture.api.get('~/eval-suites');
    const { status, body } = await create(['well', name], [call('a', 'well'), call('b', name)]);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: {
        reason: 'SERVER_CONFIGURATION',
        servers: [{ id: fixture.api.serverId(name), name, problems: [problem] }],
      },
    });
    expect((await fixture.api.get('~/eval-suites')).body).toEqual(before.body);
  });

  it('is no matter where no case uses it', async () => {
    const servers = ['well', 'dead', 'ghost', 'lost', 'unset', 'refused'];
    const { run } = await carriedOut(servers, [call('a', 'well')]);
    expect(run).toMatchObject({ status: 'completed', result: 'passed' });
    expect(await noted()).toEqual(['start', 'call echo']);
  });
});

describe('a server in trouble', () => {
  it('of its own is looked at once, and fails all its cases and no others', async () => {
    const dying = Array.from({ length: 20 }, (_, index) =>
      call(`d${index}`, 'dead', 'x', { runs: 3 }),
    );
    const { run, iterations } = await carriedOut(['dead', 'well'], [...dying, call('w', 'well')]);
    expect(run).toMatchObject({
      status: 'completed',
      summary: { total: 61, passed: 1, failed: 60 },
    });
    const errors = new Set(iterations.map(({ error }: { error: string | null }) => error));
    expect([...errors]).toEqual([
      expect.stringMatching(
        /^MCP server "dead" exited with code 4[\s\S]*cannot read my configuration/,
      ),
      null,
    ]);
    // Once each to look; and once more for the one that ended, as those do that know no question for
    // their version.
    expect((await noted()).filter((line) => line === 'start')).toHaveLength(3);
  });

  it.each([
    ['at this machine fails its cases', 'refused', 'completed', 'failed'],
    ['of the network leaves them without a result', 'nowhere', 'failed', null],
  ])('%s', async (_what, name, status, result) => {
    const { run, iterations } = await carriedOut(
      [name, 'well'],
      [call('r', name), call('w', 'well')],
    );
    expect(run).toMatchObject({ status, result });
    expect(iterations).toMatchObject([
      {
        title: 'r',
        status: 'failed',
        result,
        error: expect.stringMatching(/could not be reached/),
      },
      { title: 'w', result: 'passed' },
    ]);
  });

  it('that cannot list its tools fails prompts only', async () => {
    const forbidden = { type: 'toolNeverCalled', toolName: 'x' };
    const { run, iterations } = await carriedOut(
      ['unlistable'],
      [call('calls', 'unlistable'), prompting(forbidden)],
    );
    expect(run).toMatchObject({ status: 'completed', summary: { passed: 1, failed: 1 } });
    expect(iterations[1].error).toMatch(/no list today/);
  });
});

it('ends with the service, and leaves no server behind', async () => {
  const own = await startFixture({
    config: {
      mcpServers: { mute: { command: process.execPath, args: [COUNTED, notes, 'mute'] } },
    },
  });
  const asked = own.api.post('~/eval-runs', {
    suiteName: 'preflight',
    serverIds: [own.api.serverId('mute')],
    tests: [call('a', 'mute')],
  });
  const answered = asked.then(
    ({ status }) => status,
    () => 'broken off',
  );
  while ((await noted()).length < 2) await delay(20);
  await own.close();
  expect([500, 'broken off']).toContain(await answered);
  expect(isAlive(Number((await noted())[1]))).toBe(false);
});

describe('a case that names a tool its server does not have', () => {
  it('may expect that it is turned down, and is warned of the name', async () => {
    const { steps } = call('c', 'well', 'serch_books');
    const testCase = { title: 'c', steps: steps.map((step) => ({ ...step, expectError: true })) };
    const { status, body } = await create(['well'], [testCase]);
    expect(status).toBe(202);
    expect(body.warnings).toEqual([
      'case "c": step "call" expects an error of "serch_books", a tool that its server does not have, so it is the name that is turned down. Did you mean "search_books"? It has: "search_books", "echo".',
    ]);
    await fixture.api.awaitRun(body.runId);
  });

  it('fails at once in words of ours, and the others run', async () => {
    const { run, iterations } = await carriedOut(
      ['well'],
      [call('typo', 'well', 'serch_books', { runs: 2 }), call('right', 'well', 'search_books')],
    );
    expect(run).toMatchObject({ status: 'completed', summary: { passed: 1, failed: 2 } });
    const typo = {
      status: 'completed',
      result: 'failed',
      error:
        'Server "well" has no tool "serch_books". Did you mean "search_books"? It has: "search_books", "echo".',
    };
    expect(iterations).toMatchObject([typo, typo, { title: 'right', error: null }]);
    expect(await noted()).toEqual(['start', 'call search_books']);
  });

  it.each<[string, object, object]>([
    ['toolCalledWith', { toolName: 'ecko', args: { args: {} } }, {}],
    ['toolCalledAtLeastOnce', { toolName: 'ecko' }, {}],
    ['firstToolWas', { toolName: 'ecko' }, {}],
    [
      'advancedConfig.toolChoice',
      { type: 'noToolErrors' },
      { advancedConfig: { toolChoice: { type: 'tool', toolName: 'ecko' } } },
    ],
  ])('fails by %s before a model is asked', async (type, assertion, extra) => {
    // The model cannot be reached: a case that asks it has no result.
    const { run, iterations } = await carriedOut(
      ['well'],
      [{ ...prompting({ type, ...assertion }), ...extra }],
    );
    expect(run).toMatchObject({ status: 'completed', result: 'failed' });
    expect(iterations[0].error).toMatch(
      new RegExp(
        `^${type} cannot .*no server of the case has a tool "ecko". Did you mean "echo"\\?`,
      ),
    );
  });

  it('runs where the server may have it by then, and fails in words of ours where not', async () => {
    const both = (title: string, toolName: string) => {
      const steps = [...call('', 'growing').steps, ...call('', 'growing', toolName).steps];
      return { title, steps: steps.map((step, index) => ({ ...step, id: `s${index}` })) };
    };
    const { iterations } = await carriedOut(
      ['growing'],
      [both('grows', 'late'), both('typo', 'ltae'), call('too early', 'growing', 'late')],
    );
    expect(iterations).toMatchObject([
      { result: 'passed' },
      {
        result: 'failed',
        error:
          'Server "growing" has no tool "ltae". Did you mean "late"? It has: "late", "echo", "search_books".',
      },
      { result: 'failed', error: expect.stringMatching(/^Server "growing" has no tool "late"/) },
    ]);
  });
});
