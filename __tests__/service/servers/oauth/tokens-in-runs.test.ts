/** Imported tokens of evals whose connections live in processes of their own. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FragmentSearch } from '../../../support/hostile/fragments.ts';
import { startTellingEndpoint } from '../../../support/hostile/servers/telling-endpoint.ts';
import { withoutTable } from '../../../support/service/conformance/broken-database.ts';
import { type OAuthRig, openOAuthRig } from '../../../support/service/oauth/oauth-rig.ts';
import type { Upstream } from '../../../support/service/oauth/protected-server.ts';
import {
  type OperatedService,
  startOperated,
} from '../../../support/service/servers/operated-service.ts';

let rig: OAuthRig;
let service: OperatedService;

const open = async (upstream?: Upstream) => {
  rig = await openOAuthRig(upstream);
  service = await startOperated({ library: { url: rig.server.url } });
};
afterEach(async () => {
  await service.close();
  await rig.close();
});

/** Imports what somebody gets who logs in, or as much of it as is said; it ends after so long. */
const logIn = async (seconds: number, what?: 'access token alone') => {
  const { refresh_token: refresh, ...given } = await rig.give(Math.max(seconds, 60));
  const tokens = {
    ...{ ...given, expires_in: seconds },
    ...(what === undefined && { refresh_token: refresh }),
  };
  const { status } = await service.post('library', 'oauth/import-tokens', rig.importOf(tokens));
  expect(status).toBe(200);
  return given.access_token;
};

type Steps = readonly Record<string, unknown>[];

/** A run of cases of such steps, and all that is told of it. */
const runAll = async (cases: readonly Steps[], iterations: number) => {
  const { api, logLines, databasePath } = service.fixture;
  const tests = cases.map((steps, number) => ({
    ...{ title: `case ${number}`, runs: iterations },
    steps: steps.map((step, index) => ({ id: `step ${index}`, ...step })),
  }));
  const created = await api.post('~/eval-runs', {
    ...{ suiteName: 'library', serverIds: [api.serverId('library')], tests },
  });
  expect(created.status).toBe(202);
  const ended = await api.awaitRun(created.body.runId);
  const place = `~/eval-runs/${ended.id}/iterations`;
  const { body: page } = await api.get(place);
  const details = page.items.flatMap(({ id }: { id: string }) =>
    ['trace', 'steps'].map(async (what) => (await api.get(`${place}/${id}/${what}`)).body),
  );
  const told = [created.body, ended, page, ...(await Promise.all(details)), logLines];
  const stored = readFileSync(databasePath, 'latin1');
  return { ended, iterations: page.items, told: JSON.stringify(told), stored };
};

const run = (steps: Steps, iterations: number) => runAll([steps], iterations);

const CALL = {
  ...{ kind: 'toolCall', serverName: 'library', toolName: 'search_books' },
  arguments: { query: 'a' },
};
const FINDS = { kind: 'assert', assertion: { type: 'noToolErrors' } };

const secretsIn = (text: string): string[] =>
  new FragmentSearch(Object.fromEntries(rig.secrets().map((secret) => [secret, secret]))).in(text);

describe('a token that the server takes no more in the middle of a run', () => {
  beforeEach(() => open());

  /** The first call of a tool is the last that the server takes it for. */
  const endsAtFirstCall = (token: string, then: () => void = () => {}) => {
    rig.server.onLetIn = async (method, shown) => {
      if (method !== 'tools/call' || shown !== token) return;
      await rig.authorization.revoke(token);
      then();
    };
  };

  it('is renewed once for all lanes, and the run goes on', async () => {
    endsAtFirstCall(await logIn(3_600));
    const { ended, iterations, told, stored } = await run([CALL, CALL, CALL, FINDS], 4);
    expect([ended.status, ended.result, iterations.length]).toEqual(['completed', 'passed', 4]);
    expect(rig.authorization.refreshes).toHaveLength(1);
    expect(new Set(rig.server.shown).size).toBe(2);
    expect(secretsIn(told + stored)).toEqual([]);
  });

  it('ends what needs it without a result, where it cannot be renewed', async () => {
    endsAtFirstCall(await logIn(3_600, 'access token alone'));
    const { ended, iterations, told, stored } = await run([CALL, CALL, FINDS], 2);
    expect(ended.result).not.toBe('passed');
    for (const { status, result, error } of iterations) {
      expect([status, result]).toEqual(['failed', null]);
      expect(error).toContain('needs a new OAuth grant');
    }
    expect(secretsIn(told + stored)).toEqual([]);
  });

  it('does so where the service cannot look for another one now', async () => {
    const looked = Promise.withResolvers<void>();
    let broken: Promise<void> | undefined;
    endsAtFirstCall(await logIn(3_600), () => {
      broken = withoutTable(service.fixture.database, 'oauthGrants', () => looked.promise);
    });
    const { iterations } = await run([CALL, CALL, FINDS], 1);
    looked.resolve();
    await broken;
    expect(iterations).toMatchObject([{ status: 'failed', result: null }]);
    expect(iterations[0].error).toContain('There is no token for MCP server "library" now');
  });

  it('does so where nobody renews it now, and the next run has another', async () => {
    const first = await logIn(3_600);
    endsAtFirstCall(first, () => {
      rig.authorization.mood = 'overloaded';
    });
    const { iterations } = await run([CALL, CALL, FINDS], 1);
    expect(iterations).toMatchObject([{ status: 'failed', result: null }]);
    expect(iterations[0].error).toContain('could not be renewed');
    rig.authorization.mood = 'well';
    const { ended } = await run([CALL, FINDS], 1);
    expect([ended.status, ended.result]).toEqual(['completed', 'passed']);
  });
});

it('one that several requests at once are refused with is renewed once', async () => {
  await open();
  const first = await logIn(3_600);
  // All lists are asked for together, over a connection that stands.
  rig.server.onLetIn = async (method, token) => {
    const isLast = ['server/discover', 'notifications/initialized'].includes(method);
    if (isLast && token === first) await rig.authorization.revoke(first);
  };
  const { status, body } = await service.post('library', 'doctor');
  expect([status, body.status]).toEqual([200, 'ready']);
  expect(rig.authorization.refreshes).toHaveLength(1);
});

it('one that the server repeats is in nothing that is told of the run, nor stored', async () => {
  await open(await startTellingEndpoint());
  // The server is shown another one than was imported.
  await logIn(0);
  const check = { kind: 'assert', assertion: { type: 'responseContains', needle: 'zzz' } };
  const cases = ['result', 'rpc-error', 'http-error', 'no-json'].flatMap((way) =>
    // Some are cut off in the middle where texts have their ends.
    [0, 180, 480, 590, 1_980, 3_930, 7_960].map((pad) => [
      {
        ...{ kind: 'toolCall', serverName: 'library', toolName: 'say' },
        arguments: { of: 'authorization', way, pad },
      },
      check,
    ]),
  );
  const { iterations, told, stored } = await runAll(cases, 1);
  expect(iterations.map(({ status }: { status: string }) => status)).not.toContain('cancelled');
  expect(secretsIn(told + stored)).toEqual([]);
  // The server has said them all.
  expect(told.split('***').length).toBeGreaterThan(cases.length);
  expect(rig.authorization.refreshes).toHaveLength(1);
});
