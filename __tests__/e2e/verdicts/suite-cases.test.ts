import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { reportFileSchema } from '../../../src/report-file/report-schema.ts';
import { ModelEmulator } from '../../support/model-emulator.ts';
import { type ActionResult, startAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function act(
  suite: readonly string[],
  inputs: Record<string, string> = {},
): Promise<ActionResult> {
  const workspace = new EvalWorkspace({ 'evals/suite.yaml': ['name: s', ...suite].join('\n') });
  cleanUps.push(() => workspace.remove());
  const { result } = startAction({
    workspace: workspace.folder,
    inputs: { 'suite-file': 'evals/suite.yaml', ...inputs },
  });
  const settled = await result;
  cleanUps.push(settled.dispose);
  return settled;
}

/** The cases of the report as a reader knows them, and how their iterations ended. */
async function casesOf({ outputs }: ActionResult) {
  const text = await readFile(outputs['report-path'] ?? '', 'utf8');
  const { report } = reportFileSchema.parse(JSON.parse(text));
  return report?.cases.map(
    ({ iterations, identity: _, definition: __, serviceCaseId: ___, ...one }) => ({
      ...one,
      outcomes: iterations.map(({ outcome }) => outcome),
    }),
  );
}

const at = (line: number, column: number) => ({ file: 'evals/suite.yaml', line, column });

describe('a suite on one server', () => {
  it('runs its rows, leaves out what is skipped, and shows both at their places [run-skipped]', async () => {
    const result = await act([
      'servers: [library]',
      'tests:',
      '  - title: "{{row.days}} days late"',
      '    tags: [fees]',
      '    each:',
      '      - { days: 3, fee: 0.60 }',
      '      - { days: 5, fee: 1.00 }',
      '    steps:',
      '      - { kind: toolCall, toolName: late_fee, arguments: { days: "{{row.days}}" } }',
      '      - kind: assert',
      '        assertion: { type: toolCalledWith, toolName: late_fee, args: { args: { days: "{{row.days}}" } } }',
      '  - title: no such tool',
      '    skip: comes with the next version',
      '    steps: [{ kind: toolCall, toolName: none }]',
    ]);
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: 'passed' } });
    const tools = [{ name: 'late_fee', server: 'library' }, { name: 'late_fee' }];
    expect(await casesOf(result)).toEqual([
      {
        ...{ id: '3 days late', title: '3 days late', tags: ['fees'], planned: 1, tools },
        ...{ location: at(7, 9), outcomes: ['passed'] },
      },
      {
        ...{ id: '5 days late', title: '5 days late', tags: ['fees'], planned: 1, tools },
        ...{ location: at(8, 9), outcomes: ['passed'] },
      },
      {
        ...{ id: 'no such tool', title: 'no such tool' },
        ...{ location: at(13, 5), outcomes: ['skipped'] },
      },
    ]);
    expect(result.summary).toContain('skipped');
  });

  it('has measured nothing where every case is skipped [run-all-skipped]', async () => {
    const result = await act([
      'tests:',
      '  - { title: t, skip: why not, steps: [{ kind: toolCall, toolName: none }] }',
    ]);
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: 'incomplete' } });
    expect(result.summary).toContain('The only case of the suite file is skipped');
    expect(await casesOf(result)).toMatchObject([{ title: 't', outcomes: ['skipped'] }]);
  });

  it('is invalid where a row lacks what the test asks for [run-row]', async () => {
    const result = await act([
      'tests:',
      '  - title: t',
      '    each: [{ a: 1 }, { b: 1 }]',
      '    steps: [{ kind: toolCall, toolName: late_fee, arguments: { days: "{{row.a}}" } }]',
    ]);
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: 'invalid' } });
    expect(result.log).toMatch(/evals\/suite\.yaml:4:22: tests\[0\]\.each\[1\]: has no `a`/);
  });

  it('is invalid where a step could mean one of several servers [run-server-unnamed]', async () => {
    const step = '{ kind: toolCall, toolName: late_fee, arguments: { days: 1 } }';
    const result = await act([
      'servers: [library, everything]',
      'tests:',
      `  - { title: t, steps: [${step}] }`,
    ]);
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: 'invalid' } });
    expect(result.log).toMatch(/evals\/suite\.yaml:4:25: case "t" has a step that names no server/);
  });
});

describe('a suite with several models', () => {
  it('runs each case on each, and tells their figures apart [run-models]', async () => {
    const emulator = await ModelEmulator.start([{ prompt: 'Good morning!', text: 'And to you.' }]);
    cleanUps.push(() => emulator.stop());
    const result = await act(
      [
        'servers: [library]',
        'models: [openai/small, openai/large]',
        'tests:',
        '  - title: is polite',
        '    runs: 2',
        '    steps:',
        '      - { kind: prompt, prompt: Good morning! }',
        '      - { kind: assert, assertion: { type: responseContains, needle: you } }',
        '  - { title: fee, steps: [{ kind: toolCall, toolName: late_fee, arguments: { days: 3 } }] }',
      ],
      {
        'model-base-urls': `openai=${emulator.openAiUrl}`,
        'model-api-keys': 'openai=key-of-nothing',
      },
    );
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: 'passed' } });
    const variant = (model: string) => ({ title: 'is polite', model, provider: 'openai' });
    expect(await casesOf(result)).toMatchObject([
      { id: 'is polite [openai/small]', variant: variant('openai/small'), planned: 2 },
      { id: 'is polite [openai/large]', variant: variant('openai/large'), planned: 2 },
      { id: 'fee', planned: 1 },
    ]);
    expect(result.summary).toMatch(/openai\/small.*2&nbsp;of&nbsp;2/);
    expect(result.summary).toMatch(/openai\/large.*2&nbsp;of&nbsp;2/);
  });
});

describe('a rate by model', () => {
  it('is missed by the one that misses it [run-model-rate]', async () => {
    const emulator = await ModelEmulator.start([
      { model: 'good', prompt: 'Good morning!', text: 'And to you.' },
      { model: 'weak', prompt: 'Good morning!', text: 'What?' },
    ]);
    cleanUps.push(() => emulator.stop());
    const result = await act(
      [
        'servers: [library]',
        'passCriteria: { minimumPassRate: 0 }',
        'models: [{ model: good, provider: openai }, { model: weak, provider: openai }]',
        'tests:',
        '  - title: is polite',
        '    steps:',
        '      - { kind: prompt, prompt: Good morning! }',
        '      - { kind: assert, assertion: { type: responseContains, needle: you } }',
      ],
      {
        'model-base-urls': `openai=${emulator.openAiUrl}`,
        'model-api-keys': 'openai=key-of-nothing',
        'min-pass-rate': '50',
        'min-pass-rate-by-model': '80\nopenai/good=100',
      },
    );
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: 'failed' } });
    expect(result.summary).toMatch(/openai\/weak: 0 of 1 iteration passed .*at least 80% wanted/);
  });
});

describe('a suite for a hosted service', () => {
  it('is refused by name where it is larger than one takes, before anything is sent [hosted-limits]', async () => {
    const rows = Array.from({ length: 101 }, (_, n) => `      - { n: ${n} }`);
    const result = await act(
      [
        'tests:',
        '  - title: t{{row.n}}',
        '    each:',
        ...rows,
        '    runs: 11',
        '    steps: [{ kind: toolCall, serverName: s, toolName: t }]',
      ],
      // Nobody listens on the port for discarded data.
      { 'base-url': 'http://127.0.0.1:9/api/v1', 'api-key': 'sk_of_nothing_at_all' },
    );
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: 'invalid' } });
    expect(result.log).toMatch(/evals\/suite\.yaml:105:9: .*a hosted service takes 100 a suite/);
    expect(result.log).toMatch(/evals\/suite\.yaml:106:5: .*more than the 10 iterations/);
  });
});
