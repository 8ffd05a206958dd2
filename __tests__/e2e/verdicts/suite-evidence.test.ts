import { afterEach, describe, expect, it } from '@jest/globals';
import { suiteFile, toolCase } from '../../support/evals/suite-builder.ts';
import { type ActionResult, startAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';
import { EXAMPLE_SERVERS } from '../../support/service/service-program.ts';

const cleanUps: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

interface Scene {
  suite: unknown;
  servers?: Record<string, unknown>;
  inputs?: Record<string, string>;
}

async function act({ suite, servers = {}, inputs = {} }: Scene): Promise<ActionResult> {
  const workspace = new EvalWorkspace({ 'evals/suite.yaml': suite });
  cleanUps.push(() => workspace.remove());
  workspace.write('.mcp.json', { mcpServers: { ...EXAMPLE_SERVERS, ...servers } });
  const { result } = startAction({
    workspace: workspace.folder,
    inputs: { 'suite-file': 'evals/suite.yaml', ...inputs },
  });
  const settled = await result;
  cleanUps.push(settled.dispose);
  return settled;
}

const errorsOf = ({ annotations }: ActionResult) =>
  annotations.filter(({ kind }) => kind === 'error');

const PROMPT = '{ kind: prompt, prompt: hi }';
const CALL = '{ kind: toolCall, serverName: library, toolName: late_fee, arguments: { days: 3 } }';
const NEVER = '{ kind: assert, assertion: { type: toolNeverCalled, toolName: reserve_book } }';

describe('a suite that could prove nothing', () => {
  it('is invalid, each case with its line [run-nothing] [run-too-early] [run-negative] [run-prompt-unjudged] [run-setting]', async () => {
    const result = await act({
      suite: [
        'name: s',
        'model: openai/gpt-x',
        'tests:',
        `  - { title: asserts only, steps: [${NEVER}] }`,
        `  - { title: no prompt, isNegativeTest: true, steps: [${CALL}] }`,
        `  - { title: no assertion, expectedOutput: hello, steps: [${PROMPT}] }`,
        `  - { title: too early, steps: [${NEVER}, ${CALL}] }`,
        '  - title: unknown setting',
        '    advancedConfig: { maxTokens: 5 }',
        `    steps: [${PROMPT}, ${NEVER}]`,
        `  - { title: fine, steps: [${CALL}] }`,
      ].join('\n'),
      inputs: { 'model-api-keys': 'openai=a-key-that-is-never-used' },
    });
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: 'invalid' } });
    const told = errorsOf(result).flatMap(({ file, line, message }) =>
      file === undefined ? [] : [{ file, line, message }],
    );
    const expected = [
      'evals/suite.yaml:4:28: case "asserts only" runs nothing',
      'evals/suite.yaml:5:25: case "no prompt" is a negative test',
      'evals/suite.yaml:6:5: case "no assertion" prompts a model',
      'evals/suite.yaml:7:33: case "too early" asserts before anything has run',
      'evals/suite.yaml:9:23: case "unknown setting" has a setting',
    ];
    expect(told).toEqual(
      expected.map((start) => ({
        file: 'evals/suite.yaml',
        line: Number(start.split(':')[1]),
        message: expect.stringContaining(start),
      })),
    );
    expect(result.log).not.toContain('case "fine"');
  });

  it('is invalid where a number would become another [run-rounded]', async () => {
    const text = [
      'name: s',
      'tests:',
      '  - title: t',
      '    steps:',
      '      - { kind: toolCall, serverName: library, toolName: late_fee, arguments: { days: 9007199254740993 } }',
    ].join('\n');
    const result = await act({ suite: text });
    expect(result.outputs['verdict']).toBe('invalid');
    expect(result.log).toMatch(/evals\/suite\.yaml:5:\d+: .*the number 9007199254740993 cannot/);
    expect(result.log).toMatch(/wrong at evals\/suite\.yaml:5:\d+\.$/m);
  });
});

describe('what the service cannot carry out', () => {
  it('of a case is told at its line, once for all its rows', async () => {
    const result = await act({
      suite: [
        'name: s',
        'tests:',
        `  - { title: fine, steps: [${CALL}] }`,
        '  - title: no path',
        '    each: [{ n: 1 }, { n: 2 }]',
        '    steps:',
        `      - ${CALL}`,
        '      - { kind: assert, assertion: { type: jsonPath, path: "$.a[", exists: true } }',
      ].join('\n'),
    });
    expect(result.outputs['verdict']).toBe('invalid');
    expect(errorsOf(result)).toMatchObject([
      {
        line: 8,
        message: expect.stringMatching(
          /case "no path \[1\]" \(and 1 more case of that test\) cannot be carried out: "\$\.a\[" is no JSON path/,
        ),
      },
      {},
    ]);
    // In our words alone: nothing of the request that was refused.
    expect(result.summary).not.toContain('/eval-runs');
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['the input', { iterations: '1000' }, /wrong: iterations: the cases/],
    ['the file', {}, /wrong: evals\/suite\.yaml: the cases/],
  ])('of all iterations together is told at %s', async (_what, inputs, place) => {
    const tests = Array.from({ length: 101 }, (_, n) => ({
      ...toolCase(`${n}`, 'late_fee', { days: 1 }),
      runs: 1_000,
    }));
    const result = await act({ suite: suiteFile({ tests }), inputs });
    expect(result.outputs['verdict']).toBe('invalid');
    expect(result.log).toMatch(place);
    expect(result.log).toMatch(/have 101000 iterations in all, and a run has at most 100000/);
  });
});

describe('servers and keys', () => {
  const ASKS = {
    title: 'asks',
    steps: [
      { kind: 'prompt', prompt: 'hi' },
      { kind: 'assert', assertion: { type: 'noToolErrors' } },
    ],
  };
  const broken = {
    ghost: { command: 'no-such-program' },
    unset: { command: 'node', env: { TOKEN: `\${SURELY_NOT_SET}` } },
    runners: { command: 'node', env: { TOKEN: `\${ACTIONS_RUNTIME_TOKEN}` } },
  };

  it('are no matter where no case needs them [run-unused-server] [config-key-unneeded]', async () => {
    const { servers: _, ...suite } = suiteFile();
    const inputs = { 'model-api-keys': 'anthropic=\nopenai=' };
    const result = await act({ suite, servers: broken, inputs });
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: 'passed', passed: '1' } });
  });

  it.each([
    ['ghost', 'cannot be started: there is no program "no-such-program".'],
    ['unset', 'env.TOKEN: the environment variable SURELY_NOT_SET is not set.'],
    ['runners', 'env.TOKEN: the environment variable ACTIONS_RUNTIME_TOKEN belongs to'],
  ])(
    'that are not there are invalid, told once: %s [trouble-program] [config-unset]',
    async (name, problem) => {
      const tests = [1, 2].map((n) => toolCase(`uses it ${n}`, 'any', {}, name));
      const result = await act({ suite: suiteFile({ servers: [name], tests }), servers: broken });
      expect(result.outputs['verdict']).toBe('invalid');
      expect(result.log).toMatch(/wrong at \.mcp\.json:\d+:\d+\.$/m);
      expect(result.log.split(`server "${name}": ${problem}`)).toHaveLength(2);
      // In our words alone: nothing of the request that was refused.
      expect(result.summary).not.toContain('/eval-runs');
    },
  );

  it('a server that a case misspells is told at the case, with the nearest name', async () => {
    const steps = toolCase('a', 'late_fee', { days: 1 }, 'libary').steps;
    const result = await act({
      suite: suiteFile({
        tests: [
          { title: 'a', steps: [...steps, ...steps].map((step, n) => ({ ...step, id: `s${n}` })) },
        ],
      }),
    });
    expect(result.outputs['verdict']).toBe('invalid');
    expect(errorsOf(result)).toMatchObject([
      {
        file: 'evals/suite.yaml',
        message: expect.stringContaining(
          'names the server "libary", which there is not. Did you mean "library"?',
        ),
      },
      { message: expect.stringMatching(/wrong at evals\/suite\.yaml:\d+:\d+\.$/) },
    ]);
  });

  it.each([
    ['openai/gpt-5-mini', 'model-api-keys: has no key of the provider `openai`'],
    ['acme/x', 'model-base-urls: has no address of the provider `acme`'],
  ])('a model %s that cannot be reached is told with what to give', async (model, problem) => {
    const result = await act({ suite: suiteFile({ model, tests: [ASKS] }) });
    expect(result.outputs['verdict']).toBe('invalid');
    expect(result.log).toContain(`${problem}, and the case "asks" (evals/suite.yaml:`);
    expect(result.log).not.toContain('request id');
  });

  it('a key that is empty is invalid where a case needs it, with advice in the clear [config-key-needed]', async () => {
    const suite = suiteFile({ model: 'anthropic/claude-x', tests: [ASKS] });
    const result = await act({ suite, inputs: { 'model-api-keys': 'anthropic=' } });
    expect(result.outputs['verdict']).toBe('invalid');
    expect(result.log).toContain('no key behind `anthropic=`, and the case "asks"');
    expect(result.log).toMatch(/Example: anthropic=\$\{\{ secrets\.ANTHROPIC_API_KEY \}\}/);
  });
});

it('fails a dead server once and a misspelt tool at its line, and runs the rest', async () => {
  const dead = { command: 'node', args: ['-e', 'process.exit(7)'] };
  const lines = [
    'name: s',
    'tests:',
    '  - title: misspelt',
    '    steps:',
    '      - { kind: toolCall, serverName: library, toolName: late_fe, arguments: { days: 3 } }',
    '      - { kind: assert, assertion: { type: noToolErrors } }',
    `  - { title: fine, steps: [${CALL}, ${NEVER.replace('reserve_book', 'reserve_bok')}] }`,
    ...Array.from(
      { length: 20 },
      (_, index) =>
        `  - { title: d${index}, runs: 3, steps: [{ kind: toolCall, serverName: dead, toolName: x, arguments: {} }] }`,
    ),
  ];
  const result = await act({ suite: lines.join('\n'), servers: { dead } });
  expect(result.outputs).toMatchObject({ verdict: 'failed', total: '62', passed: '1' });
  expect(errorsOf(result).filter(({ file }) => file)).toMatchObject([
    {
      title: 'Failing for one cause: 20 cases',
      message: expect.stringMatching(/^MCP server "dead" exited with code 7 .* · d0, d1, .*d19$/),
      line: 8,
    },
    {
      title: 'Failing: misspelt',
      message:
        'Server "library" has no tool "late_fe". Did you mean "late_fee"? It has: "late_fee", "get_book", "reserve_book", "search_books".',
      file: 'evals/suite.yaml',
      line: 3,
    },
  ]);
  expect(result.annotations).toContainEqual(
    expect.objectContaining({
      kind: 'notice',
      message: expect.stringMatching(
        /^case "fine": toolNeverCalled names "reserve_bok".* Did you mean "reserve_book"\?/,
      ),
    }),
  );
});
