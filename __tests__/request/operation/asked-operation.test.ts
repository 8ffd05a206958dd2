import { describe, expect, it } from '@jest/globals';
import { callableOperations } from '../../../src/client/endpoints/operations.ts';
import { ROUTES } from '../../../src/contract/routes/table.ts';
import { readOperation } from '../../../src/request/operation/asked-operation.ts';
import { ConfigurationError, formatProblem } from '../../../src/trouble/errors.ts';

const read = (operation: string, parameters?: string, body?: string) =>
  readOperation({ operation, parameters, body }, () => undefined);

async function problemsOf(...written: Parameters<typeof read>): Promise<string[]> {
  const outcome = await read(...written).then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome === null) return [];
  if (!(outcome instanceof ConfigurationError)) throw outcome;
  return outcome.problems.map(formatProblem);
}

describe('what is asked of an operation', () => {
  it('is sorted into path, query and body', async () => {
    const parameters = 'project: Acme\nsuiteId: 12\nlimit: 5\ncursor: "7"';
    expect(await read('suites.runs.list', parameters)).toMatchObject({
      operation: 'suites.runs.list',
      places: { project: 'Acme' },
      ids: { suiteId: '12' },
      query: { limit: '5', cursor: '7' },
      idempotencyKey: undefined,
      body: undefined,
    });
    const run = await read('runs.create', 'Idempotency-Key: night 7', 'suiteId: s');
    expect(run).toMatchObject({ idempotencyKey: 'night 7', query: {}, body: { suiteId: 's' } });
  });

  it('keeps names and ids of digits as they are written', async () => {
    const parameters = 'project: 1.10\nrunId: 0123\niterationId: 12e4';
    expect(await read('runs.iterations.trace', parameters)).toMatchObject({
      places: { project: '1.10' },
      ids: { runId: '0123', iterationId: '12e4' },
    });
    const quoted = '{ project: &name 2.0, runId: *name, limit: 0x10, cursor: "1.50" }';
    expect(await read('runs.iterations.list', quoted)).toMatchObject({
      places: { project: '2.0' },
      ids: { runId: '2.0' },
      query: { limit: '16', cursor: '1.50' },
    });
  });

  it('goes by another name where people have one', async () => {
    const body = 'serverUrl: u\ntokens: { access_token: t }';
    const asked = await read('oauth.importTokens', 'server: a', body);
    expect(asked.operation).toBe('servers.importTokens');
  });

  it('keeps the filter of a list apart from the project of a path', async () => {
    const asked = await read('chatSessions.list', 'projectId: p\nbefore: 5');
    expect(asked).toMatchObject({ ids: {}, places: {}, query: { projectId: 'p', before: '5' } });
  });

  it('is told to whoever learns secrets before anything is said of it', async () => {
    const learned: unknown[] = [];
    const body = 'serverUrl: [';
    const learn = (value: unknown) => learned.push(value);
    await expect(
      readOperation({ operation: 'servers.importTokens', parameters: 'server: a', body }, learn),
    ).rejects.toThrow('body:');
    expect(learned).toEqual(['server: a', { server: 'a' }, body]);
  });

  it.each<[string, string | undefined, string | undefined, string[]]>([
    [
      'servers.tools.call',
      undefined,
      'toolName: a',
      ['parameters: `server` (an id or a name) is missing'],
    ],
    [
      'runs.get',
      undefined,
      undefined,
      ['parameters: `runId` is missing: the path of `runs.get` takes it.'],
    ],
    [
      'hosts.get',
      'host: a\nhostId: b',
      undefined,
      ['parameters:1:1: give either `host` or `hostId`, not both.'],
    ],
    ['hosts.get', 'host: a', 'a: 1', ['body: `hosts.get` takes none; remove it.']],
    ['hosts.get', 'host: a\n---\nhost: b', undefined, ['parameters:2:1: a second document']],
    ['hosts.get', '- a', undefined, ['parameters:1:1: must be an object']],
    ['hosts.get', 'host: [a]', undefined, ['parameters:1:1: host: must be a text, not a list.']],
    ['hosts.list', 'limit: 1000', undefined, ['parameters:1:1: limit: must be at most 200']],
    [
      'hosts.list',
      'limit: many',
      undefined,
      ['parameters:1:1: limit: must be a whole number from 1 to 200'],
    ],
    ['hosts.get', 'host: a\n idempotencyKey: 5', undefined, ['parameters:']],
    ['runs.create', 'idempotency_key: a', 'suiteId: s', ['Did you mean `Idempotency-Key`?']],
    ['servers.validate', 'servers: a', undefined, ['Did you mean `server`?']],
    ['hosts.create', undefined, undefined, ['body: name: is missing; it has to be a text.']],
    [
      'hosts.create',
      undefined,
      'name: a\ntemplate: cloude',
      ['body:2:1: template: must be one of `mcpjam`, `claude`'],
    ],
    [
      'hosts.create',
      undefined,
      'name: a\nconfig:\n  modelId: ""\n  temperature: 5\n',
      ['body:3:3: config.modelId: ', 'body:4:3: config.temperature: '],
    ],
    [
      'servers.importTokens',
      'server: a',
      'serverUrl: u\ntokens: { access_token: t }\nclientInformation:\n  clientID: c\n',
      [
        'body:4:3: clientInformation.clientID: is not a field of the body of `servers.importTokens`. Did you mean `clientId`?',
      ],
    ],
    [
      'suites.create',
      undefined,
      'name: a\nserverIds: [s]\nmodel: m\ntests:\n  - title: t\n    steps: []\n    expectedOuput: a\n',
      ['Did you mean `expectedOutput`?'],
    ],
  ])('%s with %j and %j is refused', async (operation, parameters, body, problems) => {
    const told = await problemsOf(operation, parameters, body);
    expect(told).toEqual(
      expect.arrayContaining(problems.map((one) => expect.stringContaining(one))),
    );
    expect(told.join('\n')).not.toContain('Invalid input');
  });

  const operations = [...callableOperations(ROUTES).keys()];
  it.each(operations)('%s is found by its name, and by a slip of it', async (operation) => {
    const slip = operation.replace(/(.)$/, '');
    expect((await problemsOf(slip)).join('\n')).toContain(`\`${operation}\``);
    expect((await problemsOf(operation)).join('\n')).not.toContain('no operation');
  });
});
