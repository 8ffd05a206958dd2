/** Traces in reports: whole runs with real servers, and trouble with the route. */
import { expect, test } from '@jest/globals';
import { runPipeline } from '../../src/pipeline/pipeline.ts';
import { placeOfFile } from '../../src/report/place.ts';
import type { ReportCase, RunReport } from '../../src/report/report.ts';
import { trace } from '../../src/report/trace.ts';
import type { Session } from '../../src/session/session.ts';
import { addTraces } from '../../src/sources/evals/traces.ts';
import type { SuiteFile } from '../../src/sources/suite/suite-file.ts';
import { folderWith } from '../support/folder.ts';
import { say, serveModel, use } from '../support/model-emulator.ts';
import { environmentIn } from '../support/program.ts';
import { KEY } from '../support/prompts.ts';
import { caseOf, reportOf } from '../support/reports.ts';
import { scriptedEntry } from '../support/scripted.ts';
import { type Answer, startScripted } from '../support/scripted-service.ts';

const PNG = 'iVBORw0KGgo=';
const text = (value: string) => ({ type: 'text', text: value });
const picture = (data: string, mimeType: string) => ({ type: 'image', mimeType, data });
const TIFF = picture('A'.repeat(4_000), 'image/tiff');
const TOOLS = {
  get: {},
  draw: { result: { content: [text('a map'), picture(PNG, 'image/png'), TIFF] } },
  refuse: { result: { content: [text('no')], isError: true } },
  leak: { result: { content: [text(`it is ${KEY}`)] } },
  odd: { result: { content: [], structuredContent: { a: 1 } } },
  crash: {},
};
const SUITE = `name: s
model: stub/m
tests:
  - title: calls
    steps:
      - { id: a, kind: toolCall, toolName: get, arguments: { q: "${KEY}" } }
      - { id: b, kind: toolCall, toolName: draw }
      - { id: c, kind: toolCall, toolName: odd }
      - { id: d, kind: toolCall, toolName: leak, serverName: s }
      - { id: e, kind: toolCall, toolName: refuse }
  - { title: crashes, call: crash }
  - title: asks
    steps:
      - { id: p, kind: prompt, prompt: hi }
      - { id: x, kind: assert, assertion: { type: responseContains, needle: done } }
`;

const model = await serveModel();

test('a run tells what happened: calls, results, images, errors, a crash and a model', async () => {
  const mcpServers = { s: scriptedEntry(TOOLS) };
  const files = { '.mcp.json': JSON.stringify({ mcpServers }), 'suite.yaml': SUITE };
  const environment = environmentIn(folderWith(files), []);
  const wait = { text: 'wait', calls: [{ name: 'get', args: {} }] };
  model.script(use('refuse', { n: 1 }), wait, say('done'));
  const inputs = new Map([
    ['suite-file', 'suite.yaml'],
    ['model-base-urls', `stub=${model.origin}`],
    ['model-api-keys', `stub=${KEY}`],
  ]);
  const { report } = await runPipeline(inputs, [...inputs.keys()], environment);
  expect(report.failures).toEqual([]);
  const [calls, crashes, asks] = report.cases.map(({ iterations }) => iterations[0]?.trace);
  const startMs = expect.any(Number);
  const call = { what: 'call', server: 's', images: [], isError: false, startMs };
  const got = { step: 'a', line: 6, arguments: '{"q":"***"}', answer: 'get {"q":"***"}' };
  const images = [`data:image/png;base64,${PNG}`];
  expect(calls).toMatchObject({
    entries: [
      { ...call, tool: 'get', ...got },
      { ...call, tool: 'draw', answer: 'a map\n[image, 3 kB]', images },
      { ...call, tool: 'odd', answer: expect.stringContaining('"structuredContent":{"a":1}') },
      { ...call, tool: 'leak', answer: 'it is ***' },
      { ...call, tool: 'refuse', answer: 'no', isError: true, line: 10 },
    ],
    more: 0,
  });
  expect(crashes?.entries).toMatchObject([{ ...call, tool: 'crash', answer: null, isError: true }]);
  const timed = { startMs, durationMs: expect.any(Number) };
  expect(asks?.entries).toMatchObject([
    { what: 'prompt', text: 'hi' },
    { ...timed, what: 'answer', text: '' },
    { ...call, tool: 'refuse', step: 'p', line: 14, arguments: '{"n":1}', isError: true },
    { ...timed, what: 'answer', text: 'wait' },
    { ...call, tool: 'get', answer: 'get {}' },
    { ...timed, what: 'answer', text: 'done' },
  ]);
  const all = [calls, crashes, asks].flatMap((one) => one?.entries ?? []);
  // The clock of an iteration starts with it.
  for (const { startMs } of all) expect(startMs ?? 0).toBeLessThan(600_000);
  for (const one of [calls, crashes, asks]) expect(trace.safeParse(one).success).toBe(true);
});

const placeOf: SuiteFile['placeOf'] = () => placeOfFile('s.yaml');
const OK: Answer = [200, { messages: [{ role: 'user', content: 'hi' }] }];

/** What is asked of a service that answers by a script, and the titles of the iterations with a trace. */
async function ask(cases: ReportCase[], script: Answer[], limitMs?: number, signal?: AbortSignal) {
  const { client, seen } = await startScripted(...script);
  const environment = environmentIn('', []);
  const debug: string[] = [];
  environment.logger.debug = (line?: string) => void debug.push(line ?? '');
  const report: RunReport = reportOf(cases, {
    run: { id: 'r', status: 'completed', result: null, durationMs: 1 },
  });
  // Parts of a suite and a session: no others are needed.
  const suite = { tests: [], placeOf } as unknown as SuiteFile;
  const around = { ...environment, signal: signal ?? environment.signal };
  const session = { client, projectId: 'p', environment: around };
  await addTraces(report, suite, [], [], session as unknown as Session, limitMs);
  const kept = report.cases.flatMap(({ iterations }) =>
    iterations.filter((one) => one.trace !== null),
  );
  const asked = seen.map(({ url }) => /iterations\/(.*)\/trace/.exec(url)?.[1]);
  return { asked, kept: kept.map(({ id }) => id), debug };
}

test('failed iterations of all cases come first', async () => {
  const cases = [caseOf('a', 'fpfp'), caseOf('b', '?f'), caseOf('c', 'p')];
  const { asked, kept } = await ask(cases, [OK]);
  expect(asked).toEqual(['a-1', 'b-1', 'a-3', 'b-2', 'a-2', 'c-1', 'a-4']);
  expect(kept.toSorted()).toEqual(asked.toSorted());
});

test.each([
  ['f', 501, 500],
  ['p', 300, 201],
])('of a case with many %s', async (outcome, number, expected) => {
  const { asked } = await ask([caseOf('a', outcome.repeat(number))], [OK]);
  expect(asked).toHaveLength(expected);
});

test('traces together have a limit', async () => {
  const messages = Array(400).fill({ role: 'user', content: 'x'.repeat(20_000) });
  const { kept } = await ask([caseOf('a', 'fff')], [[200, { messages }]]);
  expect(kept).toHaveLength(2);
});

test('trouble is a line for debugging', async () => {
  const none: Answer = [404, { code: 'NOT_FOUND', message: 'no' }];
  const many = [caseOf('a', 'f'.repeat(30)), caseOf('b', 'p')];
  const first = await ask(many, [...Array(30).fill(none), OK]);
  expect(first).toMatchObject({ kept: ['b-1'] });
  expect(first.debug).toHaveLength(30);
  // Each is asked twice; those that were under way end.
  const second = await ask([caseOf('a', 'f'.repeat(100))], [[500]]);
  expect(second.kept).toEqual([]);
  expect(second.asked.length).toBeLessThan(40);
  const third = await ask([caseOf('a', 'ff')], [[200, 'no JSON'], OK]);
  expect(third.kept).toHaveLength(1);
  const silent: Answer = () => {};
  expect(await ask([caseOf('a', 'f'.repeat(20))], [silent], 20)).toMatchObject({ kept: [] });
  const cancelled = await ask([caseOf('a', 'f')], [OK], undefined, AbortSignal.abort());
  expect(cancelled).toEqual({ asked: [], kept: [], debug: [] });
});
