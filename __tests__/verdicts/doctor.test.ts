/** The rows of docs/verdicts.md about the health of servers. */
import { type Row, serverWith, testRows } from '../support/verdicts.ts';

const doctor = { mode: 'doctor' };
const [HEALTHY, CRASHES] = [serverWith(), { command: process.execPath, args: ['-e', 'throw 1'] }];
const ELSEWHERE = { url: 'http://mcp.invalid/mcp' };
const MISSING = { command: 'no-such-program' };
const check = (servers: object, row: Row = {}): Row => ({ servers, inputs: doctor, ...row });
const failing = (reason: string): Row => ({ failure: { kind: 'server', reason } });
const refused = (inputs: Record<string, string>, problem: object): Row => {
  return { inputs: { ...doctor, ...inputs }, problem };
};
const MALFORMED = failing('malformed');
const LACKING = { prompts: [{ name: 'p', arguments: [{ required: true }] }] };
const TWICE = { t: {}, u: { definition: { name: 't' } } };

testRows({
  'doctor-healthy': check({ a: HEALTHY, b: HEALTHY }, { checks: { 'all-passed': 'passed' } }),
  'doctor-crash': check({ a: HEALTHY, b: CRASHES }, failing('crash')),
  'doctor-list': check({ a: serverWith({ t: { definition: { inputSchema: 1 } } }) }, MALFORMED),
  'doctor-prompts': check({ a: serverWith({}, LACKING) }, MALFORMED),
  'doctor-repeated': check({ a: serverWith(TWICE) }, MALFORMED),
  'doctor-elsewhere': check({ a: HEALTHY, b: ELSEWHERE }),
  'doctor-program': check({ a: HEALTHY, b: MISSING }),
  'doctor-unset': check({ a: { ...HEALTHY, env: { A: `\${UNSET_A}` } } }),
  'doctor-worst': check({ a: CRASHES, b: ELSEWHERE, c: MISSING }),
  'doctor-failed-first': check({ a: CRASHES, b: ELSEWHERE }),
  'doctor-chosen': check({ a: HEALTHY, b: CRASHES }, { inputs: { ...doctor, servers: 'a' } }),
  'doctor-unknown': check(
    { a: HEALTHY },
    refused({ servers: 'b' }, { code: 'not-found', name: 'b' }),
  ),
  'doctor-no-list': check({}, refused({ 'mcp-config': 'x.json' }, { reason: 'no-servers' })),
  'doctor-other-input': check(
    { a: HEALTHY },
    refused({ 'max-cost': '1' }, { code: 'conflict', key: 'max-cost' }),
  ),
});
