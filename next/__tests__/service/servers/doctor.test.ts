/** Reports of the doctor, over HTTP, about real MCP servers and faulty ones. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { HttpServer } from '../../support/http-server.ts';
import { serveMcp, serveRaw } from '../../support/servers/remote.ts';
import {
  localServer,
  organizationOf,
  remoteServer,
  startTestService,
  type TestService,
} from '../../support/service.ts';

let service: TestService;
let library: HttpServer;
let raw: HttpServer;

beforeAll(async () => {
  library = await serveMcp();
  raw = await serveRaw();
  const broken = [join(import.meta.dirname, '../../support/servers/raw.ts')];
  const paths = ['plain', 'status/404', 'status/401', 'locked', 'html', 'cut-ping', 'no-answer'];
  const servers = [
    localServer('calculator'),
    localServer('missing', { command: 'no-such-program' }),
    localServer('exits', { args: broken, env: { MODE: 'exit at start' } }),
    remoteServer('library', library.origin),
    ...paths.map((path) => remoteServer(path, `${raw.origin}/${path}`)),
  ];
  service = await startTestService([organizationOf({ servers })]);
});
afterAll(async () => {
  await service.close();
  await library.close();
  await raw.close();
  expect(service.bugs).toEqual([]);
});

async function diagnose(server: string) {
  const { items } = (await service.send(`${service.project}/servers`)).body;
  const { id } = items.find(({ name }: { name: string }) => name === server);
  return service.send(`${service.project}/servers/${id}/doctor`, {});
}

/** The status of each check, by its first letter, in the order of the report. */
const signs = (report: { checks: Record<string, { status: string }> }) =>
  Object.values(report.checks)
    .map(({ status }) => status.charAt(0))
    .join('');

// Probe, connection, initialization, capabilities, tools, resources, templates, prompts.
test.each([
  ['library', 'ready', 'oooooooo', null],
  ['calculator', 'ready', 'soooosss', null],
  // It has resources, and no templates.
  ['plain', 'ready', 'ooooooos', null],
  ['missing', 'error', 'sessssss', 'configuration'],
  ['exits', 'error', 'soesssss', 'server'],
  ['status/404', 'error', 'oessssss', 'server'],
  ['html', 'error', 'oessssss', 'server'],
  ['cut-ping', 'partial', 'eoooooos', 'server'],
  ['no-answer', 'partial', 'ooooesss', 'server'],
])('%s: %s', async (server, expected, checks, blame) => {
  const { status, body } = await diagnose(server);
  expect(status).toBe(200);
  expect({ status: body.status, checks: signs(body) }).toEqual({ status: expected, checks });
  const failed = Object.values<{ status: string; blame?: string }>(body.checks).filter(
    (check) => check.status === 'error',
  );
  expect([...new Set(failed.map((check) => check.blame))]).toEqual(blame === null ? [] : [blame]);
  expect(body.error === null).toBe(expected !== 'error');
});

test.each([
  ['status/401', 'oessssss'],
  ['locked', 'ooooesss'],
])('%s: a missing grant is refused, with the report', async (server, checks) => {
  const { status, body } = await diagnose(server);
  expect({ status, code: body.code }).toEqual({ status: 401, code: 'OAUTH_REQUIRED' });
  const { report } = body.details;
  expect({ status: report.status, checks: signs(report) }).toEqual({
    status: 'oauth_required',
    checks,
  });
});

test('a report shows what the server sent', async () => {
  const { body } = await diagnose('library');
  expect(body).toMatchObject({
    probe: { httpStatus: expect.any(Number) },
    connection: { status: 'connected' },
    initInfo: { serverInfo: { name: 'library' } },
    capabilities: { tools: {}, prompts: {}, resources: {} },
    tools: [{ name: 'find' }],
    resources: [{ uri: 'file:///readme.md' }],
    resourceTemplates: [],
    prompts: [{ name: 'greet' }],
  });
});
