/**
 * Prints what the action takes from its start to its first request, and for one case on the embedded
 * service, next to the goals: medians, and those of a bare Node and a bare server.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { folderWith } from '../__tests__/support/folder.ts';
import { BUNDLE, Job } from '../__tests__/support/runner.ts';

const REPEATS = 7;
const GOAL_TIMES = 4;
const GOAL_MS = 600;
const SERVER = join(import.meta.dirname, '../examples/library/index.ts');
/** Ends the process when its server gets the first request. */
const PRELOAD = `const { Server } = require('node:http');
const { emit } = Server.prototype;
Server.prototype.emit = function (event, ...rest) {
  if (event === 'request') process.exit(77);
  return emit.call(this, event, ...rest);
};`;
const clientInfo = { name: 'bench', version: '1' };
const version = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };
/** What a client sends to call the tool. */
const REQUESTS = [
  { id: 1, method: 'initialize', params: version },
  { method: 'notifications/initialized' },
  { id: 2, method: 'tools/list' },
  { id: 3, method: 'tools/call', params: { name: 'late_fee', arguments: { days: 3 } } },
];
const INPUT = REQUESTS.map((one) => `${JSON.stringify({ jsonrpc: '2.0', ...one })}\n`).join('');

const library = { command: process.execPath, args: [SERVER] };
const folder = folderWith({
  'preload.cjs': PRELOAD,
  '.mcp.json': JSON.stringify({ mcpServers: { library } }),
  'suite.yaml':
    'name: s\ntests: [{ title: t, call: late_fee, with: { days: 3 }, expect: 0.60 euros }]\n',
});
const job = new Job({}, folder);
const inputs = { 'suite-file': 'suite.yaml', baseline: 'none' };

async function runJob(expected: number, NODE_OPTIONS = ''): Promise<void> {
  const { exitCode, log } = await job.run({ inputs, entry: BUNDLE, variables: { NODE_OPTIONS } });
  if (exitCode !== expected) throw new Error(log);
}
const node = (args: string[], input = '') => execFileSync(process.execPath, args, { input });

const COLUMNS = [
  ['bare Node', () => node(['-e', '0'])],
  ['bare server', () => node([SERVER], INPUT)],
  ['first request', () => runJob(77, `-r ${folder}/preload.cjs`)],
  ['one case', () => runJob(0)],
] as const;
const times: number[][] = COLUMNS.map(() => []);
// In turns, so that a busy moment of the machine meets all.
for (let turn = 0; turn < REPEATS; turn += 1) {
  for (const [at, [, work]] of COLUMNS.entries()) {
    const start = performance.now();
    await work();
    times[at]?.push(performance.now() - start);
  }
}
job.remove();
const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? Number.NaN;
const shown = COLUMNS.map(([name], at) => `${name} ${median(times[at] ?? []).toFixed(0)} ms`);
console.log(shown.join(', '));
const [bare = [], server = [], first = [], whole = []] = times;
// Of each turn: the next one may meet another load.
const ratio = median(first.map((ms, turn) => ms / (bare[turn] ?? 0)));
const ours = median(whole.map((ms, turn) => ms - (server[turn] ?? 0) - (bare[turn] ?? 0)));
console.log(`first request: ${ratio.toFixed(1)} times a bare Node, goal ${GOAL_TIMES}`);
console.log(`one case, ours: ${ours.toFixed(0)} ms, goal ${GOAL_MS} ms`);
