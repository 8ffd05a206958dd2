/** The published reporter, rebuilt from its requests, against the service. */
import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type FaultRule, FaultServer } from '../../support/fault-server.ts';
import {
  PUBLISHED_WAITS_MS,
  SdkReporter,
  type SdkRow,
  type SdkTarget,
} from '../../support/service/reporters/sdk-reporter.ts';
import { fullSdkRow } from '../../support/service/reporters/sdk-rows.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';

let fixture: ServiceFixture;
let proxies: FaultServer[];
beforeEach(async () => {
  proxies = [];
  fixture = await startFixture();
});
afterEach(async () => {
  for (const proxy of proxies) await proxy.stop();
  await fixture.close();
});

const rows = (count: number, extra: Record<string, unknown> = {}): SdkRow[] =>
  Array.from({ length: count }, (_, index) => ({
    caseTitle: `case ${index + 1}`,
    passed: true,
    ...extra,
  }));
const run = { suiteName: 'nightly', externalRunId: 'sdk-1700000000000-abc', framework: 'vitest' };

async function reporter(
  generation: SdkTarget['generation'],
  rules: FaultRule[] = [],
  waitsMs: readonly number[] | null = null,
) {
  const proxy = await FaultServer.start(fixture.service.baseUrl, rules);
  proxies.push(proxy);
  const { origin } = new URL(proxy.baseUrl);
  return new SdkReporter({
    origin,
    apiKey: fixture.api.key,
    generation,
    ...(waitsMs && { waitsMs }),
  });
}

async function storedRows(runId: unknown): Promise<string[]> {
  const ids: string[] = [];
  let cursor = '';
  do {
    const path = `~/eval-runs/${runId}/iterations?limit=200&cursor=${cursor}`;
    const { body } = await fixture.api.get(path);
    for (const { externalIterationId } of body.items) ids.push(externalIterationId);
    cursor = body.nextCursor ?? '';
  } while (cursor !== '');
  return ids;
}
const expectedRows = (count: number) =>
  Array.from({ length: count }, (_, index) => `${run.externalRunId}-${index + 1}`);

describe.each(['current', '1.14.0'] as const)('reporter of generation %s', (generation) => {
  it('reports up to 200 rows at once', async () => {
    const sdk = await reporter(generation);
    const reply = await sdk.report({ ...run, results: rows(200) });
    expect(sdk.sent).toEqual([{ route: 'report', rows: 200 }]);
    expect(reply).toMatchObject({ result: 'passed', summary: { total: 200, passRate: 1 } });
    expect(await storedRows(reply['runId'])).toEqual(expectedRows(200));
  });

  it('reports more in chunks', async () => {
    const sdk = await reporter(generation);
    const reply = await sdk.report({ ...run, results: rows(450) });
    expect(sdk.sent).toEqual([
      { route: 'runs/start' },
      { route: 'runs/iterations', rows: 200 },
      { route: 'runs/iterations', rows: 200 },
      { route: 'runs/iterations', rows: 50 },
      { route: 'runs/finalize' },
    ]);
    expect(reply).toMatchObject({ status: 'completed', summary: { total: 450 } });
    expect(await storedRows(reply['runId'])).toEqual(expectedRows(450));
  });

  it('reports large rows in chunks of about 1 MiB, one that is larger alone', async () => {
    const sdk = await reporter(generation);
    const results = [
      ...rows(3, { trace: 'x'.repeat(500_000) }),
      ...rows(1, { trace: 'y'.repeat(2_000_000) }),
    ];
    const reply = await sdk.report({ ...run, results });
    expect(sdk.sent.map(({ rows: count }) => count)).toEqual([undefined, 2, 1, 1, undefined]);
    expect(reply).toMatchObject({ summary: { total: 4 } });
  });

  it('uploads the HTML of widgets before the rows that show them', async () => {
    const sdk = await reporter(generation);
    const widgetSnapshots = [{ toolCallId: 't', widgetHtml: '<p>shown</p>' }];
    const reply = await sdk.report({ ...run, results: rows(1, { widgetSnapshots }) });
    expect(sdk.sent.map(({ route }) => route)).toEqual([
      'artifacts/upload-url',
      'upload',
      'report',
    ]);
    expect(reply['ok']).toBe(true);
    expect(await readdir(`${fixture.databasePath}-blobs`)).toHaveLength(1);
  });

  it('stops after the start where the run is finished', async () => {
    const first = await (await reporter(generation)).report({ ...run, results: rows(201) });
    const again = await reporter(generation);
    const reply = await again.report({ ...run, results: rows(201) });
    expect(again.sent).toEqual([{ route: 'runs/start' }]);
    expect(reply).toMatchObject({ ...first, reused: true });
  });

  it.each<[string, number, FaultRule[]]>([
    ['two 503', 201, [{ fault: { kind: 'answer', status: 503, body: {} }, times: 2 }]],
    [
      'a 429, whose Retry-After it does not heed',
      5,
      [
        {
          fault: { kind: 'answer', status: 429, headers: { 'retry-after': '60' }, body: {} },
          times: 1,
        },
      ],
    ],
    ['a lost answer to its report', 5, [{ fault: { kind: 'lose-answer' }, times: 1 }]],
    [
      'lost answers to every route',
      450,
      ['start', 'iterations', 'finalize'].map((route) => ({
        path: new RegExp(`runs/${route}$`),
        fault: { kind: 'lose-answer' },
        times: 1,
      })),
    ],
    [
      'a broken answer in the middle',
      450,
      [{ path: /iterations$/, skip: 1, times: 2, fault: { kind: 'truncate', bytes: 5 } }],
    ],
  ])('stores every row once in spite of %s', async (_, count, rules) => {
    const sdk = await reporter(generation, rules);
    const reply = await sdk.report({ ...run, results: rows(count) });
    expect(reply).toMatchObject({ ok: true, summary: { total: count, passed: count } });
    expect(await storedRows(reply['runId'])).toEqual(expectedRows(count));
  });

  it('streams rows as they come, 200 at once', async () => {
    const sdk = await reporter(generation);
    const stream = sdk.stream(run);
    for (const row of rows(230)) await stream.record(row);
    const reply = await stream.finalize();
    expect(sdk.sent).toEqual([
      { route: 'runs/start' },
      { route: 'runs/iterations', rows: 200 },
      { route: 'runs/iterations', rows: 30 },
      { route: 'runs/finalize' },
    ]);
    expect(reply).toMatchObject({ status: 'completed', summary: { total: 230 } });
    expect(await storedRows(reply['runId'])).toEqual(expectedRows(230));
  });

  it('streams rows of 1 MiB as they come, and few at once at the end', async () => {
    const large = await reporter(generation);
    const stream = large.stream({ ...run, externalRunId: 'large' });
    for (const row of rows(3, { trace: 'x'.repeat(600_000) })) await stream.record(row);
    expect(await stream.finalize()).toMatchObject({ summary: { total: 3 } });
    expect(large.sent.map(({ rows: count }) => count)).toEqual([undefined, 2, 1, undefined]);
    const small = await reporter(generation);
    const few = small.stream(run);
    for (const row of rows(3)) await few.record(row);
    expect(await few.finalize()).toMatchObject({ summary: { total: 3 } });
    expect(small.sent).toEqual([{ route: 'report', rows: 3 }]);
  });

  it('killed in the middle and started again reports every row once', async () => {
    const killed = await reporter(generation);
    const { runId } = await killed.start(run);
    const all = rows(450).map((row, index) => ({
      ...row,
      externalIterationId: `${run.externalRunId}-${index + 1}`,
    }));
    await killed.append(runId, all.slice(0, 200));
    const reply = await (await reporter(generation)).report({ ...run, results: rows(450) });
    expect(reply).toMatchObject({ runId, status: 'completed', summary: { total: 450 } });
    expect(await storedRows(runId)).toEqual(expectedRows(450));
  });

  it('finalizes twice, and two do at once, to the same end', async () => {
    const [one, other] = [await reporter(generation), await reporter(generation)];
    const { runId } = await one.start(run);
    await one.append(runId, rows(7));
    const { externalRunId } = run;
    const ends = await Promise.all([
      one.finalize(runId, externalRunId),
      other.finalize(runId, externalRunId),
    ]);
    ends.push(await one.finalize(runId, externalRunId));
    expect(ends[0]).toMatchObject({ status: 'completed', result: 'passed', summary: { total: 7 } });
    expect(ends).toEqual([ends[0], ends[0], ends[0]]);
  });

  it('gives up after four attempts, one after the other', async () => {
    const fault = { kind: 'answer', status: 429, body: { error: 'slow down' } } as const;
    const sdk = await reporter(generation, [{ fault }], [1, 1, 1]);
    await expect(sdk.report({ ...run, results: rows(1) })).rejects.toThrow('slow down');
    expect(sdk.sent).toHaveLength(4);
  });

  it('reports full rows in chunks, at its published waits', async () => {
    const faults: FaultRule[] = [
      { path: /iterations$/, skip: 1, times: 1, fault: { kind: 'lose-answer' } },
      { path: /finalize$/, times: 1, fault: { kind: 'reset' } },
    ];
    const sdk = await reporter(generation, faults, PUBLISHED_WAITS_MS);
    const results = Array.from({ length: 450 }, (_, index) => fullSdkRow(index + 1));
    const reply = await sdk.report({ ...run, results });
    expect(reply).toMatchObject({ result: 'passed', summary: { total: 450, passed: 450 } });
    expect(await storedRows(reply['runId'])).toEqual(expectedRows(450));
  });

  it('is told why its report is refused, and does not retry', async () => {
    const sdk = await reporter(generation);
    const refused = sdk.report({ ...run, suiteName: '', results: rows(1) });
    await expect(refused).rejects.toThrow('suiteName');
    expect(sdk.sent).toHaveLength(1);
  });
});

it('the older reporter learns without a key what the service can do', async () => {
  const { origin } = new URL(fixture.service.baseUrl);
  const response = await fetch(`${origin}/sdk/v1/info`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ capabilities: { evalsHostConfig: 1 } });
});
