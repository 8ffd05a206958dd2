import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { send } from '../../support/service/api-caller.ts';
import { echoCase } from '../../support/service/cases.ts';
import { ingest, ingestRow } from '../../support/service/reporters/ingest-rows.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await startFixture({ uploadLimits: { maxBytes: 100_000 } });
});
afterAll(() => fixture.close());

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** A report whose only row carries this JSON as metadata or trace. */
const reportWith = (externalRunId: string, member: string) =>
  `{"suiteName":"s","externalRunId":"${externalRunId}","results":[{"caseTitle":"t","passed":true,${member}}]}`;

describe('refused with VALIDATION_ERROR', () => {
  it.each([
    [
      'metadata too deep to store',
      reportWith('x', `"metadata":{"a":${nested(100_000)}}`),
      /deeper than 100 levels, in "results\[0\]\.metadata"/,
    ],
    ['a trace too deep to store', reportWith('x', `"trace":${nested(6_000)}`), /deeper/],
    ['depth where nobody looks', `{"unknown":${nested(6_000)}}`, /deeper/],
    [
      'a flood of values',
      reportWith('x', `"actualToolCalls":[${'1,'.repeat(500_000)}1]`),
      /more than 100000 values, in "results\[0\]\.actualToolCalls"/,
    ],
  ])('%s', async (_, body, message) => {
    const answer = await fixture.api.post(ingest('report'), body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: expect.stringMatching(message),
    });
  });

  it('many wrong values, of which the first are told and the others counted', async () => {
    const body = `{"suiteId":"x","serverIds":[${'1,'.repeat(4_999)}1]}`;
    const answer = await fixture.api.post('~/eval-runs', body);
    expect(answer.status).toBe(400);
    expect(answer.body.details.issues).toHaveLength(100);
    expect(answer.body.details.problems).toBe(5_000);
    expect(answer.body.message).toMatch(/and more problems, which details\.problems counts$/);
  });

  it.each(['{"bad', '[]'])('%s where no field is asked for', async (body) => {
    const answer = await fixture.api.post(ingest('artifacts/upload-url'), body);
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_ERROR']);
  });
});

it('a body nested as deep as allowed is stored and told', async () => {
  const content = JSON.parse(nested(90));
  const body = reportWith('deep', `"metadata":{"a":${nested(90)}}`);
  const { runId } = (await fixture.api.post(ingest('report'), body)).body;
  const { items } = (await fixture.api.get(`~/eval-runs/${runId}/iterations`)).body;
  expect(items[0].metadata).toEqual({ a: content });
});

it('thousands of odd members of a row cost no more than themselves, and the first are told', async () => {
  const body = reportWith('odd', `"actualToolCalls":[${'1,'.repeat(4_999)}{"toolName":"t"}]`);
  const { runId } = (await fixture.api.post(ingest('report'), body)).body;
  const { items } = (await fixture.api.get(`~/eval-runs/${runId}/iterations`)).body;
  expect(items[0].actualToolCalls).toEqual([{ toolName: 't', arguments: {} }]);
  expect(items[0].leftOut).toHaveLength(21);
  expect(items[0].leftOut.at(-1)).toBe('and 4979 more');
});

it('tells the first of thousands of unknown members of a case', async () => {
  const list = Array.from({ length: 2_000 }, () => ({ type: 'noToolErrors', weight: 1 }));
  const answer = await fixture.api.post('~/eval-suites', {
    name: 'much that is unknown',
    serverIds: [fixture.api.serverId('tools')],
    model: 'a/b',
    tests: [{ ...echoCase('t'), predicates: { mode: 'extend', list } }],
  });
  expect(answer.status).toBe(400);
  expect(answer.body.message).toContain('weight');
  expect(answer.body.message.length).toBeLessThan(20_000);
});

it.each([
  ['NUL', 'a\u0000b'],
  ['half a character', 'a\ud800b'],
])('a run, case and suite with %s in their names are found again', async (_, odd) => {
  const start = { suiteName: `suite ${odd}`, externalRunId: odd };
  const { runId } = (await fixture.api.post(ingest('runs/start'), start)).body;
  const results = [ingestRow(odd, true, { externalIterationId: odd })];
  await fixture.api.post(ingest('runs/iterations'), { runId, results });
  const repeated = await fixture.api.post(ingest('runs/start'), start);
  expect(repeated.body).toMatchObject({ runId, reused: true });
  const again = await fixture.api.post(ingest('runs/iterations'), { runId, results });
  expect(again.body).toMatchObject({ inserted: 0, skipped: 1, total: 1 });
  const end = await fixture.api.post(ingest('runs/finalize'), { runId, externalRunId: odd });
  expect(end.body).toMatchObject({ ok: true, result: 'passed' });
  const suite = await fixture.api.post('~/eval-suites', {
    name: odd,
    serverIds: [fixture.api.serverId('tools')],
    model: 'a/b',
    tests: [echoCase(odd)],
  });
  expect(suite.body.caseUpsert.committed).toHaveLength(1);
});

describe('after a body over the cap the client can go on', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  afterAll(() => agent.destroy());

  /** Sends over the one connection of the agent; resolves with the status. */
  const post = (url: string, body: Buffer, headers: Record<string, string | number>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const outgoing = request(url, { method: 'POST', agent, headers }, (incoming) => {
        incoming.resume().on('end', () => resolve(incoming.statusCode));
      });
      outgoing.on('error', reject).end(body);
    });

  it.each(['declared', 'chunked'])('%s, sent to the API', async (kind) => {
    const { baseUrl, key } = fixture.api;
    const headers = { Authorization: `Bearer ${key}` };
    for (let turn = 0; turn < 3; turn += 1) {
      const body = Buffer.alloc(8 * 1024 * 1024);
      const size = kind === 'declared' ? { 'Content-Length': body.length } : CHUNKED;
      const url = `${baseUrl}${ingest('runs/start')}`;
      expect(await post(url, body, { ...headers, ...size })).toBe(400);
    }
    expect((await send(baseUrl, key, 'GET', '/me')).status).toBe(200);
  });

  it.each(['declared', 'chunked'])('%s, sent to an upload address', async (kind) => {
    const { uploadUrl } = (await fixture.api.post(ingest('artifacts/upload-url'))).body;
    const body = Buffer.alloc(3 * 1024 * 1024);
    const size = kind === 'declared' ? { 'Content-Length': body.length } : CHUNKED;
    expect(await post(uploadUrl, body, size)).toBe(400);
    expect(await post(uploadUrl, Buffer.from('small'), {})).toBe(200);
  });
});

const CHUNKED = { 'Transfer-Encoding': 'chunked' };
