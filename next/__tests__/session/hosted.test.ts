import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { connect } from '../../src/session/hosted.ts';
import { KEY, startScripted, stopAll } from '../support/scripted-service.ts';
import { organizationOf, startTestService, type TestService } from '../support/service.ts';
import { environmentOf } from '../support/uploads.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService([organizationOf({ name: 'Checks' }, { name: 'Default' })]);
});
afterEach(stopAll);
afterAll(async () => {
  await service.close();
});

/** The name of the project, or the inputs and data of what is wrong. */
async function connected({ origin: baseUrl, key: apiKey, send }: TestService, project: string) {
  const connection = await connect({ baseUrl, apiKey, project }, environmentOf());
  if ('problems' in connection) return connection.problems.map(({ data }) => data);
  const { items } = (await send('/projects')).body;
  return items.find(({ id }: { id: string }) => id === connection.projectId)?.name;
}

test('a project by its name, its id, or without either', async () => {
  expect(await connected(service, 'Checks')).toBe('Checks');
  expect(await connected(service, service.project.slice('/projects/'.length))).toBeDefined();
  expect(await connected(service, '')).toBe('Default');
  const known = ['Checks', 'Default'];
  const data = { code: 'not-found', what: 'project', name: 'cheks', nearest: 'Checks' };
  expect(await connected(service, 'cheks')).toEqual([
    { ...data, known: expect.arrayContaining(known) },
  ]);
});

test.each([
  ['http://example.test', KEY, 200, ['base-url']],
  ['', 'pk_1', 200, ['base-url', 'api-key']],
  [null, KEY, 401, ['api-key']],
  [null, KEY, 403, ['api-key']],
  [null, KEY, 404, ['base-url']],
  [null, KEY, 200, ['project']],
])('address %j, key %s, status %d', async (address, apiKey, status, inputs) => {
  const { origin, seen } = await startScripted([status, { code: 'X', items: [] }]);
  const options = { baseUrl: address ?? origin, apiKey, project: '' };
  const connection = await connect(options, environmentOf());
  const problems = 'problems' in connection ? connection.problems : [];
  expect(problems.map(({ place }) => [place.source, place.isInput])).toEqual(
    inputs.map((input) => [input, true]),
  );
  expect(seen).toHaveLength(address === null ? 1 : 0);
});

test('the only project needs no name', async () => {
  const { origin: baseUrl } = await startScripted([200, { items: [{ id: 'p', name: 'Checks' }] }]);
  const connection = await connect({ baseUrl, apiKey: KEY, project: '' }, environmentOf());
  expect(connection).toMatchObject({ projectId: 'p' });
});

test('other trouble is not the mistake of the user', async () => {
  const { origin: baseUrl } = await startScripted([400, { code: 'X' }]);
  const connection = connect({ baseUrl, apiKey: KEY, project: '' }, environmentOf());
  await expect(connection).rejects.toMatchObject({ failure: { kind: 'service', status: 400 } });
});
