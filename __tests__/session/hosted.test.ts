import { afterEach, expect, jest, test } from '@jest/globals';
import { connect } from '../../src/session/hosted.ts';
import { KEY, startScripted } from '../support/scripted-service.ts';
import { environmentOf } from '../support/uploads.ts';

afterEach(() => void jest.restoreAllMocks());

const CHECKS = { id: 'p', name: 'Checks' };
const PROJECTS = [CHECKS, { id: 'q', name: 'Default' }];
test.each([
  ['Checks', PROJECTS, { projectId: 'p' }],
  ['q', PROJECTS, { projectId: 'q' }],
  ['', PROJECTS, { projectId: 'q' }],
  ['', PROJECTS.slice(0, 1), { projectId: 'p' }],
  ['cheks', PROJECTS, { problems: [{ data: { code: 'not-found', nearest: 'Checks' } }] }],
])('project %j of %j', async (project, items, expected) => {
  const { origin: baseUrl } = await startScripted([200, { items }]);
  const opened = await connect({ baseUrl, apiKey: KEY, project }, environmentOf());
  expect(opened).toMatchObject(expected);
});

test.each([
  [401, ['api-key']],
  [403, ['api-key']],
  [404, ['base-url']],
  [200, ['project']],
  // Other trouble is not the mistake of the user.
  [400, []],
])('status %d', async (status, inputs) => {
  const { origin: baseUrl, seen } = await startScripted([status, { code: 'X', items: [] }]);
  const opened = connect({ baseUrl, apiKey: KEY, project: '' }, environmentOf());
  if (inputs.length === 0) await expect(opened).rejects.toMatchObject({ failure: { status } });
  else
    expect(await opened).toMatchObject({
      problems: inputs.map((source) => ({ place: { source, isInput: true } })),
    });
  expect(seen).toHaveLength(1);
});

test('a service that never answers has 15 s', async () => {
  // The time is over once the service has the request.
  const time = new AbortController();
  const end = () => time.abort(new DOMException('late', 'TimeoutError'));
  const { origin: baseUrl, seen } = await startScripted(end);
  const limits: number[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    return time.signal;
  });
  const opened = connect({ baseUrl, apiKey: KEY, project: '' }, environmentOf());
  await expect(opened).rejects.toMatchObject({ failure: { reason: 'deadline' } });
  expect([seen.length, limits.length]).toEqual([1, 1]);
  expect(limits[0]).toBeLessThanOrEqual(15_000);
});
