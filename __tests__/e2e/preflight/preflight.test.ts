import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { RemoteRun } from '../../support/evals/remote-run.ts';
import { ModelEmulator } from '../../support/model-emulator.ts';
import { type ActionResult, runAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';
import { ACTION_FOLDER, NODE_24 } from '../../support/runner/job-environment.ts';
import { EXAMPLE_SERVERS, ServiceProgram } from '../../support/service/service-program.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const COUNTED = join(ACTION_FOLDER, '__tests__/support/service/fixtures/counted-server.ts');
const SCHEMAS = {
  ask: {
    properties: { city: { type: 'string' }, units: { enum: ['metric', 'imperial'] } },
    required: ['city'],
    additionalProperties: false,
  },
  elsewhere: { properties: { a: { $ref: 'https://schemas.invalid/a.json' } } },
};

/** Two cases that give what is not taken. */
const SUITE = `name: asks
servers: [counted, everything]
tests:
  - title: sums
    steps:
      - kind: toolCall
        serverName: everything
        toolName: get-sum
        arguments: { a: one, b: 2 }
  - title: asks
    steps:
      - { kind: toolCall, serverName: counted, toolName: ask, arguments: { citty: Oslo } }
`;

const PROMPT = `
  - title: prompts
    model: openai/gpt-x
    steps:
      - { kind: prompt, prompt: How is it? }
      - kind: assert
        assertion: { type: toolCalledWith, toolName: ask, args: { args: { units: kelvin } } }
`;

const ask = (args: object, more: object = {}) => ({
  ...{ kind: 'toolCall', serverName: 'counted', toolName: 'ask', arguments: args },
  ...more,
});
const suiteOf = (...steps: object[]) => ({
  name: 'asks',
  servers: ['counted'],
  tests: [{ title: 'asks', steps }],
});

interface Outcome {
  result: ActionResult;
  /** Tools that were called. */
  calls: string[];
}

async function act(suite: unknown, inputs: Record<string, string> = {}): Promise<Outcome> {
  const workspace = new EvalWorkspace({ 'suite.yaml': suite, notes: '' });
  cleanUps.push(() => workspace.remove());
  const notes = join(workspace.folder, 'notes');
  const counted = { command: NODE_24, args: [COUNTED, notes, JSON.stringify(SCHEMAS)] };
  const dead = { command: NODE_24, args: [COUNTED, notes, 'exit'] };
  workspace.write('.mcp.json', { mcpServers: { ...EXAMPLE_SERVERS, counted, dead } });
  const result = await runAction({
    workspace: workspace.folder,
    inputs: { 'suite-file': 'suite.yaml', ...inputs },
  });
  cleanUps.push(result.dispose);
  return { result, calls: callsIn(notes) };
}

const callsIn = (notes: string): string[] =>
  readFileSync(notes, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('call '));

/** Problems in files, which begin with their place. */
const placesIn = ({ annotations }: ActionResult) =>
  annotations.flatMap(({ file, message }) => (file === undefined ? [] : message));

describe('arguments that a tool does not take, on the embedded service', () => {
  it('are refused all at once in their places, and nothing is spent [run-arguments]', async () => {
    const emulator = await ModelEmulator.start([{ prompt: 'How is it?', text: 'Fine.' }]);
    cleanUps.push(() => emulator.stop());
    const { result, calls } = await act(SUITE + PROMPT, {
      'model-api-keys': 'openai=key-0123456789',
      'model-base-urls': `openai=${emulator.openAiUrl}`,
    });
    expect(result.outputs['verdict']).toBe('invalid');
    expect(calls).toEqual([]);
    expect(emulator.requests).toEqual([]);
    expect(placesIn(result)).toEqual([
      'suite.yaml:9:22: case "sums" calls "get-sum" of server "everything", but argument "a" must be a number, and is "one".',
      'suite.yaml:12:63: case "asks" calls "ask" of server "counted", but it needs "city". "citty" is no argument of it: did you mean "city"?',
      'suite.yaml:12:76: case "asks" calls "ask" of server "counted", but it takes no argument "citty". Did you mean "city"? It takes "city" and "units".',
      'suite.yaml:19:75: case "prompts" expects a call of "ask" of server "counted", but argument "units" must be one of "metric" or "imperial", and is "kelvin".',
    ]);
  });

  it('are told and sent where that is asked for [run-arguments-warn]', async () => {
    const { result, calls } = await act(suiteOf(ask({ citty: 'Oslo' })), {
      'check-arguments': 'warn',
    });
    expect(result.outputs['verdict']).toBe('passed');
    expect(calls).toEqual(['call ask']);
    const report = JSON.parse(readFileSync(result.outputs['report-path'] ?? '', 'utf8'));
    expect(report.report.warnings).toContainEqual(
      expect.stringMatching(/^suite\.yaml:\d+:\d+: case "asks" calls "ask" of .* needs "city"/),
    );
  });

  it('are sent where nobody looks at them [run-arguments-off]', async () => {
    const sum = { kind: 'toolCall', toolName: 'get-sum', arguments: { a: 'one', b: 2 } };
    const suite = { name: 's', servers: ['everything'], tests: [{ title: 'sums', steps: [sum] }] };
    const { result } = await act(suite, { 'check-arguments': 'off' });
    expect(result.outputs['verdict']).toBe('failed');
  });

  it('are let alone where an error is expected, or a value is filled in later', async () => {
    const { result, calls } = await act(
      suiteOf(
        { ...ask({ city: 'Oslo' }), capture: { text: { pattern: 'well' } } },
        ask({ city: '{{text}}', units: '{{text}}' }),
      ),
    );
    expect(result.outputs['verdict']).toBe('passed');
    expect(calls).toHaveLength(2);
    const refused = {
      ...{ kind: 'toolCall', toolName: 'get-sum', arguments: { a: 'one' }, expectError: true },
    };
    const suite = {
      name: 's',
      servers: ['everything'],
      tests: [{ title: 'no', steps: [refused] }],
    };
    expect((await act(suite)).result.outputs['verdict']).toBe('passed');
  });

  it('are no matter where the schema is none to judge by [run-arguments-schema]', async () => {
    const { result, calls } = await act(suiteOf(ask({ a: 1 }, { toolName: 'elsewhere' })));
    expect(result.outputs['verdict']).toBe('passed');
    expect(calls).toEqual(['call elsewhere']);
    expect(result.summary).toContain('which is not in it, and nothing is fetched');
  });

  it('change nothing of a server that is down', async () => {
    const step = { ...ask({ citty: 'Oslo' }), serverName: 'dead' };
    const { result } = await act({ ...suiteOf(step), servers: ['dead'] });
    expect(result.outputs['verdict']).toBe('failed');
  });
});

describe('arguments that a tool does not take, on a hosted service', () => {
  async function prepare() {
    const notes = new EvalWorkspace({ notes: '' });
    cleanUps.push(() => notes.remove());
    const file = join(notes.folder, 'notes');
    const counted = { command: NODE_24, args: [COUNTED, file, JSON.stringify(SCHEMAS)] };
    const service = await ServiceProgram.start({
      mcpServers: { ...EXAMPLE_SERVERS, counted },
      // Those that are agreed upon.
      flags: ['--requests-per-minute', '60', '--burst', '10'],
    });
    cleanUps.push(() => service.stop());
    const remote = await RemoteRun.prepare(service);
    cleanUps.push(() => remote.finish());
    return { remote, calls: () => callsIn(file) };
  }

  it('are refused before a run is asked for, within the rate [hosted-arguments]', async () => {
    const { remote, calls } = await prepare();
    remote.workspace.write('suite.yaml', SUITE);
    const result = await remote.run({ 'suite-file': 'suite.yaml' });
    expect(result.outputs['verdict']).toBe('invalid');
    expect(placesIn(result)).toHaveLength(3);
    expect([remote.runRequests, calls()]).toEqual([[], []]);
    const asked = remote.proxy.matching('POST', /\/servers\/[^/]+\/(validate|tools)$/);
    expect(asked).toHaveLength(4);
  });

  it('are not known where it does not tell its tools, and the run goes on [hosted-arguments-untold]', async () => {
    const { remote, calls } = await prepare();
    remote.proxy.add({
      path: /\/servers\/[^/]+\/validate$/,
      fault: {
        kind: 'answer',
        status: 403,
        body: { code: 'FORBIDDEN', message: 'this key may not' },
      },
    });
    remote.workspace.write('suite.json', suiteOf(ask({ city: 'Oslo' })));
    const result = await remote.run({ 'suite-file': 'suite.json' });
    expect(result.outputs['verdict']).toBe('passed');
    expect(calls()).toEqual(['call ask']);
    expect(result.annotations).toContainEqual(
      expect.objectContaining({
        message: expect.stringContaining('were not checked before the run'),
      }),
    );
  });

  it('are no matter where the schema is none to judge by [hosted-arguments-schema]', async () => {
    const { remote, calls } = await prepare();
    remote.workspace.write('suite.json', suiteOf(ask({ a: 1 }, { toolName: 'elsewhere' })));
    const result = await remote.run({ 'suite-file': 'suite.json' });
    expect(result.outputs['verdict']).toBe('passed');
    expect(calls()).toEqual(['call elsewhere']);
    expect(result.summary).toContain('which is not in it, and nothing is fetched');
  });
});
