import { expect, it } from '@jest/globals';
import { createRedactor } from '../../../../src/redaction/redactor.ts';
import type { Blame, RunServer } from '../../../../src/service/engine/plan.ts';
import { blameFor } from '../../../../src/service/engine/servers/blame.ts';
import { type McpFailureKind, McpServerError } from '../../../../src/service/mcp/server-error.ts';

const local: RunServer = {
  id: 'sv_a',
  name: 'a',
  connection: { transport: 'stdio', command: 'x', args: [], env: {}, cwd: null },
};
const at = (url: string): RunServer => ({
  ...local,
  connection: { transport: 'http', url, headers: {} },
});
const beside = at('http://localhost:3000/mcp');
const far = at('https://mcp.example.test/mcp');

it.each<[string, RunServer, McpFailureKind, object, Blame]>([
  ['a program that is not there', local, 'missing', {}, 'configuration'],
  ['a process that cannot be started', local, 'unreachable', {}, 'surroundings'],
  ['a process that died', local, 'closed', {}, 'server'],
  ['a process that is silent', local, 'timeout', { isConnecting: true }, 'server'],
  ['a port of this machine', beside, 'unreachable', {}, 'server'],
  ['any address of this machine', at('http://0.0.0.0:3000/'), 'unreachable', {}, 'server'],
  ['an address elsewhere', far, 'unreachable', {}, 'surroundings'],
  ['a gateway without its server', far, 'unreachable', { httpStatus: 503 }, 'surroundings'],
  ['a proxy that wants a password', far, 'unreachable', { httpStatus: 407 }, 'surroundings'],
  ['a tunnel that is down', far, 'unreachable', { httpStatus: 530 }, 'surroundings'],
  ['a log-in elsewhere', far, 'unreachable', { httpStatus: 302 }, 'surroundings'],
  ['an address that is wrong', far, 'unreachable', { httpStatus: 404 }, 'server'],
  ['an answer of an error', far, 'unreachable', { httpStatus: 500 }, 'server'],
  ['no connection in time', far, 'timeout', { isConnecting: true }, 'surroundings'],
  ['a call that is never answered', far, 'timeout', {}, 'server'],
  ['a lost connection', far, 'closed', {}, 'surroundings'],
  ['credentials', far, 'oauth-required', {}, 'surroundings'],
  ['a protocol error', far, 'answered', {}, 'server'],
])('%s is the doing of the right one', (_what, server, kind, circumstances, blame) => {
  const text = createRedactor([]).text('text');
  expect(blameFor(new McpServerError(kind, 'a', text, circumstances), server)).toBe(blame);
});
