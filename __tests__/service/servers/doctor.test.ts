/** Reports of the doctor, over HTTP, about real MCP servers and faulty ones. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { ServerFailure } from '../../../src/report/failure.ts';
import { FailureError } from '../../../src/report/failure-error.ts';
import { serverFailure } from '../../../src/service/mcp/server-failure.ts';
import { diagnose as check } from '../../../src/service/servers/doctor.ts';
import { advise, describeFailure } from '../../../src/words/failures.ts';
import { folderWith } from '../../support/folder.ts';
import { SCRIPTED } from '../../support/scripted.ts';
import { serveMcp, serveRaw } from '../../support/servers/remote.ts';
import {
  localServer,
  remoteServer,
  serverIdsOf,
  serviceWith,
  surroundingsOf,
} from '../../support/service.ts';

const folder = folderWith();

const library = await serveMcp();
const raw = await serveRaw();
/** Starts once: the second time, the folder exists. */
const ONCE = `require('node:fs').mkdirSync(process.env.MARK); import('${SCRIPTED}')`;
const docker = join(folder, 'docker');
writeFileSync(docker, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
const paths = 'plain status/404 status/401 locked html cut-ping no-answer no-list'.split(' ');
const servers = [
  localServer('calculator'),
  localServer('missing', { command: 'no-such-program' }),
  localServer('exits', { args: ['-e', 'process.exit(7)'] }),
  localServer('once', { args: ['-e', ONCE], env: { MARK: join(folder, 'mark') } }),
  localServer('docker', { command: docker, args: ['run', 'image'] }),
  remoteServer('library', library.origin),
  remoteServer('elsewhere', 'http://mcp.invalid/mcp'),
  ...paths.map((path) => remoteServer(path, `${raw.origin}/${path}`)),
];
const service = await serviceWith(servers);

async function diagnose(server: string) {
  const ids = await serverIdsOf(service);
  return service.send(`${service.project}/servers/${ids.get(server)}/doctor`, {});
}

interface FailedCheck {
  blame: string;
  advice: string;
  failure: ServerFailure;
}

/** The status of each check, by its first letter, in the order of the report. */
const signs = (report: { checks: Record<string, { status: string }> }) =>
  Object.values(report.checks)
    .map(({ status }) => status.charAt(0))
    .join('');

// Probe, connection, initialization, capabilities, tools, resources, templates, prompts,
// grant, second connection.
test.each([
  ['library', 'ready', 'ooooooooso', null],
  ['calculator', 'ready', 'soooosssso', null],
  // It has resources, and no templates.
  ['plain', 'ready', 'ooooooosso', null],
  ['missing', 'error', 'sessssssss', 'configuration'],
  ['exits', 'error', 'soesssssss', 'server'],
  ['docker', 'error', 'soesssssss', 'server'],
  ['once', 'partial', 'soooosssse', 'server'],
  ['elsewhere', 'error', 'sessssssss', 'surroundings'],
  ['status/404', 'error', 'oessssssss', 'server'],
  ['html', 'error', 'oessssssss', 'server'],
  ['cut-ping', 'partial', 'eoooooosss', 'server'],
  ['no-answer', 'partial', 'ooooeeesss', 'server'],
  ['no-list', 'partial', 'ooooeoosss', 'configuration'],
])('%s: %s', async (server, expected, checks, blame) => {
  const { status, body } = await diagnose(server);
  expect(status).toBe(200);
  expect({ status: body.status, checks: signs(body) }).toEqual({ status: expected, checks });
  const failed = Object.values<FailedCheck>(body.checks).filter((check) => check.failure);
  expect([...new Set(failed.map((check) => check.blame))]).toEqual(blame === null ? [] : [blame]);
  for (const { advice, failure } of failed) expect(advice).toBe(advise(failure));
  expect(failed.map(({ failure: { attempts } }) => attempts)).toEqual(
    failed.map(() => (server === 'elsewhere' ? 2 : 1)),
  );
  expect(body.error === null).toBe(expected !== 'error');
});

test.each([
  // No suite has a limit to raise.
  ['list', 'timeout', 'initialization', 'slow'],
  ['connect', 'timeout', 'initialization', undefined],
  // It served its first client.
  ['connect', 'unreachable', 'oauth', 'one-client'],
  ['connect', 'unreachable', 'reconnection', 'one-client'],
] as const)('a hint for %s, %s in %s: %s', async (phase, reason, name, kind) => {
  const surroundings = surroundingsOf();
  const entry = localServer('s');
  const failure = serverFailure(entry, phase, reason, surroundings.redactor);
  const fail = () => Promise.reject(new FailureError(failure));
  let clients = 0;
  const serve = async () => undefined as never;
  const connect = () => (name !== 'initialization' && ++clients === 1 ? serve() : fail());
  const nothing = async () => null;
  const needsGrant = name === 'oauth' ? fail : nothing;
  const { signal } = new AbortController();
  const target = { id: '', entry, signal, connect, ping: nothing, needsGrant };
  const found = (await check(target, surroundings)).checks[name];
  expect(Object(found?.['failure']).hint?.kind).toBe(kind);
  expect(found?.detail).toBe(describeFailure(failure));
});

test.each([
  ['status/401', 'oessssssss'],
  ['locked', 'ooooesssss'],
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
