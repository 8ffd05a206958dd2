/** Mistakes of people who write their first suite: a row each, with what they are told and where. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { oneOfEach } from '../../support/effort.ts';
import { UNFIT, WRONG_STEP } from '../../support/evals/step-mistakes.ts';
import {
  expecting,
  FEE,
  NO_SUITE,
  NOT_YAML,
  prompting,
  type Row,
  SUITE,
  steps,
  WRONG_MEMBER,
} from '../../support/evals/suite-mistakes.ts';
import { type ActionResult, runAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';
import { EXAMPLE_SERVERS } from '../../support/service/service-program.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function act(
  files: Readonly<Record<string, unknown>>,
  inputs: Readonly<Record<string, string>> = {},
): Promise<ActionResult> {
  const { library } = EXAMPLE_SERVERS;
  const workspace = new EvalWorkspace({ '.mcp.json': { mcpServers: { library } }, ...files });
  cleanUps.push(() => workspace.remove());
  const result = await runAction({
    workspace: workspace.folder,
    inputs: { 'suite-file': SUITE, ...inputs },
  });
  cleanUps.push(result.dispose);
  return result;
}

/** What shows only where the servers are asked. */
const NOT_THERE: readonly Row[] = [
  [
    'a server that is misspelt in a step',
    steps(FEE.replace('{', '{ serverName: libary,')),
    5,
    'Did you mean "library"?',
  ],
  [
    'a server that is misspelt in the list',
    `servers: [libary]\n${steps(FEE)}`,
    1,
    'there is no server `libary`. Did you mean `library`?',
  ],
  ['an argument that is misspelt', steps(FEE.replace('days', 'dayz')), 5, 'did you mean "days"?'],
  ['an argument of another type', steps(FEE.replace('3', 'three')), 5, 'must be a'],
  [
    'a value of a case that captures none',
    steps(FEE.replace('3', '"{{fee}}"')),
    5,
    'and is "{{fee}}". No step captures "fee": one before needs `capture: { fee: $ }`',
  ],
];

describe('a suite file with a mistake is invalid, and says what, where and what to do', () => {
  // All of them are told by the reader of suite files, which is asked about each in its own test.
  const written = [NOT_YAML, NO_SUITE, WRONG_MEMBER, WRONG_STEP];
  const tried = written.flatMap((rows) => oneOfEach(rows, () => rows));

  it.each([...tried, ...UNFIT, ...NOT_THERE])('%s', async (_mistake, suite, line, told) => {
    const { outputs, exitCode, annotations } = await act({ [SUITE]: suite });
    expect({ verdict: outputs['verdict'], exitCode }).toEqual({
      verdict: 'invalid',
      exitCode: 1,
    });
    const placed = annotations.filter(({ file }) => file === SUITE);
    expect(placed).toContainEqual(
      expect.objectContaining({ line, message: expect.stringContaining(told) }),
    );
    const words = placed.map(({ message }) => message).join('\n');
    expect(words).not.toMatch(/Invalid|Too (?:small|big)|received|The service|request id|\[4\d\d/);
  });
});

describe('a tool that is misspelt', () => {
  it('fails its case at its place, once, with the tool that was meant', async () => {
    const { outputs, annotations } = await act({
      [SUITE]: steps(FEE.replace('late_fee', 'late_fe')),
    });
    expect(outputs['verdict']).toBe('failed');
    const placed = annotations.filter(({ file }) => file === SUITE);
    expect(placed).toHaveLength(1);
    expect(placed[0]).toMatchObject({ line: 3 });
    expect(placed[0]?.message.match(/Did you mean "late_fee"\?/g)).toHaveLength(1);
  });
});

describe('a pattern between slashes', () => {
  it('is taken as it stands, and the report says so', async () => {
    const suite = expecting('{ type: textMatches, pattern: /fee/ }');
    const { outputs, summary } = await act({ [SUITE]: suite });
    expect(outputs['verdict']).toBe('failed');
    expect(summary).toContain('begins and ends with a slash');
  });
});

describe('an input with a mistake is invalid, and says what to write', () => {
  it.each<[mistake: string, inputs: Record<string, string>, told: string]>([
    [
      'a suite that is not there',
      { 'suite-file': 'evals/suit.yaml' },
      'Did you mean `evals/suite.yaml`?',
    ],
    ['a pattern', { 'suite-file': 'evals/*.yaml' }, 'This input takes one file, no pattern'],
    [
      'a folder',
      { 'suite-file': 'evals' },
      '`evals` is a folder; name one file. Did you mean `evals/suite.yaml`?',
    ],
    [
      'a file as a folder',
      { 'suite-file': 'evals/suite.yaml/a.yaml' },
      'Did you mean `evals/suite.yaml`?',
    ],
    ['two suites', { 'suite-file': 'a.yaml\nb.yaml' }, 'takes one file, not 2: a.yaml and b.yaml.'],
    [
      'neither suite nor results',
      { 'suite-file': '' },
      'give `suite-file` to run a suite, or `results` to judge result files',
    ],
    ['a server', { servers: 'libary' }, 'there is no server `libary`. Did you mean `library`?'],
    ['a share of 1', { 'min-pass-rate': '0.9' }, 'is in percent: 90, not 0.9.'],
    [
      'a percentage with its sign',
      { 'min-pass-rate': '90%' },
      'must be a percentage from 0 to 100, not `90%`. Example: 90',
    ],
    ['another spelling', { min_pass_rate: '90' }, 'Did you mean `min-pass-rate`?'],
    [
      'too many iterations',
      { iterations: '1001' },
      'must be a whole number from 1 to 1000, not `1001`.',
    ],
    ['a gate file that is not there', { 'gate-file': 'gat.yml' }, 'Did you mean `gate.yml`?'],
    [
      'results that are elsewhere',
      { 'suite-file': '', mode: 'ingest', results: 'reports/*.xml' },
      'Did you mean `report/junit.xml`?',
    ],
  ])('%s', async (_mistake, inputs, told) => {
    const files = { [SUITE]: steps(FEE), 'gate.yml': 'min-pass-rate: 90', 'report/junit.xml': '' };
    const { outputs, exitCode, log } = await act(files, inputs);
    expect({ verdict: outputs['verdict'], exitCode }).toEqual({ verdict: 'invalid', exitCode: 1 });
    expect(log).toContain(told);
  });

  it.each([
    [
      'a key that is not given',
      'anthropic/m',
      'model-api-keys: has no key of the provider `anthropic`',
    ],
    [
      'a provider that nobody knows',
      'acme/m',
      'model-base-urls: has no address of the provider `acme`',
    ],
  ])('%s, of a case that is told with its place', async (_mistake, model, told) => {
    const { outputs, log } = await act({ [SUITE]: prompting(`model: ${model}`) });
    expect(outputs['verdict']).toBe('invalid');
    expect(log).toContain(told);
    expect(log).toContain(`the case "t" (${SUITE}:4:5) needs it`);
  });

  it.each([
    ['antropic', 'anthropic'],
    ['gemini', 'google'],
  ])('a provider that is misspelt: %s', async (written, meant) => {
    const { outputs, log } = await act({ [SUITE]: prompting(`model: ${written}/m`) });
    expect(outputs['verdict']).toBe('invalid');
    expect(log).toContain(
      `${SUITE}:4:5: the model \`${written}/m\` is of the provider \`${written}\`, which is not known. Did you mean \`${meant}\`?`,
    );
  });
});
