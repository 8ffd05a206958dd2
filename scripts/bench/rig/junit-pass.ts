import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { SaxesParser } from 'saxes';
import { parseResultFile } from '../../../src/results/read/parse.ts';

/** One pass over a file in a process of its own, so that its peak memory is its own. */
const [kind, path] = process.argv.slice(2);

/** The least that reading the file takes: saxes counting elements, nothing kept. */
async function countBare(file: string): Promise<number> {
  let cases = 0;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    if (name === 'testcase') cases += 1;
  });
  for await (const text of createReadStream(file, 'utf8')) parser.write(text);
  parser.close();
  return cases;
}

async function countParsed(file: string): Promise<number> {
  let cases = 0;
  const { errors } = await parseResultFile(file, { file }, () => {
    cases += 1;
  });
  if (errors.length > 0) throw new Error(errors[0]?.message);
  return cases;
}

/** From the kernel's own mark: `maxRSS` would include the parent's memory at the fork. */
async function readPeakRssMb(): Promise<number> {
  const status = await readFile('/proc/self/status', 'utf8');
  return Math.round(Number(/^VmHWM:\s*(\d+) kB/m.exec(status)?.[1]) / 1024);
}

if (path === undefined) throw new Error('Usage: junit-pass.ts bare|parse FILE');
const startedMs = performance.now();
const cases = await (kind === 'bare' ? countBare(path) : countParsed(path));
const elapsedMs = Math.round(performance.now() - startedMs);
console.log(JSON.stringify({ cases, elapsedMs, peakRssMb: await readPeakRssMb() }));
