/**
 * Remote servers that do not behave: who is to blame, on this machine and elsewhere. What their first
 * answers count as is in the verdicts.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll } from '@jest/globals';
import { closedOrigin } from '../../support/http-server.ts';
import { programFile } from '../../support/program-file.ts';
import { type MeetingRow, meet, testMeetings } from '../../support/servers/hostile.ts';
import { remoteServer } from '../../support/service.ts';

const PROGRAM = programFile('__tests__/support/servers/hostile-http.ts');
const program = spawn(process.execPath, [PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] });
afterAll(() => void program.kill());
const [line] = await once(program.stdout, 'data');
const origin = String(line).trim();

const AT_CALL: MeetingRow[] = [
  ['empty body', /^failed (?:malformed|unreachable) call/],
  ['204', /^failed (?:malformed|unreachable) call/],
  ['batch', 'passed'],
  ['null result', 'failed malformed call', 'failed'],
  ['500 at call', 'failed status call', 'failed', /"status":500/],
  ['11 MiB', 'failed malformed call', 'failed', /10 MiB/],
  ['300,000 values', 'failed malformed call', 'failed', /250000 values/],
  ['gzip bomb', 'failed malformed call', 'failed', /10 MiB/],
  ['large event', 'failed malformed call', 'failed', /10 MiB/],
  ['endless event', 'failed malformed call', 'failed', /10 MiB/],
  ['ended stream', 'failed unreachable call', 'incomplete'],
  ['reset at call', 'failed unreachable call', 'incomplete'],
  ['silent at call', 'failed timeout call', 'failed'],
  ['slow headers', 'failed timeout call', 'failed'],
  ['CR lines', 'passed'],
  ['JSON in capitals', 'passed'],
];

/** The transport of 2024-11-05. */
const SSE: MeetingRow[] = [
  ['sse/other origin', 'failed malformed connect', 'failed', /(?=.*127\.0\.0\.2:1).*127\.0\.0\.1:/],
  ['sse/encoded', /^failed \w+ connect/, 'failed', /http%3A/],
  ['sse/no endpoint', 'failed timeout connect', 'incomplete'],
];

const ROWS: MeetingRow[] = [
  ...AT_CALL,
  ...AT_CALL.map(([path, ...expected]): MeetingRow => [`stateless/${path}`, ...expected]),
  ...SSE,
  ['TLS to a plain port', 'failed unreachable connect', 'incomplete'],
  ['no listener', 'failed unreachable connect', 'incomplete', /"kind":"listen"/],
  ['blocked port', /^(?:failed unreachable|invalid address) connect/, '', /"kind":"port"/],
  ['name of a header', /connect$/, '', /a b/],
];
const URLS: Record<string, string> = {
  'TLS to a plain port': origin.replace('http', 'https'),
  'no listener': await closedOrigin(),
  'blocked port': 'http://127.0.0.1:6000/mcp',
};
const HEADERS: Record<string, Record<string, string>> = { 'name of a header': { 'a b': 'c' } };

testMeetings(ROWS, ([path, outcome]) => {
  const server = remoteServer('h', URLS[path] ?? encodeURI(`${origin}/${path}`), HEADERS[path]);
  return meet({ ...server, transport: path.startsWith('sse/') ? 'sse' : 'http' }, String(outcome));
});
