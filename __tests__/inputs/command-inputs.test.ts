import { afterEach, describe, expect, it } from '@jest/globals';
import { readInputs, readPublishing, startsServers } from '../../src/inputs/inputs.ts';
import { ConfigurationError } from '../../src/trouble/errors.ts';

type Inputs = Record<string, string>;

const COMMAND: Inputs = { command: 'npm run evals' };
const REMOTE: Inputs = { 'base-url': 'https://evals.example.test/api/v1', 'api-key': 'sk_012345' };
const RECEIVER: Inputs = {
  'report-to': 'https://kept.example.test/api/v1/',
  'report-to-api-key': 'sk_6789',
};
const SUITE: Inputs = { 'suite-file': 'a.yaml' };

const untouched = { ...process.env };

function give(inputs: Inputs): void {
  for (const [name, value] of Object.entries(inputs)) {
    process.env[`INPUT_${name.toUpperCase()}`] = value;
  }
}

function read(inputs: Inputs): ReturnType<typeof readInputs> {
  give(inputs);
  return readInputs();
}

function placesOf(inputs: Inputs): string[] {
  try {
    read(inputs);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems.map(({ where }) => where);
    throw error;
  }
  return [];
}

afterEach(() => {
  process.env = { ...untouched };
});

describe('inputs of mode `command`', () => {
  it('are implied by a command, and need no service', () => {
    expect(read(COMMAND)).toEqual({
      mode: 'command',
      service: { kind: 'reporting' },
      command: 'npm run evals',
      run: { project: undefined },
      allowUntrustedServers: false,
      reportTo: null,
      policy: {},
      baseline: { kind: 'auto' },
      policyFiles: { quarantineFile: '.github/eval-quarantine.yml' },
      timeouts: { evalsMs: 1_800_000 },
      publishing: readPublishing(),
    });
    expect(startsServers()).toBe(true);
  });

  it('name a service elsewhere, beside which code under test is started all the same', () => {
    expect(read({ ...COMMAND, ...REMOTE, project: 'Shop' })).toMatchObject({
      service: { kind: 'remote', baseUrl: REMOTE['base-url'], apiKey: 'sk_012345' },
      run: { project: 'Shop' },
    });
    expect(startsServers()).toBe(true);
  });

  it('tell the steps of a job apart by their commands', () => {
    give(COMMAND);
    const { subject } = readPublishing();
    give({ command: 'npm run others' });
    expect(readPublishing().subject).not.toBe(subject);
  });

  it.each<[string, Inputs, string[]]>([
    ['no command', { mode: 'command' }, ['command']],
    ['a command of another mode', { ...COMMAND, mode: 'ingest', results: 'a.xml' }, ['command']],
    ['a suite', { ...COMMAND, mode: 'command', ...SUITE }, ['suite-file']],
    ['a service without a key', { ...COMMAND, 'base-url': REMOTE['base-url'] ?? '' }, ['api-key']],
    ['a part of it', { ...COMMAND, shard: '1/2' }, ['shard']],
    ['a checkout as baseline', { ...COMMAND, baseline: 'checkout:base' }, ['baseline']],
  ])('are wrong with %s', (_what, inputs, places) => {
    expect(placesOf(inputs)).toEqual(places);
  });
});

describe('report-to', () => {
  it.each([
    ['run', SUITE],
    ['command', COMMAND],
  ])('names who is to have the results of mode %s', (_mode, inputs) => {
    expect(read({ ...inputs, ...RECEIVER, 'report-to-project': 'Shop' })).toMatchObject({
      reportTo: { baseUrl: 'https://kept.example.test/api/v1', apiKey: 'sk_6789', project: 'Shop' },
    });
  });

  it('may have no key, as in workflows of forks', () => {
    expect(read({ ...SUITE, 'report-to': RECEIVER['report-to'] ?? '' })).toMatchObject({
      reportTo: { apiKey: '', project: undefined },
    });
  });

  it.each<[string, Inputs, string[]]>([
    ['a service that has the results', { ...SUITE, ...REMOTE, ...RECEIVER }, ['report-to']],
    ['result files', { results: 'a.xml', ...RECEIVER }, Object.keys(RECEIVER)],
    ['servers alone', { mode: 'doctor', ...RECEIVER }, Object.keys(RECEIVER)],
    ['a part of a suite', { ...SUITE, ...RECEIVER, shard: '1/2' }, ['report-to']],
    ['a key alone', { ...SUITE, 'report-to-api-key': 'sk_1' }, ['report-to-api-key']],
    ['a project alone', { ...SUITE, 'report-to-project': 'p' }, ['report-to-project']],
    [
      'a key of another kind',
      { ...SUITE, ...RECEIVER, 'report-to-api-key': 'x' },
      ['report-to-api-key'],
    ],
    ['the embedded service', { ...SUITE, ...RECEIVER, 'report-to': 'embedded' }, ['report-to']],
    [
      'no encryption',
      { ...SUITE, ...RECEIVER, 'report-to': 'http://a.test/api/v1' },
      ['report-to'],
    ],
  ])('is wrong with %s', (_what, inputs, places) => {
    expect(placesOf(inputs)).toEqual(places);
  });
});
