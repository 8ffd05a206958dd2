/** Prints time and memory of reading JUnit XML, next to a bare saxes parser and to `ingest`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SaxesParser } from 'saxes';
import { readResultFile } from '../src/sources/results/read/read-file.ts';
import { newRoom, Reading } from '../src/sources/results/read/reading.ts';

const SIZES = [1, 10, 100];
const ROUNDS = 5;
const CLI = join(import.meta.dirname, '../dist/cli.js');
const OUTPUT = 'the test wrote this line to its standard output\n'.repeat(10);

const [mode, file = ''] = process.argv.slice(2);
if (mode === 'saxes') await readBare(file);
else if (mode === 'reader') await readOurs(file);
else await compare();

/** What any reader does at least: decode, parse, count. */
async function readBare(path: string): Promise<void> {
  const parser = new SaxesParser();
  let tests = 0;
  parser.on('opentag', ({ name }) => {
    if (name === 'testcase') tests += 1;
  });
  const start = performance.now();
  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) parser.write(chunk);
  parser.close();
  print(start, tests);
}

async function readOurs(path: string): Promise<void> {
  const reading = new Reading(newRoom());
  const start = performance.now();
  await readResultFile(path, dirname(path), reading, new AbortController().signal);
  if (reading.troubles.length > 0) throw new Error(JSON.stringify(reading.troubles));
  print(start, reading.cases.length);
}

function print(start: number, tests: number): void {
  const ms = performance.now() - start;
  console.log(JSON.stringify({ ms, tests, rss: process.resourceUsage().maxRSS / 1_024 }));
}

interface Figures {
  ms: number;
  tests: number;
  rss: number;
}

async function measure(name: string, path: string): Promise<Figures> {
  const rounds: Figures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const child = spawn(process.execPath, [import.meta.filename, name, path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    rounds.push(JSON.parse(await text(child.stdout)));
  }
  rounds.sort((a, b) => a.ms - b.ms);
  return rounds[ROUNDS >> 1] ?? { ms: 0, tests: 0, rss: 0 };
}

async function compare(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  for (const size of SIZES) {
    const path = join(folder, `${size}.xml`);
    await writeJunit(path, size * 2 ** 20);
    const bare = await measure('saxes', path);
    const ours = await measure('reader', path);
    if (bare.tests !== ours.tests) throw new Error(`${bare.tests} and ${ours.tests} tests`);
    const times = (ours.ms / bare.ms).toFixed(2);
    console.log(
      `${Math.round(statSync(path).size / 2 ** 20)} MB, ${ours.tests} tests: saxes ${Math.round(bare.ms)} ms, ${Math.round(bare.rss)} MB; ours ${Math.round(ours.ms)} ms, ${Math.round(ours.rss)} MB: ${times} times`,
    );
    const { ms, rss } = await ingest(folder, path);
    console.log(`  ingest with report.json: ${Math.round(ms)} ms, ${Math.round(rss)} MB`);
  }
  rmSync(folder, { recursive: true });
}

/** The whole terminal program: read, report, gate. Its highest memory comes from `wait4`. */
async function ingest(folder: string, path: string): Promise<{ ms: number; rss: number }> {
  const start = performance.now();
  const code = `process.on('exit', () => process.stderr.write('\\n' + process.resourceUsage().maxRSS))`;
  const preload = `data:text/javascript,${encodeURIComponent(code)}`;
  const args = ['--import', preload, CLI, 'ingest', basename(path), '--output', 'report.json'];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const rss = Number((await text(child.stderr)).split('\n').at(-1)) / 1_024;
  return { ms: performance.now() - start, rss };
}

/** Tests with names, times, some failures and output, as Surefire and others write them. */
async function writeJunit(path: string, bytes: number): Promise<void> {
  const out = createWriteStream(path);
  const write = async (piece: string) => {
    if (!out.write(piece)) await once(out, 'drain');
  };
  await write('<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n');
  for (let suite = 0, size = 0; size < bytes; suite += 1) {
    const cases = Array.from({ length: 50 }, (_, at) => {
      const head = `<testcase name="does something useful ${suite} ${at}" classname="org.example.module${suite % 40}.Suite${suite}" time="0.0${at}"`;
      if (at % 25 === 0) {
        return `${head}><failure message="expected ${at} &amp; got ${suite}" type="AssertionError">at Suite${suite}.java:${at}\n${OUTPUT}</failure></testcase>`;
      }
      return at % 2 === 0
        ? `${head}/>`
        : `${head}><system-out>${OUTPUT}${OUTPUT}${OUTPUT}</system-out></testcase>`;
    });
    const piece = `<testsuite name="Suite${suite}" tests="50" failures="2" errors="0" skipped="0" time="1.5">\n${cases.join('\n')}\n</testsuite>\n`;
    await write(piece);
    size += piece.length;
  }
  await write('</testsuites>\n');
  out.end();
  await once(out, 'close');
}
