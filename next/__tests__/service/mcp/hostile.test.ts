/** Local servers that do not behave: who is to blame, and that no process is left. */
import { beforeAll, expect, test } from '@jest/globals';
import { type Meeting, meetAll, meetLocal } from '../../support/servers/hostile.ts';

type Row = [mode: string, outcome: string, data?: RegExp];

/** In both eras of MCP. */
const BOTH: Row[] = [
  ['300,000 values', 'failed malformed call', /250000 values.*"isOpen":true/],
  ['100,000 levels', 'failed malformed call', /500 levels.*"isOpen":true/],
  ['deep schema', 'failed malformed list', /500 levels/],
  ['silent at call', 'failed timeout call', /"limitMs":(?:1500|12000)/],
  ['exit in call', 'failed crash call', /"exitCode":3/],
  ['null result', 'failed malformed call'],
  ['two answers', 'passed'],
  ['endless pages', 'failed malformed list'],
];

const SESSION: Row[] = [
  // Those that take seconds begin first.
  ['silent at discover', 'passed'],
  ['silent at initialize', 'failed timeout connect', /"limitMs":(?:2000|16000)/],
  ['closed input', 'failed timeout call'],
  ['zombie child', 'passed'],
  ['detached child', 'passed'],
  ['detached child, exit', 'failed crash call', /"exitCode":8/],
  ['deaf child', 'passed'],
  ['deaf', 'passed'],
  ['single bytes', 'passed'],
  ['11 MiB', 'failed malformed call', /10 MiB.*"isOpen":false/],
  ['endless line', 'failed malformed call', /10 MiB/],
  ['780,000 bad parts', 'failed malformed call', /250000 values/],
  ['exit at start', 'failed crash connect', /"exitCode":7/],
  ['exit at discover', 'passed'],
  ['exit at initialize', 'failed crash connect', /"exitCode":4/],
  ['endless line at initialize', 'failed malformed connect', /10 MiB/],
  ['unknown version', 'failed malformed connect', /1999-01-01/],
  ['capabilities null', 'failed malformed connect'],
  ['exit at list', 'failed crash list', /"exitCode":5/],
  ['killed in call', 'failed crash call', /SIGKILL/],
  ['group killed', 'failed crash call', /SIGKILL/],
  ['exit in a message', 'failed crash call', /"exitCode":0/],
  ['answer, exit', 'passed'],
  ['closed output', 'failed crash call', /"exitCode":null/],
  ['banner', 'passed'],
  ['banner, exit', 'failed crash connect', /Listening on port 3000/],
  ['logs', 'passed'],
  ['64 MiB of stderr', 'passed', /fine/],
  ['64 MiB of stderr, exit', 'failed crash call', /"stderr":"(?:x|\\n){3000,4200}"/],
  ['long error', 'failed tool-error'],
  ['error with data', 'failed tool-error', /"errorCode":-7/],
  ['error without id', 'failed tool-error', /broken/],
  ['code as text', 'failed', /You may not/],
  ['no result', 'failed malformed call', /jsonrpc/],
  ['id as text', 'passed'],
  ['own requests', 'passed', /ping undefined,.*-32601,.*-32601,.*-32601/],
  ['same cursor', 'failed malformed list'],
  ['10,001 tools', 'failed malformed list', /10000/],
  ['200,000 tools', 'failed malformed list', /250000 values/],
  ['tool without a schema', 'passed', /"tools":\["t"\]/],
  ['schema of an array', 'passed', /"tools":\["t"\]/],
  ['tool that is null', 'passed', /"tools":\["t"\]/],
  ['tools that are an object', 'failed malformed list', /tools/],
  ['9 MB pages', 'failed malformed list'],
  ['empty cursor', 'passed'],
];

const STATELESS: Row[] = [['wants input', 'failed malformed call', /sampling/]];

const ROWS = [
  ...[...SESSION, ...BOTH].map((row) => ['session', ...row] as const),
  ...[...BOTH, ...STATELESS].map((row) => ['stateless', ...row] as const),
];
let met: Map<(typeof ROWS)[number], Promise<Meeting>>;
beforeAll(async () => {
  met = await meetAll(ROWS, ([era, mode, outcome]) => meetLocal(mode, era, outcome));
});

test.each(ROWS.map((row) => ({ name: row.slice(0, 3).join(': '), row })))(
  '$name',
  async ({ row }) => {
    const [, , outcome, data = /./] = row;
    const one = await met.get(row);
    expect(one?.outcome).toContain(outcome);
    expect(one?.data).toMatch(data);
    expect(one?.left).toEqual([]);
  },
);
