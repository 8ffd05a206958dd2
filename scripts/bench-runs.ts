/** Prints how long whole runs take as processes: ours, and mcp-assert. */
import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folderWith } from '../__tests__/support/folder.ts';

const ROUNDS = 5;
const ROOT = join(import.meta.dirname, '..');
const SERVER = { command: process.execPath, args: [join(ROOT, 'rigs/adder.mjs')] };
/** Cases, and iterations of each. */
const SIZES = [
  [1, 1],
  [20, 1],
  [100, 1],
  [100, 5],
] as const;

const other = join(ROOT, 'rigs/node_modules/.bin/mcp-assert');
const otherArgs = (runs: number) => ['run', '--suite', 'asserts', '--trials', `${runs}`];
const programs = [
  { name: 'ours', entry: join(ROOT, 'dist/index.js'), args: () => [] },
  { name: 'mcp-assert', entry: other, args: otherArgs },
  {
    name: 'mcp-assert --reuse-server',
    entry: other,
    args: (runs: number) => [...otherArgs(runs), '--reuse-server'],
  },
].filter(({ name, entry }) => {
  if (!existsSync(entry)) console.log(`SKIPPED: ${name}, since there is no ${entry}`);
  return existsSync(entry);
});

/** Writes the same cases in both formats. It reads JSON as YAML. */
function filesOf(cases: number, runs: number): Record<string, string> {
  const numbers = Array.from({ length: cases }, (_, at) => at);
  const tests = numbers.map((a) => {
    const written = { title: `case ${a}`, call: 'get-sum', with: { a, b: 1 } };
    return { ...written, expect: `is ${a + 1}`, runs };
  });
  const asserts = numbers.map((a) => {
    const expect = { not_error: true, contains: [`is ${a + 1}`] };
    const assert = { tool: 'get-sum', args: { a, b: 1 }, expect };
    const written = { name: `case ${a}`, server: SERVER, assert };
    return [`asserts/case-${a}.yaml`, JSON.stringify(written)];
  });
  return {
    '.mcp.json': JSON.stringify({ mcpServers: { adder: SERVER } }),
    'suite.json': JSON.stringify({ name: 'sums', tests }),
    ...Object.fromEntries(asserts),
  };
}

/** Milliseconds that a program takes. Throws what it wrote if it does not pass. */
async function timeOf(entry: string, args: string[], cwd: string): Promise<number> {
  const ours = { 'INPUT_SUITE-FILE': 'suite.json', GITHUB_OUTPUT: join(cwd, 'outputs') };
  const env = { PATH: process.env['PATH'], RUNNER_TEMP: cwd, GITHUB_WORKSPACE: cwd, ...ours };
  const start = performance.now();
  await promisify(execFile)(process.execPath, [entry, ...args], { cwd, env });
  return performance.now() - start;
}

const times = new Map<string, Record<string, number>>(programs.map(({ name }) => [name, {}]));
for (const [cases, runs] of SIZES) {
  const folder = folderWith(filesOf(cases, runs));
  const samples = programs.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, { entry, args }] of programs.entries()) {
      samples[at]?.push(await timeOf(entry, args(runs), folder));
    }
  }
  for (const [at, { name }] of programs.entries()) {
    const median = samples[at]?.sort((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN;
    Object.assign(times.get(name) ?? {}, { [`${cases} x ${runs}`]: Math.round(median) });
  }
  rmSync(folder, { recursive: true });
}
console.log(`median of ${ROUNDS} runs, in ms`);
console.table(Object.fromEntries(times));
const timeIn = (name: string, size: string) => times.get(name)?.[size] ?? Number.NaN;
const one = timeIn('ours', '1 x 1');
const more = one - timeIn('mcp-assert', '1 x 1');
console.log(`one case, more than mcp-assert: ${more} ms, goal 500`);
console.log(`100 cases, more than one: ${timeIn('ours', '100 x 1') - one} ms, goal 3000`);
