/** Prints the time from the start of the process to the action's first request, next to that of a bare Node. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const PAIRS = 15;
const ROOT = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));

/** Ends the process when its server gets the first request. */
const PRELOAD = `const { Server } = require('node:http');
const { emit } = Server.prototype;
Server.prototype.emit = function (event, ...rest) {
  if (event === 'request') process.exit(0);
  return emit.call(this, event, ...rest);
};`;

async function timeOf(args: string[], env: Record<string, string>): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const output = await text(child.stdout);
  if (output !== '') throw new Error(`the action ended without a request: ${output}`);
  return performance.now() - start;
}

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

writeFileSync(join(folder, 'preload.cjs'), PRELOAD);
writeFileSync(join(folder, '.mcp.json'), '{ "mcpServers": { "s": { "command": "node" } } }');
writeFileSync(join(folder, 'suite.yaml'), 'name: s\ntests:\n  - { title: t, call: tool }\n');
writeFileSync(join(folder, 'outputs'), '');
const env = {
  'INPUT_SUITE-FILE': 'suite.yaml',
  GITHUB_WORKSPACE: folder,
  GITHUB_OUTPUT: join(folder, 'outputs'),
};
const preload = ['-r', join(folder, 'preload.cjs')];
const bare: number[] = [];
const action: number[] = [];
for (let pair = 0; pair < PAIRS; pair += 1) {
  bare.push(await timeOf(['-e', '0'], env));
  action.push(await timeOf([...preload, join(ROOT, 'dist/index.js')], env));
}
rmSync(folder, { recursive: true });
const [of, to] = [median(bare), median(action)];
console.log(
  `bare node ${of.toFixed(0)} ms, first request ${to.toFixed(0)} ms: ${(to / of).toFixed(1)} times`,
);
