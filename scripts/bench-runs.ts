/** Prints how long whole runs take as processes: ours, and mcp-assert. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/** A file that starts a program, and what it gets in a folder made by `prepare`. */
interface Program {
  name: string;
  entry: string;
  args: (runs: number) => string[];
  env: Record<string, string>;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const action = { 'INPUT_SUITE-FILE': 'suite.json', GITHUB_OUTPUT: join(folder, 'outputs') };
const assertion = join(ROOT, 'rigs/node_modules/.bin/mcp-assert');
const assertArgs = (runs: number) => ['run', '--suite', 'asserts', '--trials', String(runs)];
const programs: Program[] = [
  { name: 'ours', entry: join(ROOT, 'dist/index.js'), args: () => [], env: action },
  { name: 'mcp-assert', entry: assertion, args: assertArgs, env: {} },
  {
    name: 'mcp-assert --reuse-server',
    entry: assertion,
    args: (runs: number) => [...assertArgs(runs), '--reuse-server'],
    env: {},
  },
].filter(({ name, entry }) => {
  if (existsSync(entry)) return true;
  console.log(`SKIPPED: ${name}, since there is no ${entry}`);
  return false;
});

const times = new Map<string, number[]>(programs.map(({ name }) => [name, []]));
for (const [cases, runs] of SIZES) {
  const workspace = prepare(cases, runs);
  const samples = new Map<string, number[]>(programs.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const program of programs) {
      samples.get(program.name)?.push(await timeOf(program, workspace, runs));
    }
  }
  for (const [name, all] of samples) times.get(name)?.push(median(all));
}
rmSync(folder, { recursive: true });
printTable();
printRules();

/** Writes the same cases in both formats. */
function prepare(cases: number, runs: number): string {
  const workspace = join(folder, `${cases}x${runs}`);
  mkdirSync(join(workspace, 'asserts'), { recursive: true });
  const write = (name: string, content: object) =>
    writeFileSync(join(workspace, name), JSON.stringify(content));
  const numbers = Array.from({ length: cases }, (_, at) => at);
  write('.mcp.json', { mcpServers: { adder: SERVER } });
  write('suite.json', {
    name: 'sums',
    tests: numbers.map((a) => {
      const written = { title: `case ${a}`, call: 'get-sum', with: { a, b: 1 } };
      return { ...written, expect: `is ${a + 1}`, runs };
    }),
  });
  for (const a of numbers) {
    // It reads JSON as YAML.
    write(`asserts/case-${a}.yaml`, {
      name: `case ${a}`,
      server: SERVER,
      assert: {
        tool: 'get-sum',
        args: { a, b: 1 },
        expect: { not_error: true, contains: [`is ${a + 1}`] },
      },
    });
  }
  return workspace;
}

/** Milliseconds that a program takes. Throws if it does not pass. */
async function timeOf({ name, entry, args, env }: Program, cwd: string, runs: number) {
  const start = performance.now();
  const child = spawn(process.execPath, [entry, ...args(runs)], {
    cwd,
    env: { PATH: process.env['PATH'], RUNNER_TEMP: folder, GITHUB_WORKSPACE: cwd, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${output}`);
  return performance.now() - start;
}

function median(all: number[]): number {
  return all.sort((a, b) => a - b)[all.length >> 1] ?? Number.NaN;
}

function printTable(): void {
  console.log(`median of ${ROUNDS} runs, in ms`);
  const heads = SIZES.map(([cases, runs]) => `${cases} x ${runs}`);
  const rows = [...times].map(([name, row]) => [name, ...row.map((time) => time.toFixed(0))]);
  for (const [name = '', ...columns] of [['program', ...heads], ...rows]) {
    console.log(name.padEnd(26), ...columns.map((column) => column.padStart(8)));
  }
}

function printRules(): void {
  const ours = times.get('ours') ?? [];
  const rules: [what: string, value: number, limit: number][] = [
    // Not a number without the other program.
    ['one case, more than mcp-assert', Number(ours[0]) - Number(times.get('mcp-assert')?.[0]), 500],
    ['100 cases, more than one', Number(ours[2]) - Number(ours[0]), 3_000],
  ];
  for (const [what, value, limit] of rules) {
    const outcome = Number.isNaN(value) ? 'unknown' : value <= limit ? 'met' : 'MISSED';
    console.log(`${what}: ${value.toFixed(0)} ms, at most ${limit}: ${outcome}`);
  }
}
