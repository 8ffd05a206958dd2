import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../../src/client/errors/api-error.ts';
import { type LaunchRequest, launchRun } from '../../../src/evals/launch/launch.ts';
import { parseSuiteFile } from '../../../src/evals/suite-file/suite-file.ts';
import { DIGEST } from '../../../src/model/run-report.ts';
import { ConfigurationError } from '../../../src/trouble/errors.ts';
import { closeRigsAfterEach, rejectionOf, startRig } from '../../support/client/client-rig.ts';
import {
  type FakeCatalogue,
  launchScript,
  pathOf,
  SEARCH,
  WEATHER,
} from '../../support/evals/fake-api.ts';

closeRigsAfterEach();

const PLAIN: Omit<LaunchRequest, 'target'> = {
  project: undefined,
  servers: [],
  allServersByDefault: false,
  modelApiKeys: {},
  iterations: undefined,
  notes: undefined,
  minPassRatePercent: undefined,
  marker: 'gate m1',
};

const FILE = `
name: smoke
description: Is it alive?
model: anthropic/claude-haiku-4.5
runs: 3
passCriteria: { minimumPassRate: 80 }
tests:
  - title: falls back
    steps: [{ kind: prompt, prompt: hi }]
  - title: has its own
    model: gpt-x
    provider: openai
    runs: 1
    steps: [{ id: a, kind: prompt, prompt: hi }]
`;

/** Its second step names no server. */
const UNNAMED = `
name: smoke
tests:
  - title: calls
    steps: [{ kind: toolCall, serverName: search, toolName: find, arguments: { q: x } },
        { kind: toolCall, toolName: tell }]
`;

async function fileTarget(text = FILE): Promise<LaunchRequest['target']> {
  return { kind: 'file', ...(await parseSuiteFile('smoke.yaml', text)) };
}

async function launch(request: LaunchRequest, catalogue: FakeCatalogue = {}) {
  const { client, server, logger } = await startRig(launchScript(catalogue));
  const outcome = launchRun(client, request, { logger });
  const launched = await outcome.catch((error: unknown) => error);
  const creations = server.requests.filter(({ method }) => method === 'POST');
  return { outcome, launched, body: creations[0]?.body, requests: server.requests, logger };
}

const TESTS = [
  {
    title: 'falls back',
    model: 'anthropic/claude-haiku-4.5',
    provider: 'anthropic',
    runs: 3,
    steps: [{ id: 'step-1', kind: 'prompt', prompt: 'hi' }],
  },
  {
    title: 'has its own',
    model: 'gpt-x',
    provider: 'openai',
    runs: 1,
    steps: [{ id: 'a', kind: 'prompt', prompt: 'hi' }],
  },
];

const DEFINED = { definition: expect.stringMatching(DIGEST), tools: [] };
const UNTOLD = { ids: new Set(), refusal: null, ...DEFINED };

describe('launchRun', () => {
  it('creates a suite that is new (form B), with every default filled in', async () => {
    const { launched, body } = await launch({ ...PLAIN, target: await fileTarget() });
    expect(body).toEqual({
      suiteName: 'smoke',
      suiteDescription: 'Is it alive?',
      tests: TESTS,
      serverIds: ['sv_1'],
      passCriteria: { minimumPassRate: 80 },
      notes: expect.stringMatching(/^\[gate m1 suite=\w{16}\]$/),
    });
    expect(launched).toEqual({
      project: { id: 'p_1', name: 'Default' },
      suite: { id: 'st_9', name: 'smoke' },
      suiteDigest: expect.stringMatching(/^\w{16}$/),
      isNewSuite: true,
      warnings: [],
      runId: 'r_1',
      status: 'running',
      servers: [{ id: 'sv_1', name: 'weather' }],
      plan: {
        sent: true,
        cases: [
          { title: 'falls back', iterations: 3, ...UNTOLD },
          { title: 'has its own', iterations: 1, ...UNTOLD },
        ],
        iterationsEach: null,
        criterion: 0.8,
        doubts: [],
      },
    });
  });

  it('sends how the run is carried out: as the inputs say, else the case, else the suite', async () => {
    const target = await fileTarget(
      [
        'name: smoke',
        'concurrency: 2',
        'isolation: lane',
        'toolTimeout: 60',
        'maxTurns: 8',
        'tests:',
        '  - title: plain',
        '    steps: [{ id: a, kind: toolCall, serverName: weather, toolName: t, arguments: {} }]',
        '  - title: slow',
        '    toolTimeout: 90.5',
        '    connectTimeout: 40',
        '    iterationTimeout: 600',
        '    steps: [{ id: a, kind: toolCall, serverName: weather, toolName: t, arguments: {} }]',
      ].join('\n'),
    );
    const execution = { isolation: 'iteration', concurrency: undefined, maxTurns: 3 } as const;
    const { body } = await launch({ ...PLAIN, execution, target });
    expect(body).toMatchObject({
      execution: { concurrency: 2, isolation: 'iteration', maxTurns: 3 },
      tests: [
        { title: 'plain', limits: { toolTimeoutMs: 60_000, maxTurns: 8 } },
        {
          title: 'slow',
          limits: {
            ...{ connectTimeoutMs: 40_000, toolTimeoutMs: 90_500 },
            ...{ iterationTimeoutMs: 600_000, maxTurns: 8 },
          },
        },
      ],
    });
    for (const test of (body as { tests: object[] }).tests) {
      expect(Object.keys(test)).not.toContain('toolTimeout');
    }
  });

  it('updates the newest suite of that name (form A with tests), with its saved servers', async () => {
    const suites = [
      { id: 'st_1', name: 'smoke', createdAt: 1 },
      { id: 'st_2', name: 'smoke', createdAt: 2 },
      { id: 'st_3', name: 'Smoke', createdAt: 3 },
    ];
    const { body, requests, logger } = await launch(
      { ...PLAIN, target: await fileTarget() },
      { suites },
    );
    expect(body).toMatchObject({ suiteId: 'st_2', tests: TESTS });
    expect(body).not.toHaveProperty('suiteName');
    expect(body).not.toHaveProperty('serverIds');
    expect(requests.map(pathOf)).not.toContain('/projects/p_1/servers');
    expect(logger.lines).toContainEqual(expect.stringContaining('2 suites are named "smoke"'));
  });

  it('reruns a saved suite (form A) with what the inputs say', async () => {
    const request: LaunchRequest = {
      ...PLAIN,
      target: { kind: 'saved', suite: 'SMOKE' },
      servers: ['search', 'sv_1'],
      modelApiKeys: { openai: 'k' },
      iterations: 5,
      notes: 'nightly',
      minPassRatePercent: 92.5,
    };
    const catalogue = { suites: [{ id: 'st_1', name: 'smoke' }], servers: [WEATHER, SEARCH] };
    const { body } = await launch(request, catalogue);
    expect(body).toEqual({
      suiteId: 'st_1',
      serverIds: ['sv_2', 'sv_1'],
      modelApiKeys: { openai: 'k' },
      iterationOverride: 5,
      notes: 'nightly\n[gate m1]',
      passCriteria: { minimumPassRate: 92.5 },
    });
  });

  it('expects of a rerun what the suite has saved, where the service tells it', async () => {
    const saved = { id: 'tc_1', title: 'one', steps: [], iterations: 4 };
    const script = launchScript({ suites: [{ id: 'st_1', name: 'smoke' }] });
    const { client, logger } = await startRig((request) =>
      pathOf(request) === '/projects/p_1/eval-suites/st_1/cases'
        ? { json: { items: [saved] } }
        : script(request),
    );
    const request: LaunchRequest = { ...PLAIN, target: { kind: 'saved', suite: 'smoke' } };
    const { plan } = await launchRun(client, request, { logger });
    expect(plan).toMatchObject({
      sent: false,
      cases: [
        {
          ...{ title: 'one', ids: new Set(['tc_1']), iterations: 4 },
          definition: expect.stringMatching(DIGEST),
        },
      ],
    });
    const { launched } = await launch(request, { suites: [{ id: 'st_1', name: 'smoke' }] });
    expect(launched).toMatchObject({ plan: { sent: false, cases: null } });
  });

  it('names the only server where a step leaves it out', async () => {
    const target = await fileTarget(UNNAMED);
    const { body } = await launch({ ...PLAIN, target });
    expect(body).toMatchObject({
      tests: [
        {
          steps: [
            { serverName: 'search', arguments: { q: 'x' } },
            { serverName: 'weather', arguments: {} },
          ],
        },
      ],
    });
  });

  it.each<[name: string, catalogue: FakeCatalogue, servers: string[], why: RegExp]>([
    [
      'the run has several servers',
      { servers: [WEATHER, SEARCH] },
      ['weather', 'search'],
      /several: weather, search/,
    ],
    [
      'the suite is saved with servers that are not told',
      { suites: [{ id: 'st_1', name: 'smoke' }] },
      [],
      /saved with servers of its own/,
    ],
  ])(
    'sends nothing where a step leaves its server out and %s',
    async (_, catalogue, servers, why) => {
      const request = { ...PLAIN, target: await fileTarget(UNNAMED), servers };
      const { launched, body } = await launch(request, catalogue);
      expect(body).toBeUndefined();
      expect(launched).toMatchObject({
        problems: [
          {
            where: 'smoke.yaml:6:9',
            message: expect.stringMatching(/^case "calls" has a step that names no server, and/),
          },
        ],
      });
      expect(String(launched)).toMatch(why);
    },
  );

  it('prefers the pass rate of the input to that of the file', async () => {
    const request = { ...PLAIN, target: await fileTarget(), minPassRatePercent: 50 };
    const { body } = await launch(request);
    expect(body).toMatchObject({ passCriteria: { minimumPassRate: 50 } });
  });

  it('sends no model where a suite needs none', async () => {
    const step = '{ kind: toolCall, serverName: weather, toolName: t, arguments: {} }';
    const text = `name: a\ntests: [{ title: t, steps: [${step}] }]`;
    const { body } = await launch({ ...PLAIN, target: await fileTarget(text) });
    expect(body).toMatchObject({ tests: [{ title: 't', runs: 1 }] });
    expect(JSON.stringify(body)).not.toMatch(/model|provider/);
  });

  it.each<[name: string, servers: string[], all: boolean, chosen: string[]]>([
    ['the servers of the file', [], false, ['sv_2']],
    ['the servers of the input first', ['weather'], false, ['sv_1']],
  ])('takes %s', async (_name, servers, allServersByDefault, chosen) => {
    const target = await fileTarget(`servers: [Search]${FILE}`);
    const request = { ...PLAIN, target, servers, allServersByDefault };
    const { body } = await launch(request, { servers: [WEATHER, SEARCH] });
    expect(body).toMatchObject({ serverIds: chosen });
  });

  it('takes all enabled servers where that is the default', async () => {
    const off = { id: 'sv_3', name: 'off', enabled: false };
    const request = { ...PLAIN, target: await fileTarget(), allServersByDefault: true };
    const { body } = await launch(request, { servers: [WEATHER, SEARCH, off] });
    expect(body).toMatchObject({ serverIds: ['sv_1', 'sv_2'] });
  });

  it.each<[name: string, change: Partial<LaunchRequest>, servers: unknown[], problem: RegExp]>([
    ['of several servers none is named', {}, [WEATHER, SEARCH], /^servers: name the MCP servers/],
    ['there is no server', {}, [], /^servers: the project Default has no enabled MCP servers/],
    [
      'no server is enabled',
      { allServersByDefault: true },
      [],
      /^servers: there is none .*disabled/,
    ],
    ['a server is unknown', { servers: ['wether'] }, [WEATHER], /mean `weather`/],
    ['a suite is unknown', { target: { kind: 'saved', suite: 'x' } }, [], /^suite: there is no/],
    ['a project is unknown', { project: 'p_2' }, [WEATHER], /^project: there is no project `p_2`/],
  ])('refuses before a run is created where %s', async (_name, change, servers, problem) => {
    const request = { ...PLAIN, target: await fileTarget(), ...change };
    const { launched, body } = await launch(request, { servers });
    expect(launched).toBeInstanceOf(ConfigurationError);
    expect(String(launched)).toMatch(new RegExp(problem.source.replace('^', 'Error: ')));
    expect(body).toBeUndefined();
  });

  it('says where the file names a server that there is not', async () => {
    const request = { ...PLAIN, target: await fileTarget(`servers: [wether]\n${FILE}`) };
    const { launched } = await launch(request, { servers: [WEATHER] });
    expect(String(launched)).toMatch(/smoke\.yaml:\d+:\d+: there is no server `wether`/);
  });

  it('passes on what the service refuses', async () => {
    const refusal = { status: 403, json: { code: 'FORBIDDEN', message: 'no' } };
    const { client, logger } = await startRig(launchScript({}, refusal));
    const request = { ...PLAIN, target: await fileTarget() };
    expect(await rejectionOf(launchRun(client, request, { logger }))).toBeInstanceOf(ApiError);
  });

  it('expects what was sent, under the ids the service gave, and tells what it did not store', async () => {
    const caseUpsert = {
      committed: [{ id: 'tc_1', name: 'falls back' }],
      failed: [{ name: 'has its own', error: 'too long' }, { id: 'tc_7' }],
    };
    const created = { status: 202, json: { runId: 'r_1', caseUpsert } };
    const { client, logger } = await startRig(launchScript({}, created));
    const request = { ...PLAIN, target: await fileTarget(), iterations: 2 };
    const { plan, status } = await launchRun(client, request, { logger });
    expect(plan).toEqual({
      sent: true,
      cases: [
        { title: 'falls back', iterations: 2, ...UNTOLD, ids: new Set(['tc_1']) },
        { title: 'has its own', iterations: 2, ...UNTOLD, refusal: 'too long' },
      ],
      iterationsEach: 2,
      criterion: 0.8,
      doubts: ['The service did not store a case: tc_7: it gave no reason'],
    });
    expect(status).toBe('pending');
  });
});
