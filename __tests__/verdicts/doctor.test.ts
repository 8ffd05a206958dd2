/** The rows of docs/verdicts.md about the health of servers. */
import { type Row, serverWith, testRows } from '../support/verdicts.ts';

const doctor = { mode: 'doctor' };
const [HEALTHY, CRASHES] = [serverWith(), { command: process.execPath, args: ['-e', 'throw 1'] }];
const ELSEWHERE = { url: 'http://mcp.invalid/mcp' };
const MISSING = { command: 'no-such-program' };
const check = (servers: object, row: Row = {}): Row => ({ servers, inputs: doctor, ...row });
const server = { kind: 'server' };

testRows({
  'doctor-healthy': check({ a: HEALTHY, b: HEALTHY }, { checks: { 'all-passed': 'passed' } }),
  'doctor-crash': check({ a: HEALTHY, b: CRASHES }, { failure: { ...server, reason: 'crash' } }),
  'doctor-list': check(
    { a: serverWith({ t: { definition: { inputSchema: 1 } } }) },
    { failure: { ...server, reason: 'malformed' } },
  ),
  'doctor-prompts': check(
    { a: serverWith({}, { prompts: [{ name: 'p', arguments: [{ required: true }] }] }) },
    { failure: { ...server, reason: 'malformed' } },
  ),
  'doctor-repeated': check(
    { a: serverWith({ t: {}, u: { definition: { name: 't' } } }) },
    { failure: { ...server, reason: 'malformed' } },
  ),
  'doctor-elsewhere': check({ a: HEALTHY, b: ELSEWHERE }),
  'doctor-program': check({ a: HEALTHY, b: MISSING }),
  'doctor-unset': check({ a: { ...HEALTHY, env: { A: `\${UNSET_A}` } } }),
  'doctor-worst': check({ a: CRASHES, b: ELSEWHERE, c: MISSING }),
  'doctor-failed-first': check({ a: CRASHES, b: ELSEWHERE }),
  'doctor-chosen': check({ a: HEALTHY, b: CRASHES }, { inputs: { ...doctor, servers: 'a' } }),
  'doctor-unknown': check(
    { a: HEALTHY },
    { inputs: { ...doctor, servers: 'b' }, problem: { code: 'not-found', name: 'b' } },
  ),
  'doctor-no-list': check(
    {},
    { inputs: { ...doctor, 'mcp-config': 'x.json' }, problem: { reason: 'no-servers' } },
  ),
  'doctor-other-input': check(
    { a: HEALTHY },
    { inputs: { ...doctor, 'max-cost': '1' }, problem: { code: 'conflict', key: 'max-cost' } },
  ),
});
