/** The rows of docs/verdicts.md about servers, and what they offer. */
import { writeSnapshot } from '../../src/report/snapshot.ts';
import { type Row, serverWith, testRows } from '../support/verdicts.ts';

const doctor = { mode: 'doctor' };
const [HEALTHY, CRASHES] = [serverWith(), { command: process.execPath, args: ['-e', 'throw 1'] }];
const ELSEWHERE = { url: 'http://mcp.invalid/mcp' };
const MISSING = { command: 'no-such-program' };
const check = (servers: object, row: Row = {}): Row => ({ servers, inputs: doctor, ...row });
const server = { kind: 'server' };

const tool = (properties: object, members: object = {}) => {
  return { definition: { inputSchema: { type: 'object', properties, ...members } } };
};
const [S, OLD] = [{ type: 'string' }, { area: { type: 'string' } }];
const returns = (properties: object) => {
  const { definition } = tool(OLD);
  return { definition: { ...definition, outputSchema: { type: 'object', properties } } };
};
const list = (servers: object) => JSON.stringify({ mcpServers: servers });
/** What a server offers, compared with what it offers in a checkout of the base. */
function diff(before: object, after: object, inputs: Record<string, string> = {}): Row {
  return {
    servers: { s: serverWith(after) },
    files: { 'base/.mcp.json': list({ s: serverWith(before) }) },
    inputs: { mode: 'diff', baseline: 'checkout:base', ...inputs },
  };
}
const [ONE, GONE] = [{ alerts: tool(OLD), other: {} }, { other: {} }];
const MORE = { ...ONE, alerts: tool({ ...OLD, zone: S }), third: {} };
const found = { ...diff(ONE, GONE), checks: { 'tools-compatible': 'failed' } };
const named = (baseline: string) => ({ mode: 'diff', baseline });
const snapshot = writeSnapshot([
  { name: 's', tools: [{ name: 'alerts', inputSchema: null }], others: [] },
]);

testRows({
  'doctor-healthy': check({ a: HEALTHY, b: HEALTHY }, { checks: { 'all-passed': 'passed' } }),
  'doctor-crash': check({ a: HEALTHY, b: CRASHES }, { failure: { ...server, reason: 'crash' } }),
  'doctor-list': check(
    { a: serverWith({ t: { definition: { inputSchema: 1 } } }) },
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

  'diff-same': { ...diff(ONE, ONE), checks: { 'tools-compatible': 'passed' } },
  'diff-removed': found,
  'diff-required': diff(ONE, {
    alerts: tool({ ...OLD, zone: S }, { required: ['zone'] }),
    other: {},
  }),
  'diff-compatible': diff(ONE, MORE),
  'diff-any': diff(ONE, MORE, { 'fail-on-change': 'any' }),
  'diff-never': { ...found, ...diff(ONE, GONE, { 'fail-on-change': 'never' }) },
  'diff-may-break': diff(ONE, { ...ONE, alerts: tool({ area: { ...S, format: 'uuid' } }) }),
  'diff-output': diff({ alerts: returns({ a: S, b: S }) }, { alerts: returns({ a: S }) }),
  'diff-server-removed': {
    ...diff(ONE, ONE),
    files: { 'base/.mcp.json': list({ s: serverWith(ONE), t: serverWith(ONE) }) },
  },
  'diff-base-crash': {
    ...diff(ONE, ONE),
    files: { 'base/.mcp.json': list({ s: CRASHES }) },
    checks: { 'tools-compatible': 'undecided' },
  },
  'diff-head-crash': { ...diff(ONE, ONE), servers: { s: CRASHES } },
  'diff-no-base': { inputs: named('checkout:bse'), problem: { reason: 'no-servers' } },
  'diff-snapshot': {
    ...diff(ONE, GONE, named('file:snapshot.json')),
    files: { 'snapshot.json': snapshot },
  },
  'diff-report': { ...diff(ONE, GONE, named('')), before: [{ servers: { s: serverWith(ONE) } }] },
  'diff-no-baseline': {
    ...diff(ONE, ONE, named('auto')),
    checks: { 'tools-compatible': 'notApplicable' },
  },
  'diff-required-baseline': {
    ...diff(ONE, ONE, named('auto')),
    gate: 'on-missing-baseline: incomplete',
  },
  'diff-unusable': diff(ONE, ONE, named('file:gone.json')),
  'diff-checkout-of-run': { inputs: { baseline: 'checkout:base' }, problem: { code: 'value' } },
});
